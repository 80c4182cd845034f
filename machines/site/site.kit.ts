/** The root machine: what visitors and machines do that concerns several machines. */
import type { ContextFrom } from 'xstate';
import { broken, button, field, image, link, type Outcome, type StateName, type Transitions } from 'xstate-paths';
import { emptyDraft } from '../contact-form/contact-form.context';
import {
  bookFromMenu,
  comes,
  isShown,
  kitOf,
  lightbox,
  literally,
  pause,
  type SiteContent,
  type SiteDriver,
  says,
  sheet,
  submitRequest,
  waitFor,
  waitUntil,
} from '../kit';
import type { Page } from '../page';
import { type SiteActorName, siteMachine } from './site.machine';

type Machine = typeof siteMachine;
type Context = ContextFrom<Machine>;

const written = { ...emptyDraft, fields: { ...emptyDraft.fields, message: 'chosen' } };
const dated = { ...emptyDraft, unusableDate: '2026-12-01' };
const isWritten = ({ state }: { state: string }) => state.includes('draft.written');

const services: Page = { path: '/services', exists: true };
const bob = { id: 'bob', style: 'box-braids', file: '/bob.jpg' };
const gallery: Page = { path: '/gallery', exists: true, photos: [bob], savesData: true };
const contact: Page = { path: '/contact', exists: true, hasForm: true };
const home: Page = { path: '/', exists: true, testimonials: 3 };
const style: Page = { path: '/styles/box-braids', exists: true, hairstyle: 'Box Braids' };

const text = 'Box braids, please\n\nAda, 781 555 0142';
const failedPage = { link: '', path: '/gallery', reason: broken };
const failedLink = { ...failedPage, link: '/gallery?style=cornrows' };
const logs = (what: string, reason: unknown = broken) => ({ does: 'logFailure', what, reason });
const pageFails = logs('The page /gallery could not be loaded:');
const failedPhoto = { link: bob.file, reason: broken };
/** A link that is followed. */
const followed = { link: '/gallery?style=cornrows', path: '/gallery' };

const notSent = /The message was not sent: /;

const DRAFT = 'What you’ve written or chosen is still here, but reloading the page would clear it.';
const NO_DRAFT = new RegExp(`^(?!.*${literally(DRAFT)}).*You can always call`);

const toast = (kind: string, also: object = {}) => ({ to: 'toasts', type: 'toast.show', toast: { kind, ...also } });
const chooses = (title: string | undefined) =>
  title === undefined ? [] : [{ to: 'contactForm', type: 'draft.style', title }];

const onPage = {
  'page.shown': ({ event: { page } }) => ({
    to: placeOf(page),
    reenter: true,
    context: { page },
    effects: [{ does: 'logArrival' }],
  }),
  'page.closed': 'page.closed',
  'booking.requested': ({ context: { page } }) =>
    page.hasForm ? ['document.staying', { does: 'focusForm' }] : 'document.staying',
} satisfies Transitions<Machine>;

/** What is logged, or moves the focus, on every page. */
const anyway = (to: 'document.staying' | 'document.leaving') =>
  ({
    'part.failed': [to, logs('A part of the site has failed, lightbox:')],
    'failure.retry': ({ state }) => (state.includes('.failed') ? null : [to, { does: 'focusReplacement' }]),
  }) satisfies Transitions<Machine>;

const closesMenu = ['mobileMenu.running', { to: 'mobileMenu', type: 'menu.dismiss' }] as const;
const closesSheet = ['bookingSheet.running', { to: 'bookingSheet', type: 'sheet.dismiss' }] as const;
const opensSheet = ['bookingSheet.running', { to: 'bookingSheet', type: 'sheet.open' }] as const;
const endsReceipt = ['contactForm.running', { to: 'contactForm', type: 'receipt.dismiss' }] as const;
const shows = (kind: string, also?: object) => ['toasts.running', toast(kind, also)] as const;
const dismisses = (also?: object) => ['toasts.running', { to: 'toasts', type: 'toast.dismiss', ...also }] as const;
type Told = Transitions<Machine>;
const requestsPage = { to: 'navigation', type: 'page.request', ...followed };
const offersTab = toast('code.failed', { link: followed.link, inTab: true });
/** A toast about code that is missing, if something is written. */
const ifWritten = (also: object) => (moment: { state: string }) =>
  isWritten(moment) ? shows('code.failed', also) : null;
/**
 * Each actor that can fail. `place`: its region, if only some pages have it; `page`: where it is made to fail; `what`: what an
 * error message calls an actor without a place on the page; `on`: what it is told, and what is logged about it; `failed`: what
 * else starts it again.
 */
const children: Record<SiteActorName, { place?: string; page?: Page; what?: string; on?: Told; failed?: Told }> = {
  navigation: {
    what: 'Page navigation',
    failed: {
      'link.follow': moment =>
        isWritten(moment)
          ? { to: 'navigation.running.again', context: { link: followed.link }, effects: [requestsPage] }
          : ['navigation.failed', { does: 'openDocument', link: followed.link }],
    },
  },
  mobileMenu: { on: { 'page.left': closesMenu, 'page.shown': closesMenu } },
  bookingSheet: {
    what: 'The request form',
    on: {
      'page.left': closesSheet,
      'page.shown': closesSheet,
      'photo.requested': closesSheet,
      'booking.requested': ({ context: { page } }) => (page.hasForm ? null : opensSheet),
      'sheet.request': opensSheet,
      'sheet.failed': ['bookingSheet.running', logs('The request form could not be loaded:')],
    },
    failed: { 'booking.requested': ({ context: { page } }) => (page.hasForm ? null : 'bookingSheet.running') },
  },
  colorTheme: { what: 'The light and dark mode switch' },
  openHours: {},
  contactForm: {
    page: contact,
    on: {
      'page.left': endsReceipt,
      'page.shown': endsReceipt,
      'sheet.closed': endsReceipt,
      'hairstyle.choose': ({ event: { title } }) => ['contactForm.running', ...chooses(title)],
      'booking.requested': ({ context: { page }, event }) => [
        ...endsReceipt,
        ...chooses(event.title ?? page.hairstyle),
      ],
      'message.failed': ['contactForm.running', logs('The message was not sent:')],
    },
  },
  toasts: {
    what: 'The message confirmation',
    on: {
      'page.shown': dismisses({ kind: 'code.failed' }),
      'booking.requested': ({ state, context: { page } }) =>
        page.hasForm
          ? null
          : // A sheet that has failed opens once it runs again.
            [...dismisses({ kind: 'code.failed' }), ...(state.includes('bookingSheet.failed') ? [opensSheet[1]] : [])],
      'page.failed': ifWritten({ link: failedLink.link }),
      'sheet.failed': ifWritten({ link: '' }),
      'photo.failed': ifWritten({ link: bob.file, inTab: true }),
      'document.stay': ({ event: { type: _, ...also } }) => shows('code.failed', also),
      'link.stay': shows('code.failed', { link: followed.link, inTab: true }),
      'navigation.error': ({ state }) => (state.includes('.again') ? ['toasts.running', offersTab] : null),
      'message.submitted': dismisses(),
      'message.incomplete': shows('message.incomplete'),
      'message.sent': shows('message.sent'),
      'message.failed': shows('message.failed', { text }),
      'message.copied': shows('message.copied'),
      'message.uncopied': shows('message.uncopied'),
      'link.copied': shows('link.copied'),
      'link.failed': shows('link.failed', { link: 'https://a.example' }),
    },
  },
  testimonialRotator: { place: 'page.home', page: home },
  gallery: {
    place: 'page.gallery',
    page: gallery,
    on: {
      'booking.requested': ['page.gallery.running', { to: 'gallery', type: 'photo.dismiss' }],
      'photo.failed': ['page.gallery.running', logs('The picture viewer could not be loaded:')],
      // What the lightbox reports.
      'link.copied': 'page.gallery.running',
      'part.failed': 'page.gallery.running',
    },
  },
  askBar: { place: 'page.style.askBar', page: style, what: 'The button at the bottom of the page' },
  quoteSharing: { place: 'page.style.quoteSharing', page: style, what: 'The Share button' },
};
const names = Object.keys(children) as SiteActorName[];
const permanent = names.filter(name => !children[name].place);

/** The state of the page's region for a page. */
const placeOf = (page: Page) => {
  const own = Object.values(children).flatMap(one => (one.place && one.page === page ? `${one.place}.running` : []));
  return (own.join(' & ') || 'page.plain') as Outcome<Machine>['to'];
};

/** The state of an actor that runs. */
const runningOf = (name: SiteActorName) =>
  name === 'navigation' ? 'navigation.running.first' : `${children[name].place ?? name}.running`;

/** The states of an actor. */
function statesOf(name: SiteActorName): (readonly [string, object])[] {
  const { place = name, what = 'This part of the page', on, failed: again } = children[name];
  // Of the two actors of a style's page, one says what becomes of the page, even if that actor has failed.
  const always = place === name || name === 'quoteSharing' ? {} : onPage;
  const running = {
    on: { ...always, ...on, [`${name}.error`]: [`${place}.failed`, logs(`A part of the site has failed, ${name}:`)] },
    actors: [name],
  };
  const failed = {
    on: { ...always, 'failure.retry': [runningOf(name), { does: 'focusReplacement' }], ...again },
    tags: ['failed', name],
    errors: { [`${name}.error`]: new RegExp(`The actor ${name} has failed`) },
    page: {
      'button Try again': 'there',
      'said assertive': says(`${what} has stopped working`),
      // The focus may be lost with a part that fails, but not after *Try again*.
      'lost focus of': /^/,
    },
  };
  if (name !== 'navigation')
    return [
      [`${place}.running`, running],
      [`${place}.failed`, failed],
    ];
  const requests = (to: string) => ({
    'link.follow': [to, requestsPage],
    'page.closed': [to, pageFails],
    'page.failed': [to, pageFails],
  });
  const first = 'navigation.running.first';
  return [
    [first, { ...running, on: { ...running.on, ...requests(first) } }],
    [
      'navigation.running.again',
      {
        ...running,
        on: {
          ...running.on,
          ...requests('navigation.running.again'),
          'page.shown': first,
          'page.failed': [first, pageFails],
        },
      },
    ],
    ['navigation.failed', failed],
  ];
}

/** Asks for the form, whose code then loads. */
async function book(driver: SiteDriver, ending: 'works' | 'fails'): Promise<void> {
  await uncover(driver);
  await bookFromMenu(driver);
  await driver.release('loadSheet', ending);
  // Waits only briefly: the sheet does not open on a page with its own form.
  if (ending === 'works') await comes(driver, () => isShown(driver, sheet), 15);
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
  await waitUntil(driver, 'the gallery', async () => !(await driver.address()).includes('photo='));
}

/** A step that nothing covers. */
const uncovered = (doing: (driver: SiteDriver) => Promise<unknown>) => async (driver: SiteDriver) => {
  await uncover(driver);
  await doing(driver);
};

/** Whether a visitor can cause the event on the current page. */
function isAtHand({ page }: Context, state: string, { type, ...event }: { type: string; page?: Page }) {
  // Replaced by an error message, the page has nothing to press.
  if (state.includes('page.closed')) return /page\.shown|patience|reachHost/.test(type);
  if (type === 'page.shown') return event.page !== page;
  if (/^(page\.(closed|failed)|draft\.)/.test(type)) return page === services;
  if (/^sheet\./.test(type)) return page !== contact;
  // A request that was sent leaves the form empty; each of these steps fills it again.
  if (type.startsWith('message.')) return page === contact && isWritten({ state });
  // It chooses the style of the page.
  if (type === 'booking.requested' && page === style) return isWritten({ state });
  if (['part.failed', 'link.copied', 'photo.failed'].includes(type)) return page === gallery;
  const [, actor = ''] = /^xstate\.error\.actor\.(\w+)/.exec(type) ?? [];
  return !actor || actor === 'reachHost' || page === (children[actor as SiteActorName].page ?? services);
}

export default ({ hours, photos, hairstyles, phone, email, lineKinds }: SiteContent) => {
  const schedule = { hours, closures: [] };
  const known = { schedule, salonEmail: email, lineKinds };
  const photo = photos[0]?.alt ?? '';
  const hairstyle = hairstyles[0]?.title ?? '';
  /** Opens a picture, whose viewer then loads. */
  const show = async (driver: SiteDriver) => {
    await driver.press(image(photo));
    await driver.release('loadLightbox');
    await waitFor(driver, lightbox);
  };
  const failing = (name: string) => [`${name}.error`, uncovered(driver => driver.fail(name))];
  const everywhere = {
    dialog: /^(?!.*Gallery picture)/,
    // The focus may be lost with a part that closes.
    'lost focus of': /^/,
    'button Try again': '',
  };
  const staysHere = {
    justAfter: {
      'failure.retry': { 'lost focus of': '' },
      'booking.requested': ({ page }: Context) => (page.hasForm ? { focus: 'Full Name *' } : {}),
    },
  };
  const leaves = { to: 'document.leaving', reenter: true } as const;
  const unreached = ({ state }: { state: string }) =>
    state.includes('page.closed') ? 'document.staying' : (['document.staying', toast('code.failed')] as const);
  const leavesUnlessWritten = (to: 'document.staying' | 'document.leaving') => {
    const unlessWritten = (link: string | undefined) => (moment: { state: string }) =>
      isWritten(moment) ? null : { ...leaves, context: { link } };
    return {
      ...anyway(to),
      'page.closed': unlessWritten(''),
      'page.failed': unlessWritten(failedLink.link),
      'photo.failed': unlessWritten(bob.file),
    } satisfies Transitions<Machine>;
  };
  const start = ['page.plain', 'draft.empty', 'document.staying', ...permanent.map(runningOf)];
  const drafts = {
    'draft.changed': ({ event: { draft } }) => ({
      to: draft === emptyDraft ? 'draft.empty' : 'draft.written',
      context: { draft },
    }),
  } satisfies Transitions<Machine>;
  const states = {
    'page.opening': { on: {} },
    'page.plain': { on: onPage, page: everywhere },
    'page.closed': {
      on: onPage,
      page: (context: Context) => ({
        ...everywhere,
        'button Try again': 'there',
        'said assertive': context.draft === emptyDraft ? NO_DRAFT : says(DRAFT),
      }),
    },
    'draft.empty': { on: drafts },
    'draft.written': { on: drafts },
    'document.staying': {
      ...staysHere,
      on: {
        ...leavesUnlessWritten('document.staying'),
        'sheet.failed': moment => (isWritten(moment) ? null : { ...leaves, context: { link: undefined } }),
      } satisfies Transitions<Machine>,
      actors: ['pressFilter'],
      errors: { 'message.failed': notSent, 'message.copied': notSent },
    },
    'document.leaving': {
      ...staysHere,
      on: {
        ...leavesUnlessWritten('document.leaving'),
        'page.shown': 'document.staying',
        'booking.requested': 'document.staying',
        'reachHost.done': ({ state, context: { link } }) =>
          isWritten({ state })
            ? ['document.staying', toast('code.failed', { link: link ?? '' })]
            : ['document.staying', { does: 'openDocument', link }],
        'reachHost.error': unreached,
        patience: unreached,
      } satisfies Transitions<Machine>,
      actors: ['reachHost', 'pressFilter'],
      tags: ['loading' as const],
      page: { 'said polite': /Loading the (form|page)…/ },
    },
    ...(Object.fromEntries(names.flatMap(statesOf)) as Record<
      Exclude<StateName<Machine>, 'page.opening' | 'page.plain' | 'page.closed' | `${'document' | 'draft'}.${string}`>,
      { on: Transitions<Machine> }
    >),
  };
  return kitOf(siteMachine)({
    viewports: ['phone'],
    start: start.join(' & '),
    input: { page: services, ...known },
    context: { page: services, ...known, draft: emptyDraft, link: undefined },
    delays: { patience: 10_000 },
    stateKey: ({ page }) => page.path,
    inputs: {
      ...Object.fromEntries(['mobileMenu', 'bookingSheet', 'askBar'].map(name => [name, () => ({})])),
      navigation: ({ page }) => ({ page }),
      openHours: () => schedule,
      contactForm: ({ draft }) => ({ ...known, draft }),
      testimonialRotator: ({ page }) => ({ count: page.testimonials }),
      gallery: ({ page }) => ({ photos: page.photos, savesData: true }),
      reachHost: ({ link }) => ({ link }),
    },
    begin: async driver => {
      await driver.visit('/services');
      await driver.hold('loadPage', 'loadSheet', 'reachHost', 'loadLightbox');
    },
    events: {
      'hairstyle.choose': {
        payloads: [{ title: hairstyle }],
        notOnPage: 'the form then reports `draft.changed`',
      },
      // Follows a link to the contact page, whose code is held. If the page is already loaded, it opens, so this goes back.
      'draft.changed': {
        payloads: [{ draft: written }],
        by: uncovered(async driver => {
          await driver.press(link(`Book Appointment: ${hairstyle}`));
          const isThere = async () => (await driver.address()).startsWith('/contact');
          // A loaded page is drawn after the next paint.
          if (await comes(driver, isThere, 10)) await driver.back();
        }),
      },
      'link.follow': { payloads: [followed], notOnPage: 'tests/browser/page-faults.browser.ts follows links' },
      'document.stay': { payloads: [{}, { link: '' }], notOnPage: 'the site raises it' },
      'link.stay': { payloads: [{ link: followed.link }], notOnPage: 'the site raises it' },
      'sheet.request': { notOnPage: 'the site raises it' },
      'photo.requested': { notOnPage: 'tests/browser/gallery.browser.ts asks for the form and for a picture' },
      'photo.failed': {
        payloads: [failedPhoto],
        by: uncovered(async driver => {
          await driver.press(image(photo));
          await driver.release('loadLightbox', 'fails');
        }),
      },
      // Goes to another page and back, so that the page is the same for the next step.
      'page.left': uncovered(async driver => {
        const here = await driver.address();
        await driver.travel('/styles/cornrows', 'onTop');
        await driver.travel(here, 'onTop');
        await driver.release('loadPage');
      }),
      'page.shown': {
        payloads: [services, contact, gallery, home, style].map(page => ({ page })),
        by: async (driver, { page: { path } }) => {
          await uncover(driver);
          await driver.travel(path, 'onTop');
          await driver.release('loadPage');
          // A page is drawn after the next paint, and the focus follows after its first frame.
          await pause(driver);
        },
      },
      'page.closed': {
        payloads: [failedPage],
        by: uncovered(async driver => {
          await driver.travel('/styles/cornrows', 'onTop');
          await driver.release('loadPage', 'fails');
        }),
      },
      'page.failed': {
        payloads: [failedLink],
        by: uncovered(async driver => {
          // No path opens this page, because a loaded page cannot fail.
          await driver.press(link('Learn History: Ghana Braids'));
          await driver.release('loadPage', 'fails');
        }),
      },
      'booking.requested': driver => book(driver, 'works'),
      'sheet.failed': { payloads: [{ reason: broken }], by: driver => book(driver, 'fails') },
      'message.submitted': driver => submitRequest(driver, 'x'.repeat(60_000)),
      // The message stays, because the form is planned to have one.
      'message.incomplete': async driver => {
        for (const label of ['Full Name *', 'Phone Number *']) await driver.fill(field(label), '');
        await driver.press(button('Send Message'));
        await pause(driver);
      },
      'message.sent': async driver => {
        await submitRequest(driver, 'Ada', 'taken');
        await waitFor(driver, button('Write another message'));
        await driver.press(button('Write another message'));
        await driver.fill(field('Message *'), 'typed');
      },
      'message.failed': {
        payloads: [{ reason: broken, text }],
        by: driver => submitRequest(driver, 'Ada', 'lost'),
      },
      'message.copied': async driver => {
        await submitRequest(driver, 'Ada', 'lost');
        await pause(driver);
        await driver.press(button('Copy message'));
      },
      'message.uncopied': {
        notOnPage: 'browsers always allow copying right after a press; the kit of the contact form tests the failure',
      },
      'sheet.closed': async driver => {
        await book(driver, 'works');
        await waitFor(driver, sheet);
        await driver.press(button('Close', sheet));
      },
      'link.copied': uncovered(async driver => {
        await show(driver);
        await driver.press(button('Share this picture', lightbox));
        await uncover(driver);
      }),
      'link.failed': {
        payloads: [{ link: 'https://a.example' }],
        notOnPage: 'browsers always allow copying right after a press; the kit of the lightbox tests the failure',
      },
      'part.failed': {
        payloads: [{ part: 'lightbox', reason: broken }],
        by: uncovered(async driver => {
          await show(driver);
          await driver.fail('lightbox');
          await driver.press(button('Try again'));
          await waitFor(driver, lightbox);
          await uncover(driver);
        }),
      },
      'failure.retry': uncovered(async driver => {
        // At the top of the page, no toast covers the button.
        await driver.scroll(0);
        // *Try again* may be on the page twice: the contact page shows the business hours twice.
        const onPage = button('Try again', { role: 'main' });
        await driver.press((await driver.look(onPage)) ? onPage : button('Try again'));
      }),
      ...(Object.fromEntries(names.map(failing)) as Record<
        `${SiteActorName}.error`,
        (driver: SiteDriver) => Promise<void>
      >),
      'reachHost.done': {
        notOnPage: 'it would end the path with another document; tests/browser/page-faults.browser.ts opens one',
      },
      'reachHost.error': driver => driver.release('reachHost', 'fails'),
    },
    machineOnly: [
      ...[emptyDraft, dated].map(draft => ({
        event: { type: 'draft.changed' as const, draft },
        because: 'one draft will do for a path',
      })),
      {
        event: { type: 'booking.requested', title: hairstyle },
        because:
          'these paths never ask for the style of a picture; tests/browser/gallery.full.browser.ts does, from the lightbox',
      },
    ],
    possible: ({ state, context, name, event, onPage }) => {
      // Regions do not know of each other: away from the start, only what concerns the place where a path is can happen.
      const away = state.split(' & ').filter(place => !start.includes(place) && !place.startsWith('draft.'));
      const isLeaving = away.includes('document.leaving');
      const mayBeWritten = isLeaving || away.includes('navigation.failed');
      // What concerns the document or the navigation comes before what concerns the page.
      const near = away.filter(place => !place.startsWith('page.'));
      const isNear =
        away.length === 0 ||
        (near.length > 0 ? near : away).some(place => name in states[place as keyof typeof states].on);
      if (!onPage) {
        if (name === 'page.shown' && near.length > 0) return event.page === services;
        return isNear || (mayBeWritten && name === 'draft.changed');
      }
      if (!isNear) return false;
      if (away.includes('bookingSheet.failed') && name === 'booking.requested') return true;
      if (away.some(place => place.endsWith('.failed'))) return name === 'failure.retry';
      // Other events take long to cause, so `patience` could end meanwhile.
      const isQuick = /^(page\.(shown|failed|closed)|booking\.|patience|reachHost)/.test(name);
      return name !== 'failure.retry' && isAtHand(context, state, event) && (!isLeaving || isQuick);
    },
    states,
    // *Try again* may be anywhere on the page.
    see: async driver => ({ 'button Try again': (await isShown(driver, button('Try again'))) ? 'there' : '' }),
    // Error messages push the page down, the next draft closes the receipt, the visitor goes to another page and back, or a
    // message that is too long gets the focus.
    scrolls: [
      'message.submitted',
      'message.sent',
      'page.left',
      'page.closed',
      'draft.changed',
      'failure.retry',
      ...names.map(name => `${name}.error` as const),
    ],
    differs: [
      ...['title', 'description', 'heading', 'page scrolls', 'dialog', 'waits inert', 'focus', 'hidden with focus'],
      /^said/,
      / in '(main|toast|Book an appointment|Gallery picture|Zoom|What our clients say|Style|Selected style)'$/,
      // The parts of a page below the window come after its first frame.
      /^heading .* in 'header'$/,
      // An error message replaces the part that fails.
      /^button '(Try again|Menu)' in/,
      ...['header', 'footer'].flatMap(place => [
        `link '${phone.shown}' in '${place}'`,
        `link '${email}' in '${place}'`,
        `link 'Reload the page' in '${place}'`,
      ]),
    ],
    neverShown: { 'lost focus of': 'no page may lose it, except with a part that fails or closes' },
    unreachable: {
      'site.navigation.running.again: page.shown': 'tests/browser/page-faults.browser.ts follows a link',
      'site.navigation.running.again: page.failed': 'tests/browser/page-faults.browser.ts follows a link',
      'site.navigation.running: xstate.error.actor.navigation (1 of 2)':
        'it takes a link that is followed; tests/browser/page-faults.browser.ts',
      'site.document.leaving: xstate.done.actor.reachHost (2 of 2)':
        'it takes a style that is chosen while the host is asked; site.test.ts',
      'site: failure.retry':
        'without a failed actor, the view of one must have failed; tests/browser/page-faults.full.browser.ts',
    },
  });
};
