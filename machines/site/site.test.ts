import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { contactFormMachine } from '../contact-form/contact-form.machine';
import { navigationMachine } from '../navigation/navigation.machine';
import type { Page } from '../page';
import { siteMachine } from './site.machine';

/** Starts the root with a real form, and children that do nothing besides `others`. `stopped`: the form's children that have ended. */
function start(page: Page, others = {}) {
  const stopped: string[] = [];
  const stub = (name: string) => fromCallback(() => () => void stopped.push(name));
  const children = Object.keys(siteMachine.implementations.actors).map(name => [name, fromCallback(() => {})]);
  const contactForm = contactFormMachine.provide({
    actors: { visibleArea: stub('visibleArea'), shownFields: stub('shownFields') },
  });
  const site = createActor(
    siteMachine.provide({
      actors: { ...(Object.fromEntries(children) as object), contactForm, ...others },
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

it('a navigation that is started again asks again for the page that could not be loaded', async () => {
  const loadPage = vi.fn(() => Promise.reject(new Error('offline')));
  const navigation = navigationMachine.provide({
    actors: {
      addressBar: fromCallback(({ sendBack }) => sendBack({ type: 'address.change', path: '/gallery' })),
      loadPage: fromPromise<Page, { path: string }>(loadPage),
      errorMessage: fromCallback(() => {}),
    },
  });
  const { site } = start(services, { navigation, reachHost: fromPromise(loadPage) });
  await expect.poll(() => site.getSnapshot().matches({ page: 'closed' })).toBe(true);
  loadPage.mockClear();
  site.getSnapshot().children.navigation?.send({ type: 'xstate.error.actor.addressBar' } as never);
  site.send({ type: 'failure.retry' });
  expect(loadPage).toHaveBeenCalledTimes(1);
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
