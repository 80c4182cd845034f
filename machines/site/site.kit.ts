/** The root machine: what visitors and machines do that concerns several machines. */
import { type ContextFrom, fromTransition } from 'xstate';
import {
  type Aspects,
  broken,
  button,
  field,
  image,
  isShown,
  link,
  literally,
  type Moment,
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
import type { LateActor, Page } from '../page';
import { ALWAYS, type SiteActorName, siteMachine } from './site.machine';

type Machine = typeof siteMachine;
type Context = ContextFrom<Machine>;
type State = 'browsing' | 'loadingSheet' | 'leaving';

/** The page's request form contains a draft; the one from the sheet, `lateAgain`, only the hairstyle chosen before. */
const late: LateActor = {
  logic: fromTransition(
    ({ fields }, { type }) => ({
      fields: type === 'hairstyle.choose' ? { ...fields, message: fields.message || 'chosen' } : fields,
    }),
    ({ input: { again, hairstyle } }: { input: { again?: boolean; hairstyle?: string } }) => ({
      fields: { name: '', message: again ? (hairstyle ?? '') : 'typed' },
    }),
  ),
  input: {},
};
/** Differs from `late`, so that a test can tell which of the two was started. */
const lateAgain: LateActor = { ...late, input: { again: true } };
const gallery: Page = { path: '/gallery', exists: true, actors: { gallery: late } };
const services: Page = { path: '/services', exists: true };
const style: Page = { path: '/styles/cornrows', exists: true, hairstyle: 'Cornrows' };
const contact: Page = { path: '/contact', exists: true, contactForm: late };
const labels: Record<string, string> = {
  '/gallery': 'Gallery',
  '/services': 'Services',
  '/contact': 'Contact',
};

const failure = { reason: 'refused' };
const text = 'Box braids, please\n\nAda, 781 555 0142';
const failedPage = { path: '/gallery', reason: broken };
const failedLink = { ...failedPage, link: '/gallery?style=cornrows' };
const loadFailure = { does: 'logFailure', what: 'The page /gallery could not be loaded:', reason: broken };

/** What an error message calls a part without a place on the page. */
const failedParts: Partial<Record<SiteActorName, string>> = {
  navigation: 'Page navigation',
  bookingSheet: 'The request form',
  toasts: 'The message confirmation',
  colorTheme: 'The light and dark mode switch',
};
const DRAFT = 'What you’ve written or chosen is still here, but reloading the page would clear it.';
const NO_DRAFT = new RegExp(`^(?!.*${literally(DRAFT)}).*You can always call`);

const quiet = { to: 'toasts', type: 'toast.dismiss' };
const toast = (kind: string, also: object = {}) => ({ to: 'toasts', type: 'toast.show', toast: { kind, ...also } });
/** Something is written or chosen, so the toast offers to load this instead of loading it. */
const offersReload = (link: string) => toast('code.failed', { link });
const isWritten = ({ actors: { contactForm }, hairstyle }: Pick<Context, 'actors' | 'hairstyle'>) =>
  contactForm ? contactForm.getSnapshot().context.fields.message !== '' : hairstyle !== undefined;
/** An error message that replaces a page says what a toast would say. */
const unreached = ({ context }: { context: Context }): Outcome<Machine> => ({
  to: 'browsing',
  effects: context.isPageClosed ? [] : [toast('code.failed')],
});
const closesSheet = { to: 'bookingSheet', type: 'sheet.dismiss' };
const closes = [{ to: 'mobileMenu', type: 'menu.dismiss' }, closesSheet];
/** The effect that dismisses the receipt, if the form is running. */
const dismisses = ({ actors }: Context) => (actors.contactForm ? [{ to: 'contactForm', type: 'receipt.dismiss' }] : []);
const opens = ({ page }: Context) => ({
  to: 'bookingSheet',
  type: 'booking.request',
  formOnPage: page.contactForm !== undefined,
});

/** The expected result of asking for the request form: it opens with the hairstyle of the picture or the page. */
function asks({ context, event }: Moment<Machine, 'booking.requested'>, to: State): Outcome<Machine> {
  const title = event.title ?? context.page.hairstyle;
  if (title === undefined) return { to, effects: [opens(context)] };
  return context.actors.contactForm
    ? { to, effects: [{ to: 'contactForm', type: 'hairstyle.choose', title }, opens(context)] }
    : { to, context: { hairstyle: title }, effects: [opens(context)] };
}
/** The sheet's code loads at the first use, unless the page has its own form. */
const asksFirst = (moment: Moment<Machine, 'booking.requested'>) =>
  asks(moment, moment.context.sheetLoaded || moment.context.page.contactForm ? 'browsing' : 'loadingSheet');

/** What is expected in all states. */
function always(to: State) {
  const fails = (name: SiteActorName) => [
    `${name}.error`,
    ({ context }: { context: Context }): Outcome<Machine> => ({
      to,
      context: { failed: [...context.failed, name] },
      effects: [{ does: 'logFailure', what: `A part of the site has failed, ${name}:`, reason: broken }],
    }),
  ];
  return {
    'page.left': ({ context }) => [to, ...closes, ...dismisses(context)],
    'sheet.closed': ({ context }) => [to, ...dismisses(context)],
    'page.closed': ({ context }) =>
      isWritten(context)
        ? { to, context: { isPageClosed: true }, effects: [loadFailure] }
        : { to: 'leaving', reenter: true, context: { isPageClosed: true, link: '' }, effects: [loadFailure] },
    'page.failed': ({ context }) =>
      isWritten(context)
        ? { to, effects: [loadFailure, offersReload(failedLink.link)] }
        : { to: 'leaving', reenter: true, context: { link: failedLink.link }, effects: [loadFailure, closesSheet] },
    'page.shown': ({ context, event: { page } }) => {
      const { contactForm = context.late.contactForm, actors } = page;
      return {
        to: to === 'leaving' ? 'browsing' : to,
        context: {
          page,
          isPageClosed: false,
          failed: context.failed.filter(name => ALWAYS.some(one => one === name)),
          late: { ...(contactForm && { contactForm }), ...actors },
        },
        effects: [...closes, ...dismisses(context), { ...quiet, kind: 'code.failed' }],
      };
    },
    'message.submitted': [to, quiet],
    'message.incomplete': [to, toast('message.incomplete')],
    'message.completed': [to, { ...quiet, kind: 'message.incomplete' }],
    'message.sent': [to, toast('message.sent')],
    'message.failed': [
      to,
      { does: 'logFailure', what: 'The message was not sent:', reason: failure },
      toast('message.failed', { text }),
    ],
    'message.copied': [to, toast('message.copied')],
    'message.uncopied': [to, toast('message.uncopied')],
    'link.copied': [to, toast('link.copied')],
    'link.failed': [to, toast('link.failed', { link: 'https://a.example' })],
    'hairstyle.choose': ({ context, event: { title } }) =>
      context.actors.contactForm
        ? { to, effects: [{ to: 'contactForm', type: 'hairstyle.choose', title }] }
        : { to, context: { hairstyle: title } },
    'part.failed': [to, { does: 'logFailure', what: 'A part of the site has failed, lightbox:', reason: broken }],
    'failure.retry': { to, context: { failed: [] }, effects: [{ does: 'focusReplacement' }] },
    ...Object.fromEntries(ALWAYS.map(fails)),
  } satisfies Transitions<Machine>;
}

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
  await driver.press(path === '/' ? link('Ochre Row, home page') : link(labels[path] ?? '', quickLinks));
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

const running = ({ failed, actors }: Context) => [
  ...ALWAYS.filter(name => !failed.includes(name)),
  ...(['contactForm', 'gallery'] as const).filter(name => actors[name]),
];

/** Whether a visitor can cause the event on the current page. */
function isAtHand(
  { page, isPageClosed, sheetLoaded, actors }: Context,
  { type, ...event }: { type: string; [key: string]: unknown },
): boolean {
  const isFormHere = page === contact;
  // The contact page is shown with something written.
  const isEmpty = actors.contactForm?.getSnapshot().context.fields.message === '';
  if (type === 'page.shown' && event.page === contact && isEmpty) return false;
  // Replaced by an error message, the page has nothing to press.
  if (isPageClosed) return type === 'page.shown' || type.includes('patience');
  if (type === 'failure.retry') return false;
  if (type === 'sheet.closed') return sheetLoaded && !isFormHere;
  if (type === 'page.shown') return event.page !== page;
  if (type === 'page.closed') return page === services;
  if (type === 'hairstyle.choose') return page === services;
  if (type.startsWith('message.')) return isFormHere;
  if (type === 'part.failed' || type === 'link.copied') return page === gallery;
  return true;
}

export default ({ hours, photos, hairstyles, phone, email }: SiteContent) => {
  const schedule = { hours, closures: [] };
  const photo = photos[0]?.alt ?? '';
  const hairstyle = hairstyles[0]?.title ?? '';
  const failing = (name: (typeof ALWAYS)[number]) => [
    `${name}.error`,
    async (driver: SiteDriver) => {
      await uncover(driver);
      await driver.fail(name);
    },
  ];
  const everywhere = {
    page: ({ failed, isPageClosed, ...context }: Context) => ({
      'button Try again': failed.length > 0 || isPageClosed ? 'there' : '',
      ...(failed[0] && {
        'said assertive': says(`${failedParts[failed[0]] ?? 'This part of the page'} has stopped working`),
      }),
      ...(isPageClosed && failed.length === 0 && { 'said assertive': isWritten(context) ? says(DRAFT) : NO_DRAFT }),
      dialog: /^(?!.*Gallery picture)/,
      // The focus may be lost with a part that fails or closes, but not after *Try again*.
      'lost focus of': /^/,
    }),
    justAfter: {
      'failure.retry': { 'lost focus of': '' },
      // If the sheet is still open when its code arrives, it covers an error message.
      'loadSheet.done': ({ failed }: Context): Aspects => (failed.length > 0 ? { 'said assertive': /^/ } : {}),
    },
  };
  return kitOf(siteMachine)({
    viewports: ['phone'],
    input: { page: services, schedule },
    // Which actors run is checked by `actors`.
    context: { page: services, schedule, isPageClosed: false, late: {}, failed: [], sheetLoaded: false },
    delays: { patience: 10_000 },
    stateKey: ({ page, isPageClosed, actors, sheetLoaded, hairstyle: chosen, failed }) => [
      page.path,
      isPageClosed,
      actors.contactForm?.getSnapshot().context.fields.message,
      sheetLoaded,
      chosen !== undefined,
      failed[0],
      actors.gallery !== undefined,
    ],
    inputs: {
      ...Object.fromEntries(ALWAYS.map(name => [name, () => ({})])),
      navigation: ({ page }) => ({ page }),
      openHours: () => schedule,
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
        payloads: [{ page: services }, { page: contact }, { page: gallery }],
        by: async (driver, { page }) => {
          await follow(driver, page, 'works');
          if (page === contact) await driver.fill(field('Message *'), 'typed');
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
      'page.failed': { payloads: [failedLink], by: driver => follow(driver, { path: '/', exists: true }, 'fails') },
      'booking.requested': async driver => {
        await uncover(driver);
        await bookFromMenu(driver);
        // Waits only briefly: the sheet does not open before its code is released, or on a page with its own form.
        await waitFor(driver, sheet, 15);
      },
      'message.submitted': driver => send(driver, 'x'.repeat(60_000)),
      // The message stays, because the page's form contains a draft.
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
      ...(Object.fromEntries(ALWAYS.map(failing)) as Record<
        `${(typeof ALWAYS)[number]}.error`,
        (driver: SiteDriver) => Promise<void>
      >),
      'loadSheet.done': { payloads: [lateAgain], by: driver => driver.release('loadSheet') },
      'loadSheet.error': driver => driver.release('loadSheet', 'fails'),
      'reachHost.done': driver => driver.release('reachHost', 'ends'),
      'reachHost.error': driver => driver.release('reachHost', 'fails'),
    },
    machineOnly: [
      {
        event: { type: 'booking.requested', title: hairstyle },
        because:
          'these paths never ask for the style of a picture; tests/browser/gallery.full.browser.ts does, from the lightbox',
      },
      {
        event: { type: 'page.shown', page: style },
        because:
          'these paths use the footer, which has no link to a style; tests/browser/asking.browser.ts asks on the page of a style',
      },
    ],
    possible: ({ state, context, name, event, onPage }) => {
      if (name.startsWith('loadSheet.')) return state === 'loadingSheet';
      if (name === 'reachHost.done') return state === 'leaving' && !(onPage && !isWritten(context));
      if (name === 'reachHost.error') return state === 'leaving';
      // After a failure, only *Try again* follows. `site.test.ts` tests what a failed child no longer receives.
      if (context.failed.length > 0) return name === 'failure.retry';
      if (!onPage) return true;
      // Other events take long to cause, so `patience` could end meanwhile.
      const isQuick = /^(page\.(shown|failed|closed)|booking\.|hairstyle\.|patience)/.test(name);
      return isAtHand(context, event) && (state !== 'leaving' || isQuick);
    },
    states: {
      browsing: {
        ...everywhere,
        on: { ...always('browsing'), 'booking.requested': asksFirst },
        actors: running,
      },
      loadingSheet: {
        ...everywhere,
        on: {
          ...always('loadingSheet'),
          'booking.requested': moment => asks(moment, 'loadingSheet'),
          'loadSheet.done': ({ context }) => ({
            to: 'browsing',
            context: {
              sheetLoaded: true,
              ...(!context.actors.contactForm && { late: { ...context.late, contactForm: lateAgain } }),
            },
          }),
          // A page with its own form does not need the sheet, so no error is shown.
          'loadSheet.error': ({ context }) => ({
            ...(context.page.contactForm || isWritten(context)
              ? { to: 'browsing' }
              : { to: 'leaving', context: { link: undefined } }),
            effects: [
              { does: 'logFailure', what: 'The request form could not be loaded:', reason: broken },
              ...(context.page.contactForm ? [] : [closesSheet]),
              ...(context.page.contactForm || !isWritten(context) ? [] : [offersReload('')]),
            ],
          }),
        },
        actors: context => [...running(context), 'loadSheet'],
        tags: ['loading'],
        // A page may be loading at the same time.
        page: context => ({
          ...everywhere.page(context),
          'said polite': context.failed.includes('navigation') ? /^(?!.*Loading)/ : /Loading the (form|page)…/,
        }),
      },
      leaving: {
        ...everywhere,
        on: {
          ...always('leaving'),
          'booking.requested': asksFirst,
          'reachHost.done': ({ context }) => [
            'browsing',
            isWritten(context) ? offersReload(context.link ?? '') : { does: 'openDocument', link: context.link },
          ],
          'reachHost.error': unreached,
          patience: unreached,
        },
        actors: context => [...running(context), 'reachHost'],
        tags: ['loading'],
        page: context => ({
          ...everywhere.page(context),
          'said polite': context.failed.includes('navigation') ? /^(?!.*Loading the page…)/ : /Loading the page…/,
        }),
      },
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
      ...ALWAYS.map(name => `${name}.error` as const),
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
      'site.leaving: xstate.done.actor.reachHost (1 of 2)':
        'it would end the path with another document; tests/browser/page-faults.browser.ts opens one',
      'site: message.uncopied':
        'browsers always allow copying right after a press; tests/browser/asking.full.browser.ts tests the failure',
      'site: link.failed':
        'browsers always allow copying right after a press; tests/browser/gallery.browser.ts tests the failure',
    },
  });
};
