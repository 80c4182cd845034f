import { expect, it, onTestFinished } from 'vitest';
import { type AnyEventObject, createActor, fromCallback } from 'xstate';
import { contactFormMachine } from '../contact-form/contact-form.machine';
import type { FieldName } from '../contact-form/message.schema';
import type { Page } from '../page';
import { siteMachine } from './site.machine';

/** Starts the root with a real form, and other children that only record their inputs and their ends. */
function start(page: Page) {
  const inputs: [name: string, input: unknown][] = [];
  const stopped: string[] = [];
  const toasts: object[] = [];
  const stub = (name: string) =>
    fromCallback<AnyEventObject>(({ input, receive }) => {
      inputs.push([name, input]);
      if (name === 'toasts') receive(event => toasts.push(event));
      return () => void stopped.push(name);
    });
  const children = Object.keys(siteMachine.implementations.actors).map(name => [name, stub(name)]);
  const contactForm = contactFormMachine.provide({
    actors: { visibleArea: stub('visibleArea'), shownFields: stub('shownFields') },
  });
  const site = createActor(
    siteMachine.provide({
      actors: { ...(Object.fromEntries(children) as object), contactForm },
      actions: { focusReplacement: () => {}, logFailure: () => {}, logArrival: () => {} },
    }),
    { input: { page, schedule: { hours: [], closures: [] }, salonEmail: '', lineKinds: [] } },
  );
  site.start();
  onTestFinished(() => void site.stop());
  return {
    site,
    stopped,
    toasts,
    inputsOf: (name: string) => inputs.flatMap(one => (one[0] === name ? [one[1]] : [])),
    form: () => site.getSnapshot().children.contactForm ?? expect.fail(),
  };
}

const services: Page = { path: '/services', exists: true };

it('the next page of the same kind gets actors of its own', () => {
  const history = (hairstyle: string): Page => ({ path: `/styles/${hairstyle}`, exists: true, hairstyle });
  const { site, stopped, inputsOf } = start(history('cornrows'));
  site.send({ type: 'page.shown', page: history('box-braids') });
  expect(stopped).toEqual(['quoteSharing', 'askBar']);
  expect(inputsOf('askBar')).toEqual([{ parent: site }, { parent: site }]);
});

it('a home page without testimonials rotates none', () => {
  const { site, inputsOf } = start({ path: '/', exists: true, testimonials: 0 });
  expect(site.getSnapshot().matches({ page: 'plain' })).toBe(true);
  expect(inputsOf('testimonialRotator')).toEqual([]);
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

it.each<FieldName>(['name', 'phone', 'message'])(
  'a page stays, with a toast, if the visitor has written a %s meanwhile',
  field => {
    const { site, toasts, form } = start(services);
    site.send({ type: 'code.failed', what: 'The request form', reason: 'gone' });
    form().send({ type: 'draft.write', field, value: 'typed' });
    site.send({ type: 'xstate.done.actor.reachHost' } as never);
    expect(toasts).toEqual([{ type: 'toast.show', toast: { kind: 'code.failed', link: '' } }]);
  },
);

it('the link that was followed last still opens if what was asked for earlier arrives or fails meanwhile', () => {
  const { site } = start(services);
  site.send({ type: 'code.failed', what: 'The page /gallery', link: '/gallery', reason: 'gone' });
  site.send({ type: 'code.failed', what: 'The page /', link: '', closes: '/', reason: 'gone' });
  site.send({ type: 'code.failed', what: 'The request form', reason: 'gone' });
  site.send({ type: 'page.shown', page: { path: '/contact', exists: true } });
  expect(site.getSnapshot()).toMatchObject({ value: { document: 'leaving' }, context: { link: '/gallery' } });
});
