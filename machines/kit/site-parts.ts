/** What follows from each event, and what a visitor has at hand on each page: for the kit of the root machine. */
import {
  broken,
  button,
  type Effect,
  type KitArgs,
  type Outcome,
  type StateEntry,
  type StateName,
  seen,
  type Transitions,
} from 'xstate-paths';
import { emptyDraft } from '../contact-form/contact-form.context';
import type { Page } from '../page';
import type { CodeFact } from '../parent';
import { type SiteActorName, siteActors, type siteMachine } from '../site/site.machine';
import type { SiteDriver } from './driver';

type Machine = typeof siteMachine;
type On = Transitions<Machine>;
type Place = StateName<Machine>;
type Now = Pick<KitArgs<Machine>, 'state' | 'context'>;
type Missing = Pick<CodeFact, 'link' | 'inTab' | 'closes'>;

export const isIn = ({ state }: Pick<Now, 'state'>, place: string) => state.split(' & ').includes(place);
const isWritten = (now: Now) => isIn(now, 'draft.written');

export const services: Page = { path: '/services' };
export const contact: Page = { path: '/contact', hasForm: true };
const bob = { id: 'bob', style: 'box-braids', file: '/bob.jpg' };
export const gallery: Page = { path: '/gallery', photos: [bob], savesData: true };
export const home: Page = { path: '/', testimonials: 3 };
export const style: Page = { path: '/styles/box-braids', hairstyle: 'Box Braids' };
/** The state of a page that has actors. */
const pages: Readonly<Record<string, Outcome<Machine>['to']>> = {
  [gallery.path]: 'page.gallery.running',
  [home.path]: 'page.home.running',
  [style.path]: 'page.style.askBar.running & page.style.quoteSharing.running',
};

/** Where a part is made to fail, unless any page will do, and its region, unless it is named like the part. */
const parts: Readonly<Partial<Record<SiteActorName, { page: Page; at?: string }>>> = {
  contactForm: { page: contact },
  testimonialRotator: { page: home, at: 'page.home' },
  gallery: { page: gallery, at: 'page.gallery' },
  askBar: { page: style, at: 'page.style.askBar' },
  quoteSharing: { page: style, at: 'page.style.quoteSharing' },
};
export const names = Object.keys(siteActors) as SiteActorName[];
/** The states of the parts that every page has. */
export const onEveryPage = names.filter(name => !parts[name]?.at).map(name => `${name}.running`);

const form = ['booking.requested', 'The request form'];
/** What a visitor has at hand on each page: events, and code that may be missing. Replaced by an error message, a page has nothing. */
const atHand = new Map<Page, readonly string[]>([
  [services, [...form, 'draft.changed', 'page.left', 'The page /gallery', 'sheet.closed']],
  [contact, ['booking.requested']],
  [gallery, [...form, 'page.left', 'The picture viewer', 'photoLink.copied', 'part.failed']],
  [home, [...form, 'page.left']],
]);
/** The same with something written. A request that was sent leaves the form empty. To ask for the form chooses a page's style. */
const withDraft = new Map<Page, readonly string[]>([
  [services, ['form.submitted']],
  [contact, ['message.incomplete', 'message.sent', 'message.failed', 'message.copied']],
  [style, form],
]);
export const isAtHand = (now: Now, what: string) =>
  [atHand, ...(isWritten(now) ? [withDraft] : [])].some(one => one.get(now.context.page)?.includes(what)) ||
  names.some(name => what === `${name}.error` && (parts[name]?.page ?? services) === now.context.page);

export const written = { ...emptyDraft, fields: { ...emptyDraft.fields, message: 'chosen' } };
export const dated = { ...emptyDraft, unusableDate: '2026-12-01' };
export const tryAgain = button('Try again');
export const text = 'Box braids, please\n\nAda, 781 555 0142';
/** A link that is followed. */
export const followed = { link: '/gallery?style=cornrows', path: '/gallery' };
/** The code that is missing: of a link's page, of the page in the address bar, of the request form, of the picture viewer. */
export const missingCode = [
  { what: 'The page /gallery', link: followed.link, reason: broken },
  { what: 'The page /gallery', link: '', closes: true as const, reason: broken },
  { what: 'The request form', reason: broken },
  { what: 'The picture viewer', link: bob.file, inTab: true as const, reason: broken },
];

const logs = (what: string, reason: unknown = broken) => ({ does: 'logFailure', what, reason });
const focusReplacement = { does: 'focusReplacement' };
const tells = (to: SiteActorName, type: string, also: object = {}) => ({ to, type, ...also });
const toasts = (toast: object) => tells('toasts', 'toast.show', { toast });
const dismissesFailure = tells('toasts', 'toast.dismiss', { about: 'code.failed' });
const requestsPage = tells('navigation', 'page.request', followed);
const closesMenu = tells('mobileMenu', 'menu.dismiss');
const closesSheet = tells('bookingSheet', 'sheet.dismiss');
const opensSheet = tells('bookingSheet', 'sheet.open');
const endsReceipt = tells('contactForm', 'receipt.dismiss');
const chooses = (title: string | undefined) => title !== undefined && tells('contactForm', 'draft.style', { title });
/** The document stays: a toast says so, and if something is written, offers what is missing, unless it is the page itself. */
const stays = (now: Now, { link = '', inTab, closes }: Missing = { ...now.context.unloaded }, kept = isWritten(now)) =>
  closes === undefined ? [toasts({ type: 'code.failed', ...(kept && { link, ...(inTab && { inTab }) }) })] : [];
const dismissesPage = tells('navigation', 'page.dismiss');
/** The navigation has failed before it could follow the link. */
const unfollowed = (link: string) => ({
  ...({ type: 'code.failed', what: `The page ${link}`, link, inTab: true } as const),
  reason: 'the navigation has failed',
});
const logsLink = (link: string) => logs(`The page ${link} could not be loaded:`, 'the navigation has failed');
/** Facts that become toasts. */
const asToast = ({ event }: { event: object }) => ({ effects: [toasts(event)] });

type Then = Partial<Omit<Outcome<Machine>, 'effects'>> & { effects?: readonly (Effect | false)[] };
/** What follows in every state, besides what a region says below. */
const follows: { [Name in keyof On]?: (now: KitArgs<Machine, Name>) => Then | null } = {
  'page.left': () => ({ effects: [closesMenu, closesSheet, endsReceipt, dismissesFailure] }),
  'page.shown': ({ state, event: { page } }) => ({
    to: pages[page.path] ?? 'page.plain',
    // The host is still being asked.
    reenter: !isIn({ state }, asking),
    context: { page },
    effects: [{ does: 'logArrival' }, closesMenu, page.hasForm === true && closesSheet, endsReceipt],
  }),
  'booking.requested': ({ context: { page }, event: { title = page.hairstyle } }) => ({
    effects: [
      ...[page.hasForm === true && { does: 'focusForm' }, dismissesPage, !page.hasForm && opensSheet],
      ...[endsReceipt, chooses(title), dismissesFailure],
    ],
  }),
  'photo.requested': () => ({ effects: [dismissesPage, closesSheet, dismissesFailure] }),
  'sheet.request': () => ({ effects: [opensSheet] }),
  'sheet.closed': () => ({ effects: [endsReceipt] }),
  'hairstyle.choose': ({ event: { title } }) => ({ effects: [chooses(title)] }),
  'draft.changed': ({ event: { draft }, ...now }) => ({
    to: draft === emptyDraft ? 'draft.empty' : 'draft.written',
    context: { draft },
    effects: [draft !== emptyDraft && !isWritten(now) && { does: 'prepareMail' }],
  }),
  // With `closes`, an error message has replaced the page. Otherwise it stays; if something is written, a toast says so.
  'code.failed': now => {
    const { what, closes } = now.event;
    return {
      ...(closes !== undefined && { to: 'page.closed', context: { page: { path: '' } } }),
      effects: [logs(`${what} could not be loaded:`), ...(isWritten(now) ? stays(now, now.event) : [])],
    };
  },
  'document.stay': now => ({ effects: stays(now) }),
  'part.failed': () => ({ effects: [logs('A part of the site has failed, lightbox:')] }),
  'failure.retry': now => (failedIn(now).length > 0 ? null : { effects: [focusReplacement] }),
  'form.submitted': () => ({ effects: [tells('toasts', 'toast.dismiss')] }),
  'message.failed': ({ event }) => ({ effects: [logs('The message was not sent:'), toasts(event)] }),
  ...{ 'message.incomplete': asToast, 'message.sent': asToast },
  ...{ 'message.copied': asToast, 'message.copyFailed': asToast },
  ...{ 'photoLink.copied': asToast, 'photoLink.failed': asToast },
};
/** The region of the draft says what follows in every state. A failed actor gets no event. */
export const inEveryState = (draft: Place) =>
  Object.fromEntries(
    Object.entries(follows).map(([name, then]) => [
      name,
      (now: KitArgs<Machine, never>) => {
        const result = then?.(now);
        const hears = (effect: Effect | false) => effect && !isIn(now, `${effect.to}.failed`);
        return result ? { to: draft, ...result, effects: result.effects?.filter(hears) } : null;
      },
    ]),
  ) as On;

const regionOf = (name: SiteActorName) => parts[name]?.at ?? name;
export const failedIn = (now: Pick<Now, 'state'>) =>
  names.map(name => `${regionOf(name)}.failed` as Place).filter(place => isIn(now, place));

const breaks = (name: SiteActorName) =>
  [`${regionOf(name)}.failed` as Place, logs(`A part of the site has failed, ${name}:`)] as const;
const navigates = {
  to: 'navigation.running' as const,
  context: { followed: followed.link },
  effects: [requestsPage, closesSheet, dismissesFailure],
};
const forgetsLink = { to: 'navigation.running' as const, context: { followed: '' } };
const [asking, opening] = ['document.leaving.asking', 'document.leaving.opening'] as const;
const remains = (now: Now) => ['document.staying', ...stays(now)] as const;
/** Code is missing: the document is left, unless something is written. */
const lacks = (now: Now, unloaded: CodeFact) => ({
  to: isWritten(now) ? ('document.staying' as const) : asking,
  context: { unloaded },
});
/** The visitor has gone on to something else, or has begun to write. */
const leaving = {
  'page.left': 'document.staying',
  'link.follow': now =>
    isIn(now, 'navigation.failed') ? { ...lacks(now, unfollowed(followed.link)), reenter: true } : 'document.staying',
  'booking.requested': 'document.staying',
  'photo.requested': 'document.staying',
  'draft.changed': now =>
    now.event.draft === emptyDraft ? null : ['document.staying', ...stays(now, now.context.unloaded, true)],
} satisfies On;
const forgetsPhoto = ['page.gallery.running', tells('gallery', 'photo.forget')] as const;
/** What only these states say. */
export const inState = {
  'navigation.running': {
    'link.follow': navigates,
    ...{ 'page.shown': forgetsLink, 'page.left': forgetsLink, 'code.failed': forgetsLink },
    ...{ 'booking.requested': forgetsLink, 'photo.requested': forgetsLink },
    'navigation.error': now => {
      const [to, logged] = breaks('navigation');
      const { followed: link } = now.context;
      if (!link) return [to, logged];
      const toast = isWritten(now) ? stays(now, unfollowed(link)) : [];
      return { to, context: { followed: '' }, effects: [logged, logsLink(link), ...toast] };
    },
  },
  'navigation.failed': {
    'link.follow': now =>
      isWritten(now)
        ? { ...navigates, effects: [closesSheet, dismissesFailure, ...navigates.effects] }
        : ['navigation.failed', logsLink(followed.link), closesSheet, dismissesFailure],
  },
  // What the lightbox reports, too.
  'page.gallery.running': {
    ...{ 'booking.requested': forgetsPhoto, 'link.follow': forgetsPhoto, 'page.left': forgetsPhoto },
    ...{ 'photoLink.copied': 'page.gallery.running', 'part.failed': 'page.gallery.running' },
  },
  'bookingSheet.failed': {
    'booking.requested': ({ context: { page } }) => (page.hasForm ? null : ['bookingSheet.running', opensSheet]),
  },
  'document.staying': {
    'code.failed': now => lacks(now, now.event),
    // The link that it could not follow opens as a document.
    'navigation.error': now => (now.context.followed ? lacks(now, unfollowed(now.context.followed)) : null),
    'link.follow': now =>
      isIn(now, 'navigation.failed') && !isWritten(now) ? lacks(now, unfollowed(followed.link)) : null,
  },
  [asking]: {
    ...leaving,
    'code.failed': asking,
    'reachHost.done': opening,
    'reachHost.error': remains,
    answerLimit: remains,
  },
  [opening]: {
    ...leaving,
    'code.failed': opening,
    'openDocument.done': 'document.staying',
    'openDocument.error': remains,
  },
} satisfies Partial<Record<Place, On>>;

/** The states of a region whose actor runs until it fails. */
function statesOf(name: SiteActorName): (readonly [string, StateEntry<Machine, SiteDriver> & { on: On }])[] {
  const [place, said]: [string, Partial<Record<string, On>>] = [regionOf(name), inState];
  const running = `${place}.running`;
  const failed = {
    on: { 'failure.retry': [running as Place, focusReplacement], ...said[`${place}.failed`] } as On,
    tags: ['failed', name] as const,
    errors: { [`${name}.error`]: new RegExp(`The actor ${name} has failed`) },
    page: {
      [seen(tryAgain)]: /there/,
      'said assertive': /[A-Z][\w ]+ has stopped working, but the rest of the site still works/,
      // The focus may be lost with a part that fails, but not after *Try again*.
      'lost focus of': /^/,
    },
  };
  return [
    [running, { on: { [`${name}.error`]: breaks(name), ...said[running] }, actors: [name] }],
    [`${place}.failed`, failed],
  ];
}
export const regions = Object.fromEntries(names.flatMap(statesOf)) as Record<
  Exclude<Place, 'page.opening' | 'page.plain' | 'page.closed' | `${'document' | 'draft'}.${string}`>,
  StateEntry<Machine, SiteDriver> & { on: On }
>;
