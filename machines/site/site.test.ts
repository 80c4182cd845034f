import { expect, it, onTestFinished } from 'vitest';
import { type AnyActorLogic, createActor, createMachine, fromCallback } from 'xstate';
import type { Page } from '../page';
import { siteMachine } from './site.machine';

/** Starts the root with children that only record their inputs and their ends. */
function start(page: Page) {
  const inputs: [name: string, input: object][] = [];
  const stopped: string[] = [];
  const toasts: object[] = [];
  const stub = (name: string) =>
    fromCallback<{ type: string }, object>(({ input, receive }) => {
      inputs.push([name, input]);
      if (name === 'toasts') receive(event => toasts.push(event));
      return () => void stopped.push(name);
    });
  /** A form that keeps its draft, names a hairstyle, and fails on `form.break`. */
  const form = createMachine({
    context: ({ input }) => {
      inputs.push(['contactForm', input as object]);
      return {
        fields: { name: '', message: '' },
        reference: 'KTRM',
        unusableDate: '',
        ...(input as { draft?: object }).draft,
      };
    },
    invoke: { src: stub('part of the form') },
    on: {
      'hairstyle.choose': { actions: ({ context, event }) => Object.assign(context.fields, { message: event.title }) },
      'form.break': {
        actions: () => {
          throw new Error('broken on purpose');
        },
      },
    },
  });
  const children = Object.keys(siteMachine.implementations.actors).map(name => [name, stub(name)]);
  const site = createActor(
    siteMachine.provide({
      actors: { ...(Object.fromEntries(children) as object), contactForm: form as AnyActorLogic as never },
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
  const { site, stopped, inputsOf } = start(services);
  site.send({ type: 'hairstyle.choose', title: 'Cornrows' });
  site.send({ type: 'page.shown', page: { ...services, hasForm: true } });
  expect(inputsOf('contactForm').length).toBe(1);
  site.getSnapshot().context.form?.send({ type: 'form.break' } as never);
  expect([site.getSnapshot().children.contactForm, stopped]).toEqual([undefined, ['part of the form']]);
  site.send({ type: 'failure.retry' });
  const draft = { fields: { name: '', message: 'Cornrows' }, reference: 'KTRM', unusableDate: '' };
  expect(inputsOf('contactForm')).toEqual([
    expect.objectContaining({ draft: undefined, parent: site }),
    expect.objectContaining({ draft, parent: site }),
  ]);
});

it.each(['name', 'phone', 'message'])(
  'a page stays, with a toast, if the visitor has written a %s meanwhile',
  field => {
    const { site, toasts } = start(services);
    site.send({ type: 'sheet.failed', reason: 'gone' });
    Object.assign(site.getSnapshot().context.form?.getSnapshot().context.fields ?? {}, { [field]: 'typed' });
    site.send({ type: 'xstate.done.actor.reachHost' } as never);
    expect(toasts).toEqual([{ type: 'toast.show', toast: { kind: 'code.failed', link: '' } }]);
  },
);
