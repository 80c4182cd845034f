import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { contactFormMachine } from '../contact-form/contact-form.machine';
import type { Page } from '../page';
import { siteMachine } from './site.machine';

/** Starts the root with a real form, and other children that do nothing. `stopped`: the children of the form that have ended. */
function start(page: Page) {
  const stopped: string[] = [];
  const stub = (name: string) => fromCallback(() => () => void stopped.push(name));
  const children = Object.keys(siteMachine.implementations.actors).map(name => [name, fromCallback(() => {})]);
  const contactForm = contactFormMachine.provide({
    actors: { visibleArea: stub('visibleArea'), shownFields: stub('shownFields') },
  });
  const site = createActor(
    siteMachine.provide({
      actors: { ...(Object.fromEntries(children) as object), contactForm },
      actions: { focusReplacement: () => {}, logFailure: () => {}, logArrival: () => {}, prepareMail: () => {} },
    }),
    { input: { page, schedule: { hours: [], closures: [] }, salonEmail: '', lineKinds: [] } },
  );
  site.start();
  onTestFinished(() => void site.stop());
  return { site, stopped, form: () => site.getSnapshot().children.contactForm ?? expect.fail() };
}

const services: Page = { path: '/services' };

it('a home page without testimonials rotates none', () => {
  const { site } = start({ path: '/', testimonials: 0 });
  expect(site.getSnapshot().matches({ page: 'plain' })).toBe(true);
});

it('the form keeps what is written from page to page, and after it has failed', () => {
  const { site, stopped, form } = start(services);
  const first = form();
  first.send({ type: 'draft.write', field: 'name', value: 'Ada' });
  first.send({ type: 'draft.date', value: '2026-11-29', earliest: '2026-11-23' });
  site.send({ type: 'page.shown', page: { ...services, hasForm: true } });
  expect(form() === first).toBe(true);
  // Without a text, it throws.
  first.send({ type: 'draft.write', field: 'message', value: undefined as never });
  expect([site.getSnapshot().children.contactForm, stopped]).toEqual([undefined, ['visibleArea', 'shownFields']]);
  site.send({ type: 'failure.retry' });
  expect(form() === first).toBe(false);
  const { parent, fields, unusableDate } = form().getSnapshot().context;
  expect([parent === site, fields.name, unusableDate]).toEqual([true, 'Ada', '2026-11-29']);
});
