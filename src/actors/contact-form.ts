import { fromPromise } from 'xstate';
import { contactFormMachine } from '../../machines/contact-form/contact-form.machine';
import type { TemplateParams } from '../../machines/contact-form/message.schema';
import type { LateActor } from '../../machines/page';
import { focusFirst, focusKeeper } from '../effects/focus';
import type { SendMessage } from '../services/send-message';

export interface Mail {
  sendMessage: SendMessage;
  /** The salon's e-mail address, where messages go. */
  salonEmail: string;
}

export const contactFormFor = ({ sendMessage, salonEmail }: Mail): LateActor => ({
  logic: contactFormMachine.provide({
    actors: {
      sendMessage: fromPromise<void, TemplateParams>(({ input, signal }) => sendMessage(input, signal)),
      focusKeeper,
    },
    actions: { focusField: (_, { field }) => focusFirst(`form [name="${field}"]`) },
  }),
  input: { salonEmail },
});
