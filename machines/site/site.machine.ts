/** The root: runs the other machines, and decides what follows from the facts they report. */
import {
  type ActorRefFrom,
  type AnyActorRef,
  and,
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  raise,
  type SnapshotFrom,
  sendTo,
  setup,
  stateIn,
} from 'xstate';
import { askBarMachine } from '../ask-bar/ask-bar.machine';
import { type BookingSheetEvent, bookingSheetMachine } from '../booking-sheet/booking-sheet.machine';
import { colorThemeMachine } from '../color-theme/color-theme.machine';
import { emptyDraft, isEmpty } from '../contact-form/contact-form.context';
import { type ContactFormEvent, contactFormMachine } from '../contact-form/contact-form.machine';
import { type GalleryEvent, galleryMachine } from '../gallery/gallery.machine';
import { missing } from '../missing';
import { type MobileMenuEvent, mobileMenuMachine } from '../mobile-menu/mobile-menu.machine';
import { type NavigationEvent, navigationMachine } from '../navigation/navigation.machine';
import { openHoursMachine } from '../open-hours/open-hours.machine';
import { quoteSharingMachine } from '../quote-sharing/quote-sharing.machine';
import { stopChildrenOf } from '../stop-children';
import { testimonialRotatorMachine } from '../testimonial-rotator/testimonial-rotator.machine';
import { type Toast, type ToastsEvent, toastsMachine } from '../toasts/toasts.machine';
import type { Link, SiteContext, SiteEvent, SiteInput } from './site.context';

/** The site's actors. Those from `testimonialRotator` on run while a page is shown that has them. */
export const siteActors = {
  navigation: navigationMachine,
  mobileMenu: mobileMenuMachine,
  bookingSheet: bookingSheetMachine,
  toasts: toastsMachine,
  colorTheme: colorThemeMachine,
  openHours: openHoursMachine,
  contactForm: contactFormMachine,
  testimonialRotator: testimonialRotatorMachine,
  gallery: galleryMachine,
  askBar: askBarMachine,
  quoteSharing: quoteSharingMachine,
};
export type SiteActorName = keyof typeof siteActors;

/** `self`: the site, as its children's parent. */
interface SiteAt {
  context: SiteContext;
  self: AnyActorRef;
}

/** What follows if an actor fails. XState leaves the children of a machine that has thrown running. */
const hasFailed = (name: SiteActorName) =>
  ({
    target: 'failed',
    actions: [
      { type: 'stopRest', params: { name } },
      { type: 'logFailure', params: ({ event }: { event: { error: unknown } }) => partFailure(name, event.error) },
    ],
  }) as const;

/**
 * A region whose actor runs; if the actor fails, it can be restarted. `input`: what the actor gets besides its parent; `on`: what
 * it is told; `restarts`: what else restarts it.
 */
const runs = <
  Name extends SiteActorName,
  Input extends object = object,
  const On extends object = object,
  const Restarts extends object = object,
>(
  name: Name,
  input?: (site: SiteAt) => Input,
  on?: On,
  restarts?: Restarts,
) =>
  ({
    initial: 'running',
    states: {
      running: {
        invoke: {
          id: name,
          src: name,
          input: (site: SiteAt) => ({ parent: site.self, ...(input?.(site) as Input) }),
          onError: hasFailed(name),
        },
        on: { ...(on as On) },
      },
      failed: {
        tags: ['failed', name],
        on: { 'failure.retry': { target: 'running', actions: 'focusReplacement' }, ...(restarts as Restarts) },
      },
    },
  }) as const;

const partFailure = (part: string, reason: unknown) => ({ what: `A part of the site has failed, ${part}:`, reason });
const logCode = {
  type: 'logFailure',
  params: ({ event: { what, reason } }: { event: { what: string; reason: unknown } }) => ({
    what: `${what} could not be loaded:`,
    reason,
  }),
} as const;

const eventAsParams = <Event>({ event }: { event: Event }) => event;
const linkOf = ({ context: { link } }: Pick<SiteAt, 'context'>) => ({ link });
const linkInTab = (site: Pick<SiteAt, 'context'>) => ({ ...linkOf(site), inTab: true }) as const;

const shows = <Kind extends Toast['kind']>(kind: Kind) => ({ type: 'showToast', params: { kind } }) as const;
const dismissesFailure = { type: 'dismissToast', params: { kind: 'code.failed' } } as const;

/** What follows if the host cannot be reached. An error message that has replaced the page already says so. */
const unreached = [
  { guard: 'isPageClosed', target: 'staying' },
  { target: 'staying', actions: 'stay' },
] as const;

export const siteMachine = setup({
  types: {
    context: {} as SiteContext,
    events: {} as SiteEvent,
    input: {} as SiteInput,
    /** `failed`, and the names of the actors that have failed. */
    tags: {} as 'loading' | 'failed' | SiteActorName,
    children: {} as { [Name in SiteActorName]: Name } & { reachHost: 'reachHost'; pressFilter: 'pressFilter' },
  },
  actors: {
    ...siteActors,
    /** Resolves when the host has answered for the link's page; rejects if the host cannot be reached. */
    reachHost: fromPromise<unknown, { link: Link }>(missing('reachHost')),
    /** Ignores the second press of a double one where the first has opened or closed something. */
    pressFilter: fromCallback(missing('pressFilter')),
  },
  guards: {
    isFormOnPage: ({ context }) => context.page.hasForm === true,
    isFormElsewhere: not('isFormOnPage'),
    isNothingWritten: stateIn({ draft: 'empty' }),
    isWritten: stateIn({ draft: 'written' }),
    isPageClosed: stateIn({ page: 'closed' }),
    /** Whether an error message has replaced the page. */
    closesPage: ({ event }) => event.type === 'code.failed' && event.closes !== undefined,
    /** Whether the page stays, and what is written with it. */
    isKept: and(['isWritten', not('closesPage')]),
    isSecondFailure: and([stateIn({ navigation: { running: 'again' } }), 'isWritten']),
    isHome: ({ context }) => Boolean(context.page.testimonials),
    isGallery: ({ context }) => context.page.photos !== undefined,
    isStyle: ({ context }) => context.page.hairstyle !== undefined,
    /** Whether a hairstyle is asked for: that of a link or a picture, or else that of the page. */
    isAboutHairstyle: ({ context }, { title = context.page.hairstyle }: { title?: string }) => title !== undefined,
  },
  actions: {
    stopRest: enqueueActions(({ enqueue, self }, { name }: { name: SiteActorName }) =>
      stopChildrenOf(self.getSnapshot().children[name], enqueue),
    ),
    stay: raise({ type: 'document.stay' }),
    requestSheet: raise({ type: 'sheet.request' }),
    chooseHairstyle: sendTo(
      'contactForm',
      ({ context }, { title = context.page.hairstyle ?? '' }: { title?: string }): ContactFormEvent => ({
        type: 'draft.style',
        title,
      }),
    ),
    dismissReceipt: sendTo('contactForm', { type: 'receipt.dismiss' } satisfies ContactFormEvent),
    requestPage: sendTo(
      'navigation',
      (_, { link, path }: { link: string; path: string }): NavigationEvent => ({ type: 'page.request', link, path }),
    ),
    openSheet: sendTo('bookingSheet', { type: 'sheet.open' } satisfies BookingSheetEvent),
    closeSheet: sendTo('bookingSheet', { type: 'sheet.dismiss' } satisfies BookingSheetEvent),
    closeMenu: sendTo('mobileMenu', { type: 'menu.dismiss' } satisfies MobileMenuEvent),
    closePhoto: sendTo('gallery', { type: 'photo.dismiss' } satisfies GalleryEvent),
    showToast: sendTo('toasts', (_, toast: Toast): ToastsEvent => ({ type: 'toast.show', toast })),
    /** Offers to open `link` if something is written: instead of this page, or in a tab of its own. */
    showCodeFailed: sendTo(
      'toasts',
      (_, { link = '', inTab }: { link?: Link; inTab?: true }): ToastsEvent => ({
        type: 'toast.show',
        toast: { kind: 'code.failed', link, ...(inTab && { inTab }) },
      }),
    ),
    dismissToast: sendTo(
      'toasts',
      (_, about: { kind?: Toast['kind'] }): ToastsEvent => ({ type: 'toast.dismiss', ...about }),
    ),
    /** Logs the address if no page exists for it (404). */
    logArrival: _ => missing('logArrival')(),
    /** Focuses the first field of the page's form. */
    focusForm: _ => missing('focusForm')(),
    /** Moves the focus from the error message to what replaces it. */
    focusReplacement: _ => missing('focusReplacement')(),
    /** Lets the browser open a page as a new document. */
    openDocument: (_, _params: { link: Link }) => missing('openDocument')(),
    /** Logs a failure to the console, for developers. */
    logFailure: (_, _params: { what: string; reason: unknown }) => missing('logFailure')(),
  },
  delays: {
    /** How long the host may take to answer. */
    answerLimit: 10_000,
  },
}).createMachine({
  id: 'site',
  context: ({ input }) => ({ ...input, draft: emptyDraft, link: undefined }),
  type: 'parallel',
  invoke: { id: 'pressFilter', src: 'pressFilter' },
  // With no failed actor, it is a view that has failed.
  on: {
    'failure.retry': { actions: 'focusReplacement' },
    'part.failed': { actions: { type: 'logFailure', params: ({ event }) => partFailure(event.part, event.reason) } },
  },
  states: {
    /** The page shown, with the actors that only this page has. */
    page: {
      initial: 'opening',
      on: {
        'page.shown': { target: '.opening', actions: assign(({ event }) => ({ page: event.page })) },
        // Nothing of the page before is there any longer.
        'code.failed': {
          guard: 'closesPage',
          target: '.closed',
          actions: assign(({ event: { closes = '' } }) => ({ page: { path: closes, exists: true } })),
        },
        'booking.requested': { guard: 'isFormOnPage', actions: 'focusForm' },
      },
      states: {
        opening: {
          entry: 'logArrival',
          always: [
            { guard: 'isHome', target: 'home' },
            { guard: 'isGallery', target: 'gallery' },
            { guard: 'isStyle', target: 'style' },
            { target: 'plain' },
          ],
        },
        home: runs('testimonialRotator', ({ context: { page } }) => ({ count: page.testimonials ?? 0 })),
        gallery: runs(
          'gallery',
          ({ context: { page } }) => ({
            // Stryker disable next-line ArrayDeclaration: only TypeScript needs the default: such a page has photos
            photos: page.photos ?? [],
            savesData: page.savesData === true,
          }),
          { 'booking.requested': { actions: 'closePhoto' } },
        ),
        style: {
          type: 'parallel',
          states: { askBar: runs('askBar'), quoteSharing: runs('quoteSharing') },
        },
        /** A page without actors of its own. */
        plain: {},
        /** An error message replaces the page, because the next page could not be loaded. */
        closed: {},
      },
    },
    /** Whether a new document would clear something that is written, chosen or dated in the form. */
    draft: {
      initial: 'empty',
      on: {
        'draft.changed': [
          {
            guard: ({ event }) => isEmpty(event.draft),
            target: '.empty',
            actions: assign(({ event: { draft } }) => ({ draft })),
          },
          { target: '.written', actions: assign(({ event: { draft } }) => ({ draft })) },
        ],
      },
      states: { empty: {}, written: {} },
    },
    document: {
      initial: 'staying',
      on: {
        'code.failed': [{ guard: 'isNothingWritten', target: '.leaving', actions: logCode }, { actions: logCode }],
      },
      states: {
        staying: {},
        /**
         * Code is gone, as after a release, and nothing is written. So the browser opens the page, with the new code. If the
         * host cannot be reached, or the visitor begins to write meanwhile, the old page stays.
         */
        leaving: {
          tags: 'loading',
          entry: assign({ link: ({ event }) => ('link' in event ? event.link : undefined) }),
          invoke: {
            id: 'reachHost',
            src: 'reachHost',
            input: ({ context: { link } }) => ({ link }),
            onDone: [
              {
                guard: 'isNothingWritten',
                target: 'staying',
                actions: { type: 'openDocument', params: ({ context: { link } }) => ({ link }) },
              },
              { target: 'staying', actions: 'stay' },
            ],
            onError: unreached,
          },
          after: { answerLimit: unreached },
          // The visitor has gone on to something else.
          on: {
            // Of something that was asked for earlier: what comes later ends this state.
            'code.failed': { actions: logCode },
            'page.left': 'staying',
            'link.follow': 'staying',
            'booking.requested': 'staying',
            'photo.requested': 'staying',
          },
        },
      },
    },
    /** Without its actor, the browser follows the links, or if something is written, a link starts the actor again. */
    navigation: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'navigation',
            src: 'navigation',
            input: ({ context: { page }, self }) => ({ parent: self, page }),
            onError: [
              {
                ...hasFailed('navigation'),
                guard: 'isSecondFailure',
                actions: [...hasFailed('navigation').actions, raise({ type: 'link.stay' })],
              },
              hasFailed('navigation'),
            ],
          },
          on: {
            'link.follow': {
              actions: [
                assign({ link: ({ event }) => event.link }),
                { type: 'requestPage', params: ({ event }) => event },
              ],
            },
          },
          initial: 'first',
          states: {
            first: {},
            /** Started again by a link, whose page is not shown yet. */
            again: { on: { 'page.shown': 'first' } },
          },
        },
        failed: {
          tags: ['failed', 'navigation'],
          on: {
            'failure.retry': { target: 'running', actions: 'focusReplacement' },
            'link.follow': [
              {
                guard: 'isNothingWritten',
                actions: { type: 'openDocument', params: ({ event: { link } }) => ({ link }) },
              },
              { target: 'running.again', actions: raise(({ event }) => event) },
            ],
          },
        },
      },
    },
    mobileMenu: runs('mobileMenu', undefined, { 'page.*': { actions: 'closeMenu' } }),
    bookingSheet: runs(
      'bookingSheet',
      undefined,
      {
        'page.*': { actions: 'closeSheet' },
        // Of sheet and viewer, the one that was asked for last opens.
        'photo.requested': { actions: 'closeSheet' },
        'booking.requested': { guard: 'isFormElsewhere', actions: 'openSheet' },
        'sheet.request': { actions: 'openSheet' },
      },
      {
        'booking.requested': { guard: 'isFormElsewhere', target: 'running', actions: 'requestSheet' },
      },
    ),
    colorTheme: runs('colorTheme'),
    openHours: runs('openHours', ({ context: { schedule } }) => ({ schedule })),
    /** Runs from the start to the end of the visit, so what is written is kept from page to page. */
    contactForm: runs(
      'contactForm',
      ({ context: { schedule, salonEmail, lineKinds, draft } }) => ({ schedule, salonEmail, lineKinds, draft }),
      {
        'page.*': { actions: 'dismissReceipt' },
        'sheet.closed': { actions: 'dismissReceipt' },
        'hairstyle.choose': { actions: { type: 'chooseHairstyle', params: eventAsParams } },
        'booking.requested': [
          {
            guard: { type: 'isAboutHairstyle', params: eventAsParams },
            actions: ['dismissReceipt', { type: 'chooseHairstyle', params: eventAsParams }],
          },
          { actions: 'dismissReceipt' },
        ],
        'message.failed': {
          actions: {
            type: 'logFailure',
            params: ({ event: { reason } }: { event: { reason: unknown } }) => ({
              what: 'The message was not sent:',
              reason,
            }),
          },
        },
      },
    ),
    toasts: runs('toasts', undefined, {
      'page.left': { actions: dismissesFailure },
      'link.follow': { actions: dismissesFailure },
      'booking.requested': { guard: 'isFormElsewhere', actions: dismissesFailure },
      'code.failed': { guard: 'isKept', actions: { type: 'showCodeFailed', params: eventAsParams } },
      'document.stay': [
        { guard: 'isNothingWritten', actions: shows('code.failed') },
        { actions: { type: 'showCodeFailed', params: linkOf } },
      ],
      'link.stay': { actions: { type: 'showCodeFailed', params: linkInTab } },
      'message.submitted': { actions: { type: 'dismissToast', params: {} } },
      'message.incomplete': { actions: shows('message.incomplete') },
      'message.sent': { actions: shows('message.sent') },
      'message.failed': {
        actions: {
          type: 'showToast',
          params: ({ event: { text } }: { event: { text: string } }) => ({ kind: 'message.failed' as const, text }),
        },
      },
      'message.copied': { actions: shows('message.copied') },
      'message.copyFailed': { actions: shows('message.copyFailed') },
      'link.copied': { actions: shows('link.copied') },
      'link.failed': {
        actions: {
          type: 'showToast',
          params: ({ event: { link } }: { event: { link: string } }) => ({ kind: 'link.failed' as const, link }),
        },
      },
    }),
  },
});

export type SiteActor = ActorRefFrom<typeof siteMachine>;
export type SiteChildren = SnapshotFrom<typeof siteMachine>['children'];
