/** The root machine: what visitors and machines do that concerns several machines. */
import { type AnyActorLogic, type ContextFrom, fromTransition } from 'xstate';
import {
  broken,
  button,
  field,
  image,
  isShown,
  link,
  literally,
  type Outcome,
  pause,
  says,
  type Transitions,
  waitFor,
  waitUntil,
} from 'xstate-paths';
import {
  bookFromMenu,
  kitOf,
  lightbox,
  quickLinks,
  type SiteContent,
  type SiteDriver,
  sheet,
  submitRequest,
} from '../kit';
import type { Page } from '../page';
import { isWritten, siteMachine } from './site.machine';

type Machine = typeof siteMachine;
type Context = ContextFrom<Machine>;

/** A form that is empty until a style is chosen. */
const form = fromTransition(
  ({ fields }, { type }) => ({ fields: type === 'hairstyle.choose' ? { message: 'chosen' } : fields }),
  ({ input: { draft } }: { input: { draft?: { fields: object } } }) => ({ fields: draft?.fields ?? { message: '' } }),
);
const machine = siteMachine.provide({ actors: { contactForm: form as AnyActorLogic as never } });

const services: Page = { path: '/services', exists: true };
const gallery: Page = { path: '/gallery', exists: true, photos: [] };
const contact: Page = { path: '/contact', exists: true, hasForm: true };
const home: Page = { path: '/', exists: true, testimonials: 3 };
const style: Page = { path: '/styles/box-braids', exists: true, hairstyle: 'Box Braids' };
const labels: Record<string, string> = {
  '/gallery': 'Gallery',
  '/services': 'Services',
  '/contact': 'Contact',
};

/** The actors that run on every page. */
const permanent = ['navigation', 'mobileMenu', 'bookingSheet', 'toasts', 'colorTheme', 'openHours'] as const;
/** The states of actors that only some pages show. Their failures are tested there. */
const onSomePages = {
  contactForm: 'contactForm',
  testimonialRotator: 'page.home',
  gallery: 'page.gallery',
  askBar: 'page.style.askBar',
  quoteSharing: 'page.style.quoteSharing',
} as const;
const elsewhere = 'tests/browser/failures.full.browser.ts lets it fail, on its page';

const failure = { reason: 'refused' };
const text = 'Box braids, please\n\nAda, 781 555 0142';
const failedPage = { path: '/gallery', reason: broken };
const failedLink = { ...failedPage, link: '/gallery?style=cornrows' };
const logs = (what: string, reason: unknown = broken) => ({ does: 'logFailure', what, reason });
const pageFails = logs('The page /gallery could not be loaded:');
const sheetFails = logs('The request form could not be loaded:');

const DRAFT = 'What you’ve written or chosen is still here, but reloading the page would clear it.';
const NO_DRAFT = new RegExp(`^(?!.*${literally(DRAFT)}).*You can always call`);

const quiet = { to: 'toasts', type: 'toast.dismiss' };
const toast = (kind: string, also: object = {}) => ({ to: 'toasts', type: 'toast.show', toast: { kind, ...also } });
const closesSheet = { to: 'bookingSheet', type: 'sheet.dismiss' };
const dismisses = { to: 'contactForm', type: 'receipt.dismiss' };
const closes = [{ to: 'mobileMenu', type: 'menu.dismiss' }, closesSheet, dismisses];
const chooses = (title: string | undefined) =>
  title === undefined ? [] : [{ to: 'contactForm', type: 'hairstyle.choose', title }];

/** What is expected on every page, whatever is open. */
const facts = (to: 'document.staying' | 'document.leaving') =>
  ({
    'page.left': [to, ...closes],
    'sheet.closed': [to, dismisses],
    'message.submitted': [to, quiet],
    'message.incomplete': [to, toast('message.incomplete')],
    'message.completed': [to, { ...quiet, kind: 'message.incomplete' }],
    'message.sent': [to, toast('message.sent')],
    'message.failed': [to, logs('The message was not sent:', failure), toast('message.failed', { text })],
    'message.copied': [to, toast('message.copied')],
    'message.uncopied': [to, toast('message.uncopied')],
    'link.copied': [to, toast('link.copied')],
    'link.failed': [to, toast('link.failed', { link: 'https://a.example' })],
    'part.failed': [to, logs('A part of the site has failed, lightbox:')],
    'failure.retry': ({ state }) => (state.includes('.failed') ? null : [to, { does: 'focusReplacement' }]),
    'hairstyle.choose': ({ event: { title } }) => [to, ...chooses(title)],
  }) satisfies Transitions<Machine>;

/** The state of the page's region for a page. */
const placeOf = ({ testimonials, photos, hairstyle }: Page) =>
  testimonials
    ? 'page.home.running'
    : photos
      ? 'page.gallery.running'
      : hairstyle
        ? 'page.style.askBar.running & page.style.quoteSharing.running'
        : 'page.plain';
const leavesPage = {
  'page.shown': ({ event: { page } }) => ({
    to: placeOf(page),
    reenter: true,
    context: { page },
    effects: [...closes, { ...quiet, kind: 'code.failed' }],
  }),
  'page.closed': ['page.closed', pageFails],
} satisfies Transitions<Machine>;

/** The states of an actor. `place`: its region; `what`: what an error message calls an actor without a place on the page. */
const child = <Place extends string>(
  name: string,
  place: Place,
  { what = 'This part of the page', on = {} }: { what?: string; on?: Transitions<Machine> } = {},
) =>
  ({
    [`${place}.running`]: {
      on: { ...on, [`${name}.error`]: [`${place}.failed`, logs(`A part of the site has failed, ${name}:`)] },
      actors: [name],
    },
    [`${place}.failed`]: {
      on: { ...on, 'failure.retry': [`${place}.running`, { does: 'focusReplacement' }] },
      tags: ['failed', name],
      page: { 'button Try again': 'there', 'said assertive': says(`${what} has stopped working`) },
    },
  }) as unknown as Record<`${Place}.${'running' | 'failed'}`, { on: Transitions<Machine> }>;

/** Opens the gallery's first photo. */
async function openLightbox(driver: SiteDriver, photo: string): Promise<void> {
  await driver.press(image(photo));
  await waitFor(driver, lightbox);
}

/** Dismisses a toast and closes every dialog, so that the whole page can be used. */
async function uncover(driver: SiteDriver): Promise<void> {
  // On a phone, a toast may cover a button at the top. Waits first, because the toast may be about to disappear.
  if (await driver.toast()) await pause(driver);
  if (await driver.toast()) {
    await driver.press(button('Dismiss'));
    await pause(driver);
  }
  if (await driver.look(sheet)) await driver.press(button('Close', sheet));
  if (await driver.look(lightbox)) await driver.press(button('Close', lightbox));
  // `history.back()` is asynchronous: the address keeps the photo for a moment.
  await waitUntil(driver, async () => !(await driver.address()).includes('photo='));
}

async function follow(driver: SiteDriver, { path }: Page, ending: 'works' | 'fails'): Promise<void> {
  await uncover(driver);
  await driver.press(path === home.path ? link('Ochre Row, home page') : link(labels[path] ?? '', quickLinks));
  await driver.release('loadPage', ending);
  // A loaded page is drawn after the next paint.
  if (ending === 'works') await waitUntil(driver, async () => (await driver.address()) === path, 10);
}

async function send(driver: SiteDriver, message: string): Promise<void> {
  await submitRequest(driver, message);
  await pause(driver);
  if (message !== 'Ada') return;
  // Waits, because a request in the form's first three seconds is delayed.
  await driver.wait(3_000);
}

/** Whether a visitor can cause the event on the current page. */
function isAtHand(
  context: Context,
  state: string,
  { type, ...event }: { type: string; [key: string]: unknown },
): boolean {
  const { page } = context;
  const isFormHere = page === contact;
  // Replaced by an error message, the page has nothing to press.
  if (state.includes('page.closed')) return type === 'page.shown' || type.includes('patience');
  if (type === 'failure.retry') return false;
  if (type === 'sheet.closed') return state.includes('sheetCode.loaded') && !isFormHere;
  if (type === 'page.shown') return event.page !== page;
  if (type === 'page.closed') return page === services;
  if (type === 'hairstyle.choose') return page === services;
  // A request that was sent leaves the form empty; each of these steps fills it again.
  if (type.startsWith('message.')) return isFormHere && isWritten(context);
  if (type === 'part.failed' || type === 'link.copied') return page === gallery;
  return true;
}

export default ({ hours, photos, hairstyles, phone, email, lineKinds }: SiteContent) => {
  const schedule = { hours, closures: [] };
  const known = { schedule, salonEmail: email, lineKinds };
  const photo = photos[0]?.alt ?? '';
  const hairstyle = hairstyles[0]?.title ?? '';
  const failing = (name: string) => [
    `${name}.error`,
    async (driver: SiteDriver) => {
      await uncover(driver);
      await driver.fail(name);
    },
  ];
  const everywhere = {
    dialog: /^(?!.*Gallery picture)/,
    // The focus may be lost with a part that fails or closes, but not after *Try again*.
    'lost focus of': /^/,
    'button Try again': '',
  };
  const staysHere = {
    justAfter: {
      'failure.retry': { 'lost focus of': '' },
      'booking.requested': ({ page }: Context) => (page.hasForm ? { focus: 'Full Name *' } : {}),
    },
  };
  const asks = (to: 'unloaded' | 'loading' | 'loaded') =>
    ({
      'booking.requested': ({ context: { page }, event }) => {
        const chosen = chooses(event.title ?? page.hairstyle);
        return page.hasForm
          ? [`sheetCode.${to}`, { does: 'focusForm' }, ...chosen]
          : [`sheetCode.${to === 'unloaded' ? 'loading' : to}`, ...chosen, { to: 'bookingSheet', type: 'sheet.open' }];
      },
    }) satisfies Transitions<Machine>;
  const leaves = (
    link: string | undefined,
    effects: NonNullable<Outcome<Machine>['effects']> = [],
  ): Outcome<Machine> => ({
    to: 'document.leaving',
    reenter: true,
    context: { link },
    effects,
  });
  /** A sheet whose code is still loading closes when the document is left. */
  const sheetIn = (state: string) => (state.includes('sheetCode.loading') ? [closesSheet] : []);
  const leavesSheet = ({ context }: { context: Context }) =>
    isWritten(context) ? null : ('sheetCode.unloaded' as const);
  const unreached = ({ state }: { state: string }) =>
    state.includes('page.closed') ? 'document.staying' : (['document.staying', toast('code.failed')] as const);
  const goes = (to: 'document.staying' | 'document.leaving') =>
    ({
      ...facts(to),
      'page.closed': ({ context, state }) => (isWritten(context) ? to : leaves('', sheetIn(state))),
      'page.failed': ({ context, state }) =>
        isWritten(context)
          ? [to, pageFails, toast('code.failed', { link: failedLink.link })]
          : leaves(failedLink.link, [pageFails, ...sheetIn(state)]),
    }) satisfies Transitions<Machine>;
  return kitOf(machine)({
    viewports: ['phone'],
    start: [
      'page.plain',
      'sheetCode.unloaded',
      'document.staying',
      ...[...permanent, 'contactForm'].map(name => `${name}.running`),
    ].join(' & '),
    input: { page: services, ...known },
    context: { page: services, ...known, link: undefined },
    delays: { patience: 10_000 },
    stateKey: context => [context.page.path, isWritten(context)],
    inputs: {
      ...Object.fromEntries([...permanent, 'askBar', 'quoteSharing'].map(name => [name, () => ({})])),
      navigation: ({ page }) => ({ page }),
      openHours: () => schedule,
      testimonialRotator: ({ page }) => ({ count: page.testimonials }),
      gallery: ({ page }) => ({ photos: page.photos, alone: false }),
      reachHost: ({ link }) => ({ link }),
    },
    begin: async driver => {
      await driver.visit('/services');
      await driver.hold('loadPage', 'loadSheet', 'reachHost');
    },
    events: {
      // Follows a link to the contact page, whose code is held. If the page is already loaded, it opens, so this goes back.
      'hairstyle.choose': {
        payloads: [{ title: hairstyle }],
        by: async driver => {
          await uncover(driver);
          await driver.press(link(`Book Appointment: ${hairstyle}`));
          const isThere = async () => (await driver.address()).startsWith('/contact');
          // A loaded page is drawn after the next paint.
          await waitUntil(driver, isThere, 10);
          if (await isThere()) await driver.back();
        },
      },
      // Goes to another page and back, so that the page is the same for the next step.
      'page.left': async driver => {
        await uncover(driver);
        const here = await driver.address();
        await driver.travel('/styles/cornrows', 'onTop');
        await driver.travel(here, 'onTop');
        await driver.release('loadPage');
      },
      'page.shown': {
        payloads: [services, contact, gallery].map(page => ({ page })),
        by: async (driver, { page }) => {
          await follow(driver, page, 'works');
          // The focus follows after the page's first frame.
          await pause(driver);
        },
      },
      'page.closed': {
        payloads: [failedPage],
        by: async driver => {
          await uncover(driver);
          await driver.travel('/styles/cornrows', 'onTop');
          await driver.release('loadPage', 'fails');
        },
      },
      // Requests a page that no path has opened yet, because a loaded page cannot fail.
      'page.failed': { payloads: [failedLink], by: driver => follow(driver, home, 'fails') },
      'booking.requested': async driver => {
        await uncover(driver);
        await bookFromMenu(driver);
        // Waits only briefly: the sheet does not open before its code is released, or on a page with its own form.
        await waitFor(driver, sheet, 15);
      },
      'message.submitted': driver => send(driver, 'x'.repeat(60_000)),
      // The message stays, because the form is planned to have one.
      'message.incomplete': async driver => {
        for (const label of ['Full Name *', 'Phone Number *']) await driver.fill(field(label), '');
        await driver.press(button('Send Message'));
        await pause(driver);
      },
      'message.completed': async driver => {
        await submitRequest(driver, '');
        for (const label of ['Full Name *', 'Phone Number *', 'Message *']) await driver.fill(field(label), 'typed');
        await pause(driver);
      },
      'message.sent': async driver => {
        await send(driver, 'Ada');
        await driver.answer('taken');
        await driver.fill(field('Message *'), 'typed');
      },
      'message.failed': {
        payloads: [{ failure, text }],
        by: async driver => {
          await send(driver, 'Ada');
          await driver.answer('lost');
        },
      },
      'message.copied': async driver => {
        await send(driver, 'Ada');
        await driver.answer('lost');
        await pause(driver);
        await driver.press(button('Copy message'));
      },
      'message.uncopied': { notOnPage: 'browsers always allow copying right after a press' },
      'sheet.closed': async driver => {
        await uncover(driver);
        await bookFromMenu(driver);
        await waitFor(driver, sheet);
        await driver.press(button('Close', sheet));
      },
      'link.copied': async driver => {
        await uncover(driver);
        await openLightbox(driver, photo);
        await driver.press(button('Share this picture', lightbox));
        await uncover(driver);
      },
      'link.failed': {
        payloads: [{ link: 'https://a.example' }],
        notOnPage: 'browsers always allow copying right after a press',
      },
      'part.failed': {
        payloads: [{ part: 'lightbox', reason: broken }],
        by: async driver => {
          await uncover(driver);
          await openLightbox(driver, photo);
          await driver.fail('lightbox');
          await driver.press(button('Try again'));
          await waitFor(driver, lightbox);
          await uncover(driver);
        },
      },
      'failure.retry': async driver => {
        await uncover(driver);
        // At the top of the page, no toast covers the button.
        await driver.scroll(0);
        // *Try again* may be on the page twice: the contact page shows the business hours twice.
        const onPage = button('Try again', { role: 'main' });
        await driver.press((await driver.look(onPage)) ? onPage : button('Try again'));
      },
      ...(Object.fromEntries(permanent.map(failing)) as Record<
        `${(typeof permanent)[number]}.error`,
        (driver: SiteDriver) => Promise<void>
      >),
      ...(Object.fromEntries(
        Object.keys(onSomePages).map(name => [`${name}.error`, { notOnPage: elsewhere }]),
      ) as Record<`${keyof typeof onSomePages}.error`, { notOnPage: string }>),
      'loadSheet.done': driver => driver.release('loadSheet'),
      'loadSheet.error': driver => driver.release('loadSheet', 'fails'),
      'reachHost.done': driver => driver.release('reachHost', 'ends'),
      'reachHost.error': driver => driver.release('reachHost', 'fails'),
    },
    machineOnly: [
      ...[home, style].map(page => ({
        event: { type: 'page.shown' as const, page },
        because: 'the history of a style is drawn in parts; tests/browser/failures.full.browser.ts opens both pages',
      })),
      {
        event: { type: 'booking.requested', title: hairstyle },
        because:
          'these paths never ask for the style of a picture; tests/browser/gallery.full.browser.ts does, from the lightbox',
      },
    ],
    possible: ({ state, context, name, event, onPage }) => {
      const isLeaving = state.includes('document.leaving');
      // After a failure, only *Try again* follows, or another page. `site.test.ts` tests what a failed child no longer receives.
      if (/page\.[\w.]+\.failed/.test(state) && !onPage && /^page\.(shown|closed)$/.test(name)) return true;
      if (state.includes('.failed')) return name === 'failure.retry';
      // Regions do not know of each other's failures, so one moment of each page stands for all.
      const isCalm = state.includes('sheetCode.unloaded & document.staying') && !isWritten(context);
      if (name.endsWith('.error') && !/^(loadSheet|reachHost)/.test(name))
        return isCalm && (!onPage || isAtHand(context, state, event));
      if (name.startsWith('loadSheet.')) return state.includes('sheetCode.loading');
      if (name === 'reachHost.done') return isLeaving && !(onPage && !isWritten(context));
      if (name === 'reachHost.error') return isLeaving;
      // These facts concern no region's state.
      if (!onPage && /^(page\.left|sheet\.closed|message\.|link\.|part\.|failure\.)/.test(name))
        return state.includes('page.plain & sheetCode.unloaded') && context.page === services && !isWritten(context);
      if (!onPage) return true;
      // Other events take long to cause, so `patience` could end meanwhile.
      const isQuick = /^(page\.(shown|failed|closed)|booking\.|hairstyle\.|patience)/.test(name);
      return isAtHand(context, state, event) && (!isLeaving || isQuick);
    },
    states: {
      'page.opening': {},
      'page.plain': { on: leavesPage, page: everywhere },
      'page.closed': {
        on: leavesPage,
        page: context => ({
          ...everywhere,
          'button Try again': 'there',
          'said assertive': isWritten(context) ? says(DRAFT) : NO_DRAFT,
        }),
      },
      ...child('testimonialRotator', 'page.home', { on: leavesPage }),
      ...child('gallery', 'page.gallery', { on: leavesPage }),
      ...child('askBar', 'page.style.askBar', { what: 'The button at the bottom of the page', on: leavesPage }),
      ...child('quoteSharing', 'page.style.quoteSharing', { what: 'The Share button' }),
      'sheetCode.unloaded': { on: asks('unloaded') },
      'sheetCode.loading': {
        on: {
          ...asks('loading'),
          'page.failed': leavesSheet,
          'page.closed': leavesSheet,
          'loadSheet.done': 'sheetCode.loaded',
          // A page with its own form does not need the sheet, so no error is shown.
          'loadSheet.error': ({ context }) => [
            'sheetCode.unloaded',
            sheetFails,
            ...(context.page.hasForm ? [] : [closesSheet]),
          ],
        },
        actors: ['loadSheet'],
        tags: ['loading'],
        // A page may be loading at the same time.
        page: { 'said polite': /Loading the (form|page)…/ },
      },
      'sheetCode.loaded': { on: asks('loaded') },
      'document.staying': {
        ...staysHere,
        on: {
          ...goes('document.staying'),
          'loadSheet.error': ({ context }) =>
            context.page.hasForm
              ? 'document.staying'
              : isWritten(context)
                ? ['document.staying', toast('code.failed', { link: '' })]
                : leaves(undefined),
        },
      },
      'document.leaving': {
        ...staysHere,
        on: {
          ...goes('document.leaving'),
          'page.shown': 'document.staying',
          'booking.requested': 'document.staying',
          'reachHost.done': ({ context: { link, ...context } }) => [
            'document.staying',
            isWritten(context as Context) ? toast('code.failed', { link: link ?? '' }) : { does: 'openDocument', link },
          ],
          'reachHost.error': unreached,
          patience: unreached,
        },
        actors: ['reachHost'],
        tags: ['loading'],
        page: { 'said polite': /Loading the (form|page)…/ },
      },
      ...child('navigation', 'navigation', { what: 'Page navigation' }),
      ...child('mobileMenu', 'mobileMenu'),
      ...child('bookingSheet', 'bookingSheet', { what: 'The request form' }),
      ...child('toasts', 'toasts', { what: 'The message confirmation' }),
      ...child('colorTheme', 'colorTheme', { what: 'The light and dark mode switch' }),
      ...child('openHours', 'openHours'),
      ...child('contactForm', 'contactForm'),
    },
    // *Try again* may be anywhere on the page.
    see: async driver => ({ 'button Try again': (await isShown(driver, button('Try again'))) ? 'there' : '' }),
    // Error messages push the page down, the next draft closes the receipt, or the visitor goes to another page and back.
    scrolls: [
      'message.sent',
      'page.left',
      'page.closed',
      'hairstyle.choose',
      'failure.retry',
      ...permanent.map(name => `${name}.error` as const),
    ],
    differs: [
      ...['title', 'description', 'heading', 'page scrolls', 'dialog', 'waits inert', 'focus'],
      /^said/,
      / in '(toast|Book an appointment|Gallery picture|Zoom|Selected style)'$/,
      // The request form, its receipt, and the other ways to send after a failure.
      /field '.*' in 'main'$/,
      /'(We got your request|Text us your inspiration photo|Save our number|Text it|Email it|Copy message)' in 'main'$/,
      // Without the business hours, there are no questions about the date.
      /'(Morning|Afternoon|I’m flexible|I bring it|Please bring it|Braids to take out|Wash and blow-out|Tender scalp|.* \(optional\))' in 'main'$/,
      // An error message replaces the part that fails.
      /^button '(Try again|Menu)' in/,
      ...['header', 'main', 'footer'].flatMap(place => [
        `link '${phone.shown}' in '${place}'`,
        `link '${email}' in '${place}'`,
        `link 'Reload the page' in '${place}'`,
      ]),
    ],
    unreachable: {
      'site.page.opening: always (1 of 4)': elsewhere,
      'site.page.opening: always (3 of 4)': elsewhere,
      ...Object.fromEntries(
        Object.entries(onSomePages).flatMap(([name, place]) => [
          [`site.${place}.running: xstate.error.actor.${name}`, elsewhere],
          [`site.${place}.failed: failure.retry`, elsewhere],
        ]),
      ),
      'site.document.leaving: xstate.done.actor.reachHost (1 of 2)':
        'it would end the path with another document; tests/browser/page-faults.browser.ts opens one',
      'site: failure.retry':
        'without a failed actor, the view of one must have failed; tests/browser/page-faults.full.browser.ts',
      'site: message.uncopied':
        'browsers always allow copying right after a press; the kit of the contact form tests the failure',
      'site: link.failed':
        'browsers always allow copying right after a press; the kit of the lightbox tests the failure',
    },
  });
};
