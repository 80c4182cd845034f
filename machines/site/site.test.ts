import { expect, it, onTestFinished } from 'vitest';
import { type AnyActorLogic, type AnyActorRef, createActor, createMachine, fromCallback, fromPromise } from 'xstate';
import { settled } from 'xstate-paths';
import type { LateActor, Page } from '../page';
import { ALWAYS, type SiteActorName, siteMachine } from './site.machine';

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
  const stub = (name: string): AnyActorLogic =>
    fromCallback<{ type: string }, object>(({ input, receive }) => {
      inputs.push([name, input]);
      if (name === 'toasts') receive(event => toasts.push(event));
      if (failing.delete(name)) throw broken;
      return () => void stopped.push(name);
    });
  const site = createActor(
    siteMachine.provide({
      actors: {
        ...(Object.fromEntries(ALWAYS.map(name => [name, stub(name)])) as object),
        loadSheet: fromPromise<LateActor>(async () => {
          if (failing.has('loadSheet')) throw broken;
          return form;
        }),
        reachHost: fromPromise<unknown, { link: string | undefined }>(({ input }) => {
          asked.push(input.link);
          return new Promise(answer => {
            host.answer = () => answer(undefined);
          });
        }),
      },
      actions: {
        focusReplacement: () => {},
        logFailure: () => {},
        openDocument: (_, { link }) => void opened.push(link),
      },
    }),
    { input: { page, schedule: { hours: [], closures: [] } } },
  );
  function late(name: string): LateActor {
    return { logic: stub(name), input: { of: name } } as unknown as LateActor;
  }
  /** A form machine with a draft, which fails on `form.break`. */
  const form = {
    logic: createMachine({
      context: ({ input }) => {
        inputs.push(['contactForm', input as object]);
        return { fields: { name: 'Ada' }, reference: 'KTRM', unusableDate: '2026-12-01', excess: 0 };
      },
      on: {
        'form.break': {
          actions: () => {
            throw broken;
          },
        },
      },
    }),
    input: { of: 'contactForm' },
  } as unknown as LateActor;
  site.start();
  onTestFinished(() => void site.stop());
  const actorOf = (name: SiteActorName) => site.getSnapshot().context.actors[name] as AnyActorRef | undefined;
  return {
    site,
    inputs,
    stopped,
    toasts,
    asked,
    opened,
    host,
    failing,
    late,
    form,
    actorOf,
    inputOf: (name: string) => inputs.filter(one => one[0] === name),
  };
}

const services: Page = { path: '/services', exists: true };
const galleryPage = (gallery: LateActor): Page => ({ path: '/gallery', exists: true, actors: { gallery } });
const contactPage = (contactForm: LateActor): Page => ({ path: '/contact', exists: true, contactForm });

it('the site starts the actors of a page, and stops them when another page is shown', () => {
  const it = start(services);
  it.site.send({ type: 'page.shown', page: galleryPage(it.late('gallery')) });
  expect([it.inputOf('gallery').length, it.actorOf('gallery') !== undefined]).toEqual([1, true]);
  it.site.send({ type: 'page.shown', page: services });
  expect([it.stopped, it.actorOf('gallery')]).toEqual([['gallery'], undefined]);
});

it('the site stops the actors of a page that an error message replaces', () => {
  const it = start(services);
  it.site.send({ type: 'page.shown', page: galleryPage(it.late('gallery')) });
  it.site.send({ type: 'page.closed', path: '/contact', reason: broken });
  expect([it.stopped, it.actorOf('gallery')]).toEqual([['gallery'], undefined]);
});

it('the site does not restart an actor of a page that an error message has replaced', () => {
  const it = start(services);
  it.failing.add('gallery');
  it.site.send({ type: 'page.shown', page: galleryPage(it.late('gallery')) });
  it.site.send({ type: 'page.closed', path: '/contact', reason: broken });
  expect(it.site.getSnapshot().context.failed).toEqual([]);
  it.site.send({ type: 'failure.retry' });
  expect([it.inputOf('gallery').length, it.actorOf('gallery')]).toEqual([1, undefined]);
});

it('the site starts the form once, with the hairstyle chosen before, and keeps the form from page to page', () => {
  const it = start(services);
  it.site.send({ type: 'hairstyle.choose', title: 'Cornrows' });
  const contact = contactPage(it.form);
  for (const page of [contact, services, contact]) it.site.send({ type: 'page.shown', page });
  expect(it.inputOf('contactForm')).toEqual([
    ['contactForm', expect.objectContaining({ of: 'contactForm', hairstyle: 'Cornrows', parent: it.site })],
  ]);
  expect(it.stopped).toEqual([]);
});

it('the site starts the sheet’s form when its code is loaded', async () => {
  const it = start(services);
  it.site.send({ type: 'booking.requested' });
  expect([it.site.getSnapshot().value, it.actorOf('contactForm')]).toEqual(['loadingSheet', undefined]);
  await settled();
  expect([it.site.getSnapshot().value, it.inputOf('contactForm').length]).toEqual(['browsing', 1]);
});

it('the site restarts failed actors, and forgets the failures of a page that was left', () => {
  const it = start(services);
  it.failing.add('gallery');
  it.site.send({ type: 'page.shown', page: galleryPage(it.late('gallery')) });
  expect(it.site.getSnapshot().context.failed).toEqual(['gallery']);
  it.site.send({ type: 'failure.retry' });
  expect([it.site.getSnapshot().context.failed, it.inputOf('gallery').length]).toEqual([[], 2]);
  it.failing.add('gallery');
  it.site.send({ type: 'page.shown', page: services });
  it.site.send({ type: 'page.shown', page: galleryPage(it.late('gallery')) });
  it.site.send({ type: 'page.shown', page: services });
  expect(it.site.getSnapshot().context.failed).toEqual([]);
});

// XState warns about an event for an actor that has ended, and a warning fails the test.
it('the site sends no events to actors that have failed', () => {
  const it = start(services, 'mobileMenu', 'bookingSheet', 'toasts');
  it.failing.add('contactForm');
  it.site.send({ type: 'page.shown', page: contactPage(it.late('contactForm')) });
  expect(it.site.getSnapshot().context.failed).toEqual(['mobileMenu', 'bookingSheet', 'toasts', 'contactForm']);
  it.site.send({ type: 'hairstyle.choose', title: 'Cornrows' });
  it.site.send({ type: 'page.left' });
  it.site.send({ type: 'booking.requested' });
  it.site.send({ type: 'message.submitted' });
  it.site.send({ type: 'link.copied' });
});

it('the site restarts a failed form with its draft, so that the request keeps its reference', () => {
  const it = start(services);
  it.site.send({ type: 'page.shown', page: contactPage(it.form) });
  it.actorOf('contactForm')?.send({ type: 'form.break' });
  expect(it.site.getSnapshot().context.failed).toEqual(['contactForm']);
  it.site.send({ type: 'failure.retry' });
  expect(it.inputOf('contactForm').map(([, input]) => input)).toEqual([
    expect.objectContaining({ of: 'contactForm', draft: undefined }),
    expect.objectContaining({
      of: 'contactForm',
      draft: { fields: { name: 'Ada' }, reference: 'KTRM', unusableDate: '2026-12-01' },
    }),
  ]);
});

it('the site keeps the failures of other actors when it forgets those of a page', () => {
  const it = start(services, 'colorTheme');
  const page = { ...galleryPage(it.late('gallery')), actors: { gallery: it.late('gallery'), zoom: it.late('zoom') } };
  const failed = () => it.site.getSnapshot().context.failed;
  for (const leave of [
    { type: 'page.closed', path: '/contact', reason: broken },
    { type: 'page.shown', page: services },
  ] as const) {
    it.failing.add('gallery');
    it.site.send({ type: 'page.shown', page });
    expect(failed()).toEqual(['colorTheme', 'gallery']);
    it.site.send(leave);
    expect(failed()).toEqual(['colorTheme']);
  }
});

it('the browser opens a link whose page cannot be loaded, if the host answers; the last such link counts', async () => {
  const it = start(services);
  for (const link of ['/gallery', '/contact?style=cornrows'])
    it.site.send({ type: 'page.failed', link, path: '/', reason: broken });
  it.host.answer();
  await settled();
  expect([it.asked, it.opened]).toEqual([['/gallery', '/contact?style=cornrows'], ['/contact?style=cornrows']]);
});

it('the browser opens no link while any field of the form has text', async () => {
  const it = start(services);
  for (const page of [contactPage(it.form), services]) it.site.send({ type: 'page.shown', page });
  it.site.send({ type: 'page.failed', link: '/gallery', path: '/gallery', reason: broken });
  await settled();
  expect(it.toasts).toContainEqual({ type: 'toast.show', toast: { kind: 'code.failed', link: '/gallery' } });
  expect([it.asked, it.opened]).toEqual([[], []]);
});

it('a message that the code failed has no link if the sheet failed and the visitor has chosen a style meanwhile', async () => {
  const it = start(services, 'loadSheet');
  it.site.send({ type: 'booking.requested' });
  await settled();
  expect([it.site.getSnapshot().value, it.asked]).toEqual(['leaving', [undefined]]);
  it.site.send({ type: 'hairstyle.choose', title: 'Cornrows' });
  it.host.answer();
  await settled();
  expect(it.toasts).toContainEqual({ type: 'toast.show', toast: { kind: 'code.failed', link: '' } });
  expect(it.opened).toEqual([]);
});
