/** The parts of the site: what each is told, its states, and on which page it is made to fail. For the kit of the root machine. */
import type { ContextFrom } from 'xstate';
import { broken, button, type Outcome, seen, type Transitions } from 'xstate-paths';
import { emptyDraft } from '../contact-form/contact-form.context';
import type { Page } from '../page';
import { type SiteActorName, siteActors, siteMachine } from '../site/site.machine';
import { says } from './steps';

export type Machine = typeof siteMachine;
export type Context = ContextFrom<Machine>;

export const written = { ...emptyDraft, fields: { ...emptyDraft.fields, message: 'chosen' } };
export const dated = { ...emptyDraft, unusableDate: '2026-12-01' };
export const isWritten = ({ state }: { state: string }) => state.includes('draft.written');

export const services: Page = { path: '/services' };
const bob = { id: 'bob', style: 'box-braids', file: '/bob.jpg' };
export const gallery: Page = { path: '/gallery', photos: [bob], savesData: true };
export const contact: Page = { path: '/contact', hasForm: true };
export const home: Page = { path: '/', testimonials: 3 };
export const style: Page = { path: '/styles/box-braids', hairstyle: 'Box Braids' };

export const tryAgain = button('Try again');
export const text = 'Box braids, please\n\nAda, 781 555 0142';
/** The code that is missing: of a link's page, of the page in the address bar, of the request form, of the picture viewer. */
export const missingCode = [
  { what: 'The page /gallery', link: '/gallery?style=cornrows', reason: broken },
  { what: 'The page /gallery', link: '', closes: '/gallery', reason: broken },
  { what: 'The request form', reason: broken },
  { what: 'The picture viewer', link: bob.file, inTab: true as const, reason: broken },
];
const logs = (what: string, reason: unknown = broken) => ({ does: 'logFailure', what, reason });
/** A link that is followed. */
export const followed = { link: '/gallery?style=cornrows', path: '/gallery' };

export const toast = (type: string, also: object = {}) => ({
  to: 'toasts',
  type: 'toast.show',
  toast: { type, ...also },
});
const chooses = (title: string | undefined) =>
  title === undefined ? [] : [{ to: 'contactForm', type: 'draft.style', title }];

export const onPage = {
  'page.shown': ({ state, event: { page } }) => ({
    to: placeOf(page),
    // The host is still being asked.
    reenter: !state.includes('document.leaving'),
    context: { page },
    effects: [{ does: 'logArrival' }],
  }),
  'code.failed': ({ event: { closes } }) =>
    closes === undefined ? null : { to: 'page.closed', context: { page: { path: closes } } },
  'booking.requested': ({ context: { page } }) =>
    page.hasForm ? ['document.staying', { does: 'focusForm' }] : 'document.staying',
} satisfies Transitions<Machine>;

/** What is logged, or moves the focus, on every page. */
export const anyway = (to: 'document.staying' | 'document.leaving') =>
  ({
    'code.failed': ({ state, event: { what, link } }) => {
      const log = logs(`${what} could not be loaded:`);
      return isWritten({ state }) || to === 'document.leaving'
        ? [to, log]
        : { to: 'document.leaving', reenter: true, context: { destination: link }, effects: [log] };
    },
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
interface Part {
  /** Its region, if only some pages have the actor. */
  place?: string;
  /** Where the actor is made to fail. */
  page?: Page;
  /** What an error message calls it, if it has no place on the page. */
  what?: string;
  /** What it is told, and what is logged about it. */
  on?: Told;
  /** What else starts it again. */
  failed?: Told;
}
/** What is special of each actor. One that is not named runs on every page, and is told nothing. */
export const children: Partial<Record<SiteActorName, Part>> = {
  navigation: {
    what: 'Page navigation',
    failed: {
      'link.follow': moment =>
        isWritten(moment)
          ? {
              to: 'navigation.running.restarted',
              context: { followed: followed.link },
              effects: [dismisses({ about: 'code.failed' })[1], requestsPage],
            }
          : ['navigation.failed', { does: 'openDocument', link: followed.link }],
    },
  },
  mobileMenu: { on: { 'page.left': closesMenu, 'page.shown': closesMenu } },
  bookingSheet: {
    what: 'The request form',
    on: {
      'page.left': closesSheet,
      'page.shown': ({ event: { page } }) => (page.hasForm ? closesSheet : null),
      'photo.requested': closesSheet,
      'booking.requested': ({ context: { page } }) => (page.hasForm ? null : opensSheet),
      'sheet.request': opensSheet,
    },
    failed: { 'booking.requested': ({ context: { page } }) => (page.hasForm ? null : 'bookingSheet.running') },
  },
  colorTheme: { what: 'The light and dark mode switch' },
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
      'page.left': dismisses({ about: 'code.failed' }),
      'link.follow': dismisses({ about: 'code.failed' }),
      'booking.requested': ({ state, context: { page } }) =>
        page.hasForm
          ? null
          : // A sheet that has failed opens once it runs again.
            [...dismisses({ about: 'code.failed' }), ...(state.includes('bookingSheet.failed') ? [opensSheet[1]] : [])],
      'code.failed': ({ state, event: { link = '', inTab, closes } }) =>
        isWritten({ state }) && closes === undefined ? shows('code.failed', { link, ...(inTab && { inTab }) }) : null,
      'document.stay': ({ state, context: { destination = '' } }) =>
        shows('code.failed', isWritten({ state }) ? { link: destination } : {}),
      'navigation.error': ({ state, context: { followed: link } }) =>
        state.includes('.restarted') && isWritten({ state }) ? shows('code.failed', { link, inTab: true }) : null,
      'form.submitted': dismisses(),
      'message.incomplete': shows('message.incomplete'),
      'message.sent': shows('message.sent'),
      'message.failed': shows('message.failed', { text, reason: broken }),
      'message.copied': shows('message.copied'),
      'message.copyFailed': shows('message.copyFailed'),
      'photoLink.copied': shows('photoLink.copied'),
      'photoLink.failed': shows('photoLink.failed', { link: 'https://a.example' }),
    },
  },
  testimonialRotator: { place: 'page.home', page: home },
  gallery: {
    place: 'page.gallery',
    page: gallery,
    on: {
      'booking.requested': ['page.gallery.running', { to: 'gallery', type: 'photo.dismiss' }],
      // What the lightbox reports.
      'photoLink.copied': 'page.gallery.running',
      'part.failed': 'page.gallery.running',
    },
  },
  askBar: { place: 'page.style.askBar', page: style, what: 'The button at the bottom of the page' },
  quoteSharing: { place: 'page.style.quoteSharing', page: style, what: 'The Share button' },
};
export const names = Object.keys(siteActors) as SiteActorName[];
/** Those that have a region, in its order. */
export const permanent = Object.keys(siteMachine.states).filter(name => name in siteActors) as SiteActorName[];

/** The state of the page's region for a page. */
const placeOf = (page: Page) => {
  const own = Object.values(children).flatMap(one => (one.place && one.page === page ? `${one.place}.running` : []));
  return (own.join(' & ') || 'page.plain') as Outcome<Machine>['to'];
};

/** The state of an actor that runs. */
export const runningOf = (name: SiteActorName) =>
  name === 'navigation' ? 'navigation.running.steady' : `${children[name]?.place ?? name}.running`;

/** The states of an actor. */
export function statesOf(name: SiteActorName): (readonly [string, object])[] {
  const { place = name, what = 'This part of the page', on, failed: restarts } = children[name] ?? {};
  // Of the two actors of a style's page, one says what becomes of the page, even if that actor has failed.
  const always = place === name || name === 'quoteSharing' ? {} : onPage;
  const breaks = [`${place}.failed`, logs(`A part of the site has failed, ${name}:`)];
  const running = { on: { ...always, ...on, [`${name}.error`]: breaks }, actors: [name] };
  const failed = {
    on: { ...always, 'failure.retry': [runningOf(name), { does: 'focusReplacement' }], ...restarts },
    tags: ['failed', name],
    errors: { [`${name}.error`]: new RegExp(`The actor ${name} has failed`) },
    page: {
      [seen(tryAgain)]: /there/,
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
  const steady = 'navigation.running.steady';
  const restarted = 'navigation.running.restarted';
  const follows = (to: string) => ({ to, context: { followed: followed.link }, effects: [requestsPage] });
  const breaksAgain = ({ context }: { context: Context }) => [
    ...breaks,
    logs(`The page ${context.followed} could not be loaded:`, 'the navigation has failed again'),
  ];
  const again = { 'link.follow': follows(restarted), 'page.shown': steady, 'navigation.error': breaksAgain };
  return [
    [steady, { ...running, on: { ...running.on, 'link.follow': follows(steady) } }],
    [restarted, { ...running, on: { ...running.on, ...again } }],
    ['navigation.failed', failed],
  ];
}
