import { createActor, fromPromise } from 'xstate';
import { type ContactFormActor, contactFormMachine } from '../../machines/contact-form/contact-form.machine';
import type { TemplateParams } from '../../machines/contact-form/message.schema';
import { inspectOptions } from './inspect';
import { type RootActors, useRootActors } from './root';
import { announceMessages } from './toasts';

/** The one contact form of the site. It is made when first asked for and then kept, so a draft survives every change of page. */
export function contactFormOf(root: RootActors): ContactFormActor {
  root.contactForm ??= createContactForm(root);
  return root.contactForm;
}

export function useContactForm(): ContactFormActor {
  return contactFormOf(useRootActors());
}

function createContactForm({ world, sheet, live }: RootActors): ContactFormActor {
  const machine = contactFormMachine.provide({
    actors: {
      sendMessage: fromPromise<void, TemplateParams>(({ input, signal }) => world.sendMessage(input, signal)),
    },
  });
  const form = createActor(machine, { input: { salonEmail: world.salonEmail }, ...inspectOptions(world.inspect) });
  form.on('message.sent', () => sheet.send({ type: 'message.sent' }));
  announceMessages(form, world.notifier, world.salonEmail);
  return live ? form.start() : form;
}

export type { ContactFormActor } from '../../machines/contact-form/contact-form.machine';
export { type FieldName, VARIABLES_LIMIT_BYTES } from '../../machines/contact-form/message.schema';
export { preferencesIn } from '../../machines/contact-form/preferences';
export { keepFocus } from '../effects/keep-focus';
