import { expect, it, onTestFinished } from 'vitest';
import { type AnyActorLogic, createActor, createMachine, fromCallback, fromPromise } from 'xstate';
import { settled } from 'xstate-paths';
import type { Page } from '../page';
import { type SiteActorName, siteMachine } from './site.machine';

const broken = new Error('broken on purpose');

/** Starts the root with children that only record their input; a test can make them fail. */
function start(page: Page, ...failures: string[]) {
  const inputs: [name: string, input: object][] = [];
  const stopped: string[] = [];
  const toasts: object[] = [];
  /** Links whose host was asked for, and links that the browser opened. */
  const asked: unknown[] = [];
  const opened: unknown[] = [];
  const host = { answer: () => {} };
  const failing = new Set(failures);
  const stub = (name: string) =>
    fromCallback<{ type: string }, object>(({ input, receive }) => {
      inputs.push([name, input]);
      if (name === 'toasts') receive(event => toasts.push(event));
      if (failing.delete(name)) throw broken;
      return () => void stopped.push(name);
    });
  /** A form that keeps its draft, names a hairstyle, and fails on `form.break`. */
  const form = createMachine({
    context: ({ input }) => {
      inputs.push(['contactForm', input as object]);
      return { fields: { message: '' }, reference: 'KTRM', unusableDate: '', ...(input as { draft?: object }).draft };
    },
    on: {
      'hairstyle.choose': { actions: ({ context, event }) => Object.assign(context.fields, { message: event.title }) },
      'form.break': {
        actions: () => {
          throw broken;
        },
      },
    },
  });
  const children = Object.keys(siteMachine.implementations.actors).map(name => [name, stub(name)]);
  const site = createActor(
    siteMachine.provide({
      actors: {
        ...(Object.fromEntries(children) as object),
        contactForm: form as AnyActorLogic as never,
        reachHost: fromPromise<unknown, { link: string | undefined }>(({ input }) => {
          asked.push(input.link);
          return new Promise(answer => {
            host.answer = () => answer(undefined);
          });
        }),
      },
      actions: {
        focusForm: () => {},
        focusReplacement: () => {},
        logFailure: () => {},
        openDocument: (_, { link }) => void opened.push(link),
      },
    }),
    { input: { page, schedule: { hours: [], closures: [] }, salonEmail: '', lineKinds: [] } },
  );
  site.start();
  onTestFinished(() => void site.stop());
  return {
    site,
    stopped,
    toasts,
    asked,
    opened,
    host,
    failing,
    /** Whether an actor runs. */
    runs: (name: SiteActorName) => site.getSnapshot().children[name] !== undefined,
    inputsOf: (name: string) => inputs.flatMap(one => (one[0] === name ? [one[1]] : [])),
  };
}

const services: Page = { path: '/services', exists: true };
const gallery: Page = { path: '/gallery', exists: true, photos: [] };
const history = (hairstyle: string): Page => ({ path: `/styles/${hairstyle}`, exists: true, hairstyle });

it('the site starts the actors of a page, and stops them when another page is shown or an error message replaces it', () => {
  const { site, stopped, runs } = start(services);
  for (const leave of [
    { type: 'page.shown', page: services },
    { type: 'page.closed', path: '/contact', reason: broken },
  ] as const) {
    site.send({ type: 'page.shown', page: gallery });
    expect(runs('gallery')).toBe(true);
    site.send(leave);
    expect([stopped.splice(0), runs('gallery')]).toEqual([['gallery'], false]);
  }
});

it('the next page of the same kind gets actors of its own', () => {
  const { site, stopped, inputsOf } = start(history('cornrows'));
  site.send({ type: 'page.shown', page: history('box-braids') });
  expect([stopped, inputsOf('askBar').length]).toEqual([['quoteSharing', 'askBar'], 2]);
});

it('the site restarts what has failed, but no actor of a page that was left', () => {
  const { site, failing, inputsOf } = start(services, 'colorTheme');
  const failed = () => [...site.getSnapshot().tags].sort();
  for (const leave of [
    { type: 'page.closed', path: '/contact', reason: broken },
    { type: 'page.shown', page: services },
  ] as const) {
    failing.add('gallery');
    site.send({ type: 'page.shown', page: gallery });
    expect(failed()).toContain('gallery');
    site.send(leave);
    expect(failed()).not.toContain('gallery');
  }
  expect(failed()).toContain('colorTheme');
  site.send({ type: 'failure.retry' });
  expect([inputsOf('gallery').length, inputsOf('colorTheme').length]).toEqual([2, 2]);
  failing.add('gallery');
  site.send({ type: 'page.shown', page: gallery });
  site.send({ type: 'failure.retry' });
  expect([inputsOf('gallery').length, failed()]).toEqual([4, []]);
});

it('the form keeps what is written from page to page, and after it has failed', () => {
  const { site, inputsOf, runs } = start(services);
  site.send({ type: 'hairstyle.choose', title: 'Cornrows' });
  site.send({ type: 'page.shown', page: { ...services, hasForm: true } });
  expect(inputsOf('contactForm').length).toBe(1);
  site.getSnapshot().context.form?.send({ type: 'form.break' } as never);
  expect(runs('contactForm')).toBe(false);
  site.send({ type: 'failure.retry' });
  const draft = { fields: { message: 'Cornrows' }, reference: 'KTRM', unusableDate: '' };
  expect(inputsOf('contactForm')).toEqual([
    expect.objectContaining({ draft: undefined, parent: site }),
    expect.objectContaining({ draft, parent: site }),
  ]);
});

// XState warns about an event for an actor that has ended, and a warning fails the test.
it('the site sends no events to actors that have failed', () => {
  const { site } = start(services, 'mobileMenu', 'bookingSheet', 'toasts');
  site.getSnapshot().context.form?.send({ type: 'form.break' } as never);
  for (const name of ['mobileMenu', 'bookingSheet', 'toasts', 'contactForm'] as const)
    expect(site.getSnapshot().hasTag(name)).toBe(true);
  site.send({ type: 'hairstyle.choose', title: 'Cornrows' });
  site.send({ type: 'page.left' });
  site.send({ type: 'booking.requested' });
  site.send({ type: 'message.submitted' });
  site.send({ type: 'link.copied' });
});

it('the browser opens a link whose page cannot be loaded, if the host answers; the last such link counts', async () => {
  const { site, host, asked, opened } = start(services);
  for (const link of ['/gallery', '/contact?style=cornrows'])
    site.send({ type: 'page.failed', link, path: '/', reason: broken });
  host.answer();
  await settled();
  expect([asked, opened]).toEqual([['/gallery', '/contact?style=cornrows'], ['/contact?style=cornrows']]);
});

it('the browser opens no link while any field of the form has text', async () => {
  const { site, toasts, asked, opened } = start(services);
  site.send({ type: 'hairstyle.choose', title: 'Cornrows' });
  site.send({ type: 'page.failed', link: '/gallery', path: '/gallery', reason: broken });
  await settled();
  expect(toasts).toContainEqual({ type: 'toast.show', toast: { kind: 'code.failed', link: '/gallery' } });
  expect([asked, opened]).toEqual([[], []]);
});

it('a message that the code failed has no link if the sheet failed and the visitor has chosen a style meanwhile', async () => {
  const { site, host, toasts, asked, opened } = start(services);
  site.send({ type: 'sheet.failed', reason: broken });
  expect([site.getSnapshot().matches({ document: 'leaving' }), asked]).toEqual([true, [undefined]]);
  site.send({ type: 'hairstyle.choose', title: 'Cornrows' });
  host.answer();
  await settled();
  expect(toasts).toContainEqual({ type: 'toast.show', toast: { kind: 'code.failed', link: '' } });
  expect(opened).toEqual([]);
});
