/** The root: runs the other machines, and decides what follows from the facts they report. */
import {
  type ActorRefFrom,
  type AnyActorRef,
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
import { type Draft, emptyDraft, isEmpty } from '../contact-form/contact-form.context';
import { type ContactFormEvent, contactFormMachine } from '../contact-form/contact-form.machine';
import { type GalleryEvent, galleryMachine } from '../gallery/gallery.machine';
import { type MobileMenuEvent, mobileMenuMachine } from '../mobile-menu/mobile-menu.machine';
import { type NavigationEvent, navigationMachine } from '../navigation/navigation.machine';
import { openHoursMachine } from '../open-hours/open-hours.machine';
import { NO_PAGE } from '../page';
import type { CodeFact } from '../parent';
import { quoteSharingMachine } from '../quote-sharing/quote-sharing.machine';
import { stopChildrenOf } from '../stop-children';
import { testimonialRotatorMachine } from '../testimonial-rotator/testimonial-rotator.machine';
import { type Toast, type ToastsEvent, toastsMachine } from '../toasts/toasts.machine';
import { unprovided } from '../unprovided';
import type { SiteContext, SiteEvent, SiteInput } from './site.context';

/** The site's actors, in the order of the root's regions; last those of the region `page`, which run only on pages that have them. */
export const siteActors = {
  navigation: navigationMachine,
  mobileMenu: mobileMenuMachine,
  bookingSheet: bookingSheetMachine,
  colorTheme: colorThemeMachine,
  openHours: openHoursMachine,
  contactForm: contactFormMachine,
  toasts: toastsMachine,
  testimonialRotator: testimonialRotatorMachine,
  gallery: galleryMachine,
  askBar: askBarMachine,
  quoteSharing: quoteSharingMachine,
};
export type SiteActorName = keyof typeof siteActors;

const siteSetup = setup({
  types: {
    context: {} as SiteContext,
    events: {} as SiteEvent,
    input: {} as SiteInput,
    /** `failed`, and the names of the actors that have failed. */
    tags: {} as 'loading' | 'failed' | SiteActorName,
    children: {} as { [Name in SiteActorName | 'reachHost' | 'openDocument' | 'pressFilter']: Name },
  },
  actors: {
    ...siteActors,
    /** Resolves when the host has answered for the link's page; rejects if the host cannot be reached. */
    reachHost: fromPromise<unknown, LinkInput>(unprovided('reachHost')),
    /** Lets the browser open a page as a new document. Resolves if the visitor comes back to this one. */
    openDocument: fromPromise<void, LinkInput>(unprovided('openDocument')),
    /** Ignores the second press of a double one where the first has opened or closed something. */
    pressFilter: fromCallback(unprovided('pressFilter')),
  },
  guards: {
    isFormOnPage: ({ context }) => context.page.hasForm === true,
    isFormElsewhere: not('isFormOnPage'),
    isCleared: ({ context }) => isEmpty(context.draft),
    isNothingWritten: stateIn({ draft: 'empty' }),
    isWritten: stateIn({ draft: 'written' }),
    /** Whether an error message has replaced the page, which then says that its code is missing. */
    closesPage: ({ event }) => event.type === 'code.failed' && event.closes !== undefined,
    isPageOpen: ({ context }) => context.unloaded?.closes === undefined,
    isFollowing: ({ context }) => context.followed !== '',
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
    keepDraft: assign((_, { draft }: { draft: Draft }) => ({ draft })),
    keepUnloaded: assign((_, unloaded: CodeFact) => ({ unloaded })),
    /** Says that the document stays, although code is missing. */
    stay: raise({ type: 'document.stay' }),
    requestSheet: raise({ type: 'sheet.request' }),
    reportPart: raise((_, failed: { part: string; reason: unknown }) => ({ type: 'part.failed' as const, ...failed })),
    /** Reports that the navigation has failed before it could follow the link, which a new tab still can. */
    reportUnfollowed: raise(({ context: { followed: link } }) => ({
      ...({ type: 'code.failed', what: `The page ${link}`, link, inTab: true } as const),
      reason: 'the navigation has failed',
    })),
    chooseHairstyle: sendTo(
      'contactForm',
      ({ context }, { title = context.page.hairstyle ?? '' }: { title?: string }): ContactFormEvent => ({
        type: 'draft.style',
        title,
      }),
    ),
    dismissReceipt: sendTo('contactForm', { type: 'receipt.dismiss' } satisfies ContactFormEvent),
    forgetLink: assign({ followed: '' }),
    keepLink: assign((_, { link: followed }: { link: string }) => ({ followed })),
    requestPage: sendTo(
      'navigation',
      (_, { link, path }: { link: string; path: string }): NavigationEvent => ({ type: 'page.request', link, path }),
    ),
    dismissPage: sendTo('navigation', { type: 'page.dismiss' } satisfies NavigationEvent),
    openSheet: sendTo('bookingSheet', { type: 'sheet.open' } satisfies BookingSheetEvent),
    closeSheet: sendTo('bookingSheet', { type: 'sheet.dismiss' } satisfies BookingSheetEvent),
    closeMenu: sendTo('mobileMenu', { type: 'menu.dismiss' } satisfies MobileMenuEvent),
    closePhoto: sendTo('gallery', { type: 'photo.forget' } satisfies GalleryEvent),
    showToast: sendTo('toasts', (_, toast: Toast): ToastsEvent => ({ type: 'toast.show', toast })),
    dismissToast: sendTo('toasts', { type: 'toast.dismiss' } satisfies ToastsEvent),
    /** The toast about missing code is obsolete once the visitor asks for something else. */
    dismissFailure: sendTo('toasts', { type: 'toast.dismiss', about: 'code.failed' } satisfies ToastsEvent),
    /** Logs the address if no page exists for it (404). */
    logArrival: _ => unprovided('logArrival')(),
    /** Loads the code for sending. */
    prepareMail: _ => unprovided('prepareMail')(),
    /** Focuses the first field of the page's form. */
    focusForm: _ => unprovided('focusForm')(),
    /** Moves the focus from the error message to what replaces it. */
    focusReplacement: _ => unprovided('focusReplacement')(),
    /** Logs a failure to the console, for developers. */
    logFailure: (_, _params: { what: string; reason: unknown }) => unprovided('logFailure')(),
  },
  delays: {
    /** How long the host may take to answer. */
    answerLimit: 10_000,
  },
});

/** What the browser is to open; by default, the page with the form. */
type LinkInput = { link: string | undefined };

type State = Parameters<typeof siteSetup.createStateConfig>[0];
/** The transitions of one of the site's states. */
type On = State['on'];

/** `self`: the site, as its children's parent. */
interface SiteAt {
  context: SiteContext;
  self: AnyActorRef;
}

/**
 * A region whose actor runs; if the actor fails, it can be restarted. `input`: what the actor gets besides its parent; `on`: what
 * is sent to it; `onceFailed`: what follows from its failure; `restarts`: what else restarts it.
 */
const runs = <Name extends SiteActorName, Input extends object = object>(
  name: Name,
  input?: (at: SiteAt) => Input,
  { on, onceFailed, restarts }: { on?: On; onceFailed?: State['always']; restarts?: On } = {},
) =>
  ({
    initial: 'running',
    states: {
      running: {
        invoke: {
          id: name,
          src: name,
          // Without `input`, `Input` is any object.
          input: (at: SiteAt) => ({ parent: at.self, ...(input?.(at) as Input) }),
          onError: {
            target: 'failed',
            actions: [
              // XState leaves the children of a machine that has thrown running.
              { type: 'stopRest', params: { name } },
              {
                type: 'reportPart',
                params: ({ event }: { event: { error: unknown } }) => ({ part: name, reason: event.error }),
              },
            ],
          },
        },
        on: { ...on },
      },
      failed: {
        tags: ['failed', name],
        ...(onceFailed && { always: onceFailed }),
        on: { 'failure.retry': { target: 'running', actions: 'focusReplacement' }, ...restarts },
      },
    },
  }) as const;

const linkInput = ({ context: { unloaded } }: SiteAt): LinkInput => ({ link: unloaded?.link });

const logsMissing = {
  type: 'logFailure',
  params: ({ event: { what, reason } }: { event: CodeFact }) => ({ what: `${what} could not be loaded:`, reason }),
} as const;
const closesPhoto = { actions: 'closePhoto' } as const;
const stays = { target: '#site.document.staying', actions: 'stay' } as const;
const isMissing = [logsMissing, { type: 'keepUnloaded', params: ({ event }: { event: CodeFact }) => event }] as const;

export const siteMachine = siteSetup.createMachine({
  id: 'site',
  context: ({ input }) => ({ ...input, draft: emptyDraft, unloaded: undefined, followed: '' }),
  type: 'parallel',
  invoke: { id: 'pressFilter', src: 'pressFilter' },
  // With no failed actor, it is a view that has failed.
  on: {
    'failure.retry': { actions: 'focusReplacement' },
    'part.failed': {
      actions: {
        type: 'logFailure',
        params: ({ event: { part, reason } }) => ({ what: `A part of the site has failed, ${part}:`, reason }),
      },
    },
  },
  states: {
    /** The page shown, with the actors that only this page has. */
    page: {
      initial: 'opening',
      on: {
        'page.shown': { target: '.opening', actions: assign(({ event }) => ({ page: event.page })) },
        // An error message has replaced the page.
        'code.failed': { guard: 'closesPage', target: '.closed', actions: assign({ page: NO_PAGE }) },
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
          // The last request wins: picture, link or form.
          { on: { 'booking.requested': closesPhoto, 'link.follow': closesPhoto, 'page.left': closesPhoto } },
        ),
        style: { type: 'parallel', states: { askBar: runs('askBar'), quoteSharing: runs('quoteSharing') } },
        /** A page without actors of its own. */
        plain: {},
        /** An error message replaces the page, because the next page could not be loaded. */
        closed: {},
      },
    },
    /** Whether a new document would clear something that is written, chosen or dated in the form. */
    draft: {
      initial: 'empty',
      on: { 'draft.changed': { actions: { type: 'keepDraft', params: ({ event }) => event } } },
      states: {
        empty: { always: { guard: not('isCleared'), target: 'written' } },
        // Once something is written, so that the press that sends it need not wait for the code.
        written: { entry: 'prepareMail', always: { guard: 'isCleared', target: 'empty' } },
      },
    },
    document: {
      initial: 'staying',
      states: {
        staying: {
          on: {
            'code.failed': [
              { guard: 'isNothingWritten', target: 'leaving', actions: isMissing },
              { actions: [...isMissing, 'stay'] },
            ],
          },
        },
        /**
         * Code is gone, as after a release, and nothing is written. So the browser opens the page, with the new code. If the
         * host cannot be reached, or the visitor begins to write meanwhile, the old page stays.
         */
        leaving: {
          tags: 'loading',
          always: { ...stays, guard: 'isWritten' },
          on: {
            // Of something that was asked for earlier.
            'code.failed': { actions: logsMissing },
            // The visitor has gone on to something else.
            'page.left': 'staying',
            'link.follow': 'staying',
            'booking.requested': 'staying',
            'photo.requested': 'staying',
          },
          initial: 'asking',
          states: {
            asking: {
              invoke: { id: 'reachHost', src: 'reachHost', input: linkInput, onDone: 'opening', onError: stays },
              after: { answerLimit: stays },
            },
            opening: {
              invoke: {
                id: 'openDocument',
                src: 'openDocument',
                input: linkInput,
                onDone: '#site.document.staying',
                onError: stays,
              },
            },
          },
        },
      },
    },
    /** Without its actor, links open as new documents, or if something is written, a link starts the actor again. */
    navigation: runs('navigation', ({ context: { page } }) => ({ page }), {
      on: {
        'link.follow': {
          actions: [
            { type: 'keepLink', params: ({ event }) => event },
            { type: 'requestPage', params: ({ event }) => event },
          ],
        },
        'page.*': { actions: 'forgetLink' },
        'code.failed': { actions: 'forgetLink' },
        'booking.requested': { actions: ['dismissPage', 'forgetLink'] },
        'photo.requested': { actions: ['dismissPage', 'forgetLink'] },
      },
      onceFailed: { guard: 'isFollowing', actions: ['reportUnfollowed', 'forgetLink'] },
      restarts: {
        'link.follow': [
          { guard: 'isNothingWritten', actions: { type: 'keepLink', params: ({ event }) => event } },
          { target: 'running', actions: raise(({ event }) => event) },
        ],
      },
    }),
    mobileMenu: runs('mobileMenu', undefined, { on: { 'page.*': { actions: 'closeMenu' } } }),
    bookingSheet: runs('bookingSheet', undefined, {
      on: {
        // The last request wins: sheet, viewer or link; a page with a form of its own needs no sheet.
        'link.follow': { actions: 'closeSheet' },
        'page.left': { actions: 'closeSheet' },
        'page.shown': { guard: ({ event }) => event.page.hasForm === true, actions: 'closeSheet' },
        'photo.requested': { actions: 'closeSheet' },
        'booking.requested': { guard: 'isFormElsewhere', actions: 'openSheet' },
        'sheet.request': { actions: 'openSheet' },
      },
      restarts: { 'booking.requested': { guard: 'isFormElsewhere', target: 'running', actions: 'requestSheet' } },
    }),
    colorTheme: runs('colorTheme'),
    openHours: runs('openHours', ({ context: { schedule } }) => ({ schedule })),
    /** Runs from the start to the end of the visit, so what is written is kept from page to page. */
    contactForm: runs(
      'contactForm',
      ({ context: { schedule, salonEmail, lineKinds, draft } }) => ({ schedule, salonEmail, lineKinds, draft }),
      {
        on: {
          'page.*': { actions: 'dismissReceipt' },
          'sheet.closed': { actions: 'dismissReceipt' },
          'hairstyle.choose': { actions: { type: 'chooseHairstyle', params: ({ event }) => event } },
          'booking.requested': [
            {
              guard: { type: 'isAboutHairstyle', params: ({ event }) => event },
              actions: ['dismissReceipt', { type: 'chooseHairstyle', params: ({ event }) => event }],
            },
            { actions: 'dismissReceipt' },
          ],
          'message.failed': {
            actions: {
              type: 'logFailure',
              params: ({ event: { reason } }) => ({ what: 'The message was not sent:', reason }),
            },
          },
        },
      },
    ),
    toasts: runs('toasts', undefined, {
      on: {
        'message.*': { actions: { type: 'showToast', params: ({ event }) => event } },
        'photoLink.*': { actions: { type: 'showToast', params: ({ event }) => event } },
        // If something is written, the toast offers to open the link all the same.
        'document.stay': {
          guard: 'isPageOpen',
          actions: {
            type: 'showToast',
            params: ({ context: { draft, unloaded: { link = '', inTab } = {} } }) => ({
              type: 'code.failed',
              ...(!isEmpty(draft) && { link, ...(inTab && { inTab }) }),
            }),
          },
        },
        'form.submitted': { actions: 'dismissToast' },
        'page.left': { actions: 'dismissFailure' },
        'link.follow': { actions: 'dismissFailure' },
        'booking.requested': { actions: 'dismissFailure' },
        'photo.requested': { actions: 'dismissFailure' },
      },
    }),
  },
});

export type SiteActor = ActorRefFrom<typeof siteMachine>;
export type SiteChildren = SnapshotFrom<typeof siteMachine>['children'];
