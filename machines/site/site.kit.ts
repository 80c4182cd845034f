/** What a visitor does that concerns more than one machine, what the machines report, and what must come of it on the page. */
import { type ContextFrom, createEmptyActor, fromTransition } from 'xstate';
import { kitOf, type Outcome } from '../kit/kit';
import { button, dialog, field, image, link, navigation, type Screen } from '../kit/screen';
import type { Timetable } from '../open-hours/opening';
import type { LateActor, Page } from '../page';
import { type SiteActorName, siteMachine } from './site.machine';

type Machine = typeof siteMachine;
type Context = ContextFrom<Machine>;

const late: LateActor = { logic: fromTransition(() => ({}), {}), input: {} };
/** Another than the one that the contact page brings. */
const lateAgain: LateActor = { ...late, input: { again: true } };
const gallery: Page = { path: '/gallery', exists: true, galleryFilter: late };
const services: Page = { path: '/services', exists: true };
const style: Page = { path: '/styles/cornrows', exists: true, hairstyle: 'Cornrows' };
const contact: Page = { path: '/contact', exists: true, contactForm: late };
const labels: Record<string, string> = { '/gallery': 'Gallery', '/services': 'Services', '/contact': 'Contact' };

const always = ['navigation', 'mobileMenu', 'bookingSheet', 'toasts', 'colorTheme', 'openHours'] as const;
const broken = new Error('broken on purpose');
const failure = { reason: 'refused' };
const text = 'Box braids, please\n\nAda, 781 555 0142';

const sheet = dialog('Ask for an appointment');
const lightbox = dialog('Gallery picture');
const fields = ['Full Name *', 'Phone Number *', 'Message *'];
const quiet = { to: 'toasts', type: 'toast.dismiss' };
const toast = (name: string) => ({ to: 'toasts', type: 'toast.show', toast: { kind: name } });
const closes = [
  { to: 'mobileMenu', type: 'page.change' },
  { to: 'bookingSheet', type: 'page.change' },
];
/** The receipt goes with what has shown it. */
const dismisses = ({ actors }: Context) => (actors.contactForm ? [{ to: 'contactForm', type: 'receipt.dismiss' }] : []);
const opens = ({ page }: Context) => ({
  to: 'bookingSheet',
  type: 'booking.request',
  formOnPage: page.contactForm !== undefined,
});

/** The form opens, about the picture or the page that is asked from. */
function asks(
  { context, event }: { context: Context; event: { title?: string } },
  to: 'browsing' | 'loadingSheet',
): Outcome<Machine> {
  const title = event.title ?? context.page.hairstyle;
  if (title === undefined) return { to, told: [opens(context)] };
  return context.actors.contactForm
    ? { to, told: [{ to: 'contactForm', type: 'hairstyle.choose', title }, opens(context)] }
    : { to, context: { hairstyle: title }, told: [opens(context)] };
}

/** What follows in either state. */
function laws(to: 'browsing' | 'loadingSheet') {
  const tells =
    (...told: Record<string, unknown>[]) =>
    (): Outcome<Machine> => ({ to, told });
  const fails = (name: SiteActorName) => ({
    [`${name}.error`]: ({ context }: { context: Context }): Outcome<Machine> => ({
      to,
      context: { failed: [...context.failed, name] },
      told: [{ does: 'logFailure', what: `A part of the site has failed, ${name}:`, reason: broken }],
    }),
  });
  return {
    'page.left': ({ context }: { context: Context }): Outcome<Machine> => ({
      to,
      told: [...closes, ...dismisses(context)],
    }),
    'sheet.closed': ({ context }: { context: Context }): Outcome<Machine> => ({ to, told: dismisses(context) }),
    'page.failed': tells(toast('page.failed')),
    'page.shown': ({ context, event: { page } }: { context: Context; event: { page: Page } }): Outcome<Machine> => {
      const { contactForm = context.late.contactForm, galleryFilter } = page;
      return {
        to: page.contactForm ? 'browsing' : to,
        context: {
          page,
          failed: context.failed.filter(name => always.some(one => one === name)),
          late: { ...(contactForm && { contactForm }), ...(galleryFilter && { galleryFilter }) },
        },
        told: [...closes, ...dismisses(context), { ...quiet, kind: 'page.failed' }],
      };
    },
    'message.submitted': tells(quiet),
    'message.incomplete': tells(toast('message.incomplete')),
    'message.sent': tells(toast('message.sent')),
    'message.failed': tells(
      { does: 'logFailure', what: 'The message was not sent:', reason: failure },
      { to: 'toasts', type: 'toast.show', toast: { kind: 'message.failed', text } },
    ),
    'message.copied': tells(toast('message.copied')),
    'message.uncopied': tells(toast('message.uncopied')),
    'lightbox.load': ({ context }: { context: Context }) =>
      context.page.galleryFilter && !context.late.lightbox
        ? { to, context: { late: { ...context.late, lightbox: late } } }
        : null,
    'link.copied': tells(toast('link.copied')),
    'link.failed': tells({
      to: 'toasts',
      type: 'toast.show',
      toast: { kind: 'link.failed', link: 'https://a.example' },
    }),
    'failure.retry': () => ({ to, context: { failed: [] } }),
    ...Object.assign({}, ...always.map(fails)),
  } as const;
}

/** Until a toast has come or gone. */
async function pause(screen: Screen): Promise<void> {
  for (let times = 0; times < 5; times++) await screen.wait(100);
}

/** Waits for a dialog, whose code may still have to come. */
async function awaitDialog(screen: Screen, target: typeof sheet, looks: number): Promise<void> {
  for (let look = 0; look < looks && !(await screen.look(target)); look++) await screen.breathe(look);
}

/** Opens the gallery's first photo. */
async function openLightbox(screen: Screen, photo: string): Promise<void> {
  await screen.press(image(photo));
  await awaitDialog(screen, lightbox, 60);
}

/** Whatever lies over the page is put away first. */
async function uncover(screen: Screen): Promise<void> {
  // On a phone a toast may cover a button at the top until it is dismissed.
  if (await screen.toast()) await pause(screen);
  if (await screen.toast()) {
    await screen.press(button('Dismiss'));
    await pause(screen);
  }
  if (await screen.look(sheet)) await screen.press(button('Close', sheet));
  if (await screen.look(lightbox)) await screen.press(button('Close', lightbox));
}

async function follow(screen: Screen, { path }: Page, ending: 'works' | 'fails'): Promise<void> {
  await uncover(screen);
  await screen.press(link(labels[path] ?? '', navigation('Quick links')));
  await screen.release('loadPage', ending);
}

async function send(screen: Screen, message: string): Promise<void> {
  for (const label of fields) await screen.fill(field(label), message);
  await screen.press(button('Send Message'));
  await pause(screen);
  if (message !== 'Ada') return;
  // A request that is written so quickly is held for three seconds.
  await screen.wait(3_000);
}

const alive = ({ page, failed, late: known, actors }: Context) => [
  ...always.filter(name => !failed.includes(name)),
  ...(actors.contactForm ? ['contactForm'] : []),
  ...(page.galleryFilter ? ['galleryFilter'] : []),
  ...(known.lightbox ? ['lightbox'] : []),
];

/** Whether a visitor can bring it about on the page as it is. */
function isAtHand(
  { page, actors, failed, sheetLoaded }: Context,
  { type, ...event }: { type: string; [key: string]: unknown },
): boolean {
  const isFormHere = page === contact;
  if (failed.length > 0) return type === 'failure.retry';
  if (type === 'failure.retry' || type === 'link.failed' || type === 'message.uncopied') return false;
  if (type === 'sheet.closed') return sheetLoaded && !isFormHere;
  if (type === 'page.shown') return event.page !== page;
  if (type === 'hairstyle.choose') return page === services;
  if (type.startsWith('message.')) return isFormHere;
  if (type === 'lightbox.load') return page === gallery && !actors.lightbox;
  if (type === 'link.copied') return actors.lightbox !== undefined;
  return true;
}

/** `photo`: description of the gallery's first photo; `hairstyle`: the title of a style on the services page. */
export function siteKit(timetable: Timetable, photo: string, hairstyle: string) {
  const fail = (name: string) => ({
    [`${name}.error`]: async (screen: Screen) => {
      await uncover(screen);
      await screen.fail(name);
    },
  });
  const breaks = Object.fromEntries(always.map(name => [name, { done: [], error: [broken] }])) as unknown as Record<
    (typeof always)[number],
    { done: readonly unknown[]; error: readonly unknown[] }
  >;
  return kitOf(siteMachine)({
    name: 'site',
    input: { page: services, timetable },
    events: {
      'hairstyle.choose': [{ title: hairstyle }],
      'page.left': [{}],
      'page.shown': [{ page: services }, { page: contact }, { page: gallery }],
      'page.failed': [{}],
      'booking.requested': [{}],
      'message.submitted': [{}],
      'message.incomplete': [{}],
      'message.sent': [{}],
      'message.failed': [{ failure, text }],
      'message.copied': [{}],
      'message.uncopied': [{}],
      'sheet.closed': [{}],
      'lightbox.load': [{ lightbox: late }],
      'link.copied': [{}],
      'link.failed': [{ link: 'https://a.example' }],
      'failure.retry': [{}],
    },
    beyondThePage: [
      {
        event: { type: 'booking.requested', title: hairstyle },
        because: 'no picture is asked from here; tests/asking.browser.ts does so from the lightbox',
      },
      {
        event: { type: 'page.shown', page: style },
        because: 'no link of the footer leads to a style; tests/asking.browser.ts asks on its page',
      },
    ],
    answers: { ...breaks, loadSheet: { done: [lateAgain], error: [broken] } },
    delays: {},
    beyondReach: {
      'site: message.uncopied': 'browsers let a page copy right after a press; tests/asking.browser.ts refuses it',
      'site: link.failed': 'browsers let a page copy right after a press; the machine’s own tests refuse it',
    },
    alike: ({ page, actors, sheetLoaded, hairstyle: chosen, failed, late: known }) => [
      page.path,
      actors.contactForm !== undefined,
      sheetLoaded,
      chosen !== undefined,
      failed[0],
      known.lightbox !== undefined,
    ],
    possible: ({ state, context, event, onPage }) => {
      if (event.type.endsWith('.actor.loadSheet')) return state === 'loadingSheet';
      const [, name] = /^xstate\.error\.actor\.(.*)/.exec(event.type) ?? [];
      // One failure at a time, so that `alike` tells every state of `failed` apart.
      if (name && context.failed.length > 0) return false;
      return !onPage || isAtHand(context, event);
    },
    starts: {
      in: 'browsing',
      context: {
        page: services,
        timetable,
        late: {},
        failed: [],
        sheetLoaded: false,
        hairstyle: undefined,
        // Who they are is said by `alive`.
        actors: { navigation: createEmptyActor() } as unknown as Context['actors'],
      },
    },
    laws: {
      browsing: {
        ...laws('browsing'),
        'hairstyle.choose': ({ context, event: { title } }) =>
          context.actors.contactForm
            ? { to: 'browsing', told: [{ to: 'contactForm', type: 'hairstyle.choose', title }] }
            : { to: 'loadingSheet', context: { hairstyle: title } },
        'booking.requested': moment =>
          asks(moment, moment.context.sheetLoaded || moment.context.page.contactForm ? 'browsing' : 'loadingSheet'),
      },
      loadingSheet: {
        ...laws('loadingSheet'),
        'hairstyle.choose': ({ context, event: { title } }) =>
          context.actors.contactForm
            ? { to: 'loadingSheet', told: [{ to: 'contactForm', type: 'hairstyle.choose', title }] }
            : { to: 'loadingSheet', context: { hairstyle: title } },
        'booking.requested': moment => asks(moment, 'loadingSheet'),
        'loadSheet.done': ({ context }) => ({
          to: 'browsing',
          context: {
            sheetLoaded: true,
            ...(!context.actors.contactForm && { late: { ...context.late, contactForm: lateAgain } }),
          },
        }),
        'loadSheet.error': () => ({
          to: 'browsing',
          told: [
            { does: 'logFailure', what: 'The request form could not be loaded:', reason: broken },
            closes[1] ?? {},
            toast('page.failed'),
          ],
        }),
      },
    },
    alive: { browsing: alive, loadingSheet: context => [...alive(context), 'loadSheet'] },
    tags: {},

    viewports: ['phone'],
    begin: async screen => {
      await screen.visit('/services');
      await screen.hold('loadPage', 'loadSheet');
    },
    perform: {
      // The link leads to the contact page as well, which is held back.
      'hairstyle.choose': async screen => {
        await uncover(screen);
        await screen.press(link(`Book Appointment: ${hairstyle}`));
      },
      // There and back again, so that the page is the same afterwards.
      'page.left': async screen => {
        await uncover(screen);
        const here = await screen.address();
        await screen.travel('/styles/cornrows', 'onTop');
        await screen.travel(here, 'onTop');
        await screen.release('loadPage');
      },
      'page.shown': (screen, { page }) => follow(screen, page, 'works'),
      'page.failed': screen => follow(screen, { path: '/gallery', exists: true }, 'fails'),
      'booking.requested': async screen => {
        await uncover(screen);
        await screen.press(button('Menu'));
        await screen.press(button('Book Now', navigation('Mobile')));
        // It stays away where its code is held back, and on a page that shows the form itself.
        await awaitDialog(screen, sheet, 15);
      },
      'message.submitted': screen => send(screen, 'x'.repeat(60_000)),
      'message.incomplete': screen => send(screen, ''),
      'message.sent': async screen => {
        await send(screen, 'Ada');
        await screen.answer('taken');
      },
      'message.failed': async screen => {
        await send(screen, 'Ada');
        await screen.answer('lost');
      },
      'lightbox.load': async screen => {
        await openLightbox(screen, photo);
        await uncover(screen);
      },
      'link.copied': async screen => {
        await uncover(screen);
        await openLightbox(screen, photo);
        await screen.press(button('Share this picture', lightbox));
        await uncover(screen);
      },
      'message.copied': async screen => {
        await send(screen, 'Ada');
        await screen.answer('lost');
        await pause(screen);
        await screen.press(button('Copy message'));
      },
      'message.uncopied': async () => {},
      'sheet.closed': async screen => {
        await uncover(screen);
        await screen.press(button('Menu'));
        await screen.press(button('Book Now', navigation('Mobile')));
        await awaitDialog(screen, sheet, 15);
        await screen.press(button('Close', sheet));
      },
      'link.failed': async () => {},
      'failure.retry': async screen => {
        await uncover(screen);
        await screen.press(button('Try again'));
      },
      ...(Object.assign({}, ...always.map(fail)) as Record<
        `${(typeof always)[number]}.error`,
        (screen: Screen) => Promise<void>
      >),
      'loadSheet.done': screen => screen.release('loadSheet'),
      'loadSheet.error': screen => screen.release('loadSheet', 'fails'),
    },
    see: async screen => ({
      failed: (await screen.look(button('Try again'))) !== null,
      toast: (await screen.toast()) ?? '',
      sheet: (await screen.look(sheet)) !== null,
      scrolls: await screen.scrolls(),
      focus: await screen.focus(),
      message: (await screen.look(field('Message *')))?.value ?? null,
      lightbox: (await screen.look(lightbox)) !== null,
    }),
    seen: { browsing: seen, loadingSheet: seen },
  });

  function seen(context: Context) {
    return { failed: context.failed.length > 0, lightbox: false };
  }
}
