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
const actors = {
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
export type SiteActorName = keyof typeof actors;

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

/** A region's actor. */
const running = <Name extends SiteActorName, Input>(name: Name, input?: (site: SiteAt) => Input) =>
  ({ invoke: { id: name, src: name, input, onError: hasFailed(name) } }) as const;

/** The state of an actor that has failed. */
const failed = (name: SiteActorName) =>
  ({ tags: ['failed', name], on: { 'failure.retry': { target: 'running', actions: 'focusReplacement' } } }) as const;

/** A region whose actor runs; if the actor fails, it can be restarted. */
const runs = <Name extends SiteActorName, Input>(name: Name, input?: (site: SiteAt) => Input) =>
  ({ initial: 'running', states: { running: running(name, input), failed: failed(name) } }) as const;

/** Logs what has failed, and why. */
const logs = (what: string) =>
  ({
    actions: {
      type: 'logFailure',
      params: ({ event: { reason } }: { event: { reason: unknown } }) => ({ what, reason }),
    },
  }) as const;
const partFailure = (part: string, reason: unknown) => ({ what: `A part of the site has failed, ${part}:`, reason });
const logPage = {
  type: 'logFailure',
  params: ({ event: { path, reason } }: { event: { path: string; reason: unknown } }) => ({
    what: `The page ${path} could not be loaded:`,
    reason,
  }),
} as const;

/** Offers to open this in a tab of its own, so that nothing written is lost. */
const inTab = ({ event: { link } }: { event: { link: string } }) =>
  ({ kind: 'code.failed', link, inTab: true }) as const;

const inputOfParent = ({ self }: SiteAt) => ({ parent: self });

const dismissesFailure = { type: 'dismissToast', params: { kind: 'code.failed' } } as const;

/** What follows if the host cannot be reached. An error message that has replaced the page already says so. */
const unreached = [
  { guard: 'isPageClosed', target: 'staying' },
  { guard: 'isNothingWritten', target: 'staying', actions: 'stay' },
  { target: 'staying', actions: 'stayWithDraft' },
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
    ...actors,
    /** Resolves when the host has answered for the link's page; rejects if the host cannot be reached. */
    reachHost: fromPromise<unknown, { link: Link }>(missing('reachHost')),
    /** Ignores the second press of a double one where the first has opened or closed something. */
    pressFilter: fromCallback(missing('pressFilter')),
  },
  guards: {
    isFormOnPage: ({ context }) => context.page.hasForm === true,
    isNothingWritten: stateIn({ draft: 'empty' }),
    isPageClosed: stateIn({ page: 'closed' }),
    isSecondTry: and([stateIn({ navigation: { running: 'again' } }), stateIn({ draft: 'written' })]),
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
    stayWithDraft: raise(({ context: { link = '' } }) => ({ type: 'document.stay' as const, link })),
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
    patience: 10_000,
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
        'page.closed': {
          target: '.closed',
          actions: assign(({ event: { path } }) => ({ page: { path, exists: true } })),
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
        gallery: {
          initial: 'running',
          states: {
            running: {
              ...running('gallery', ({ context: { page }, self }) => ({
                parent: self,
                // Stryker disable next-line ArrayDeclaration: only TypeScript needs the default: such a page has photos
                photos: page.photos ?? [],
                savesData: page.savesData === true,
              })),
              on: {
                'booking.requested': { actions: 'closePhoto' },
                'photo.failed': logs('The picture viewer could not be loaded:'),
              },
            },
            failed: failed('gallery'),
          },
        },
        style: {
          type: 'parallel',
          states: { askBar: runs('askBar', inputOfParent), quoteSharing: runs('quoteSharing') },
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
        'page.closed': { guard: 'isNothingWritten', target: '.leaving' },
        'page.failed': { guard: 'isNothingWritten', target: '.leaving' },
        'photo.failed': { guard: 'isNothingWritten', target: '.leaving' },
      },
      states: {
        staying: {
          on: { 'sheet.failed': { guard: 'isNothingWritten', target: 'leaving' } },
        },
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
              { target: 'staying', actions: 'stayWithDraft' },
            ],
            onError: unreached,
          },
          after: { patience: unreached },
          // The visitor has gone on to something else.
          on: {
            'page.shown': 'staying',
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
                guard: 'isSecondTry',
                actions: [
                  ...hasFailed('navigation').actions,
                  raise(({ context: { link = '' } }) => ({ type: 'link.stay' as const, link })),
                ],
              },
              hasFailed('navigation'),
            ],
          },
          on: {
            'link.follow': { actions: { type: 'requestPage', params: ({ event }) => event } },
            'page.closed': { actions: logPage },
            'page.failed': { actions: logPage },
          },
          initial: 'first',
          states: {
            first: {},
            /** Started again by a link that was followed. */
            again: {
              on: {
                'page.shown': 'first',
                'page.failed': { target: 'first', actions: logPage },
              },
            },
          },
        },
        failed: {
          ...failed('navigation'),
          on: {
            ...failed('navigation').on,
            'link.follow': [
              {
                guard: 'isNothingWritten',
                actions: { type: 'openDocument', params: ({ event: { link } }) => ({ link }) },
              },
              {
                target: 'running.again',
                actions: [assign({ link: ({ event }) => event.link }), raise(({ event }) => event)],
              },
            ],
          },
        },
      },
    },
    mobileMenu: {
      initial: 'running',
      states: {
        running: {
          ...running('mobileMenu', inputOfParent),
          on: { 'page.left': { actions: 'closeMenu' }, 'page.shown': { actions: 'closeMenu' } },
        },
        failed: failed('mobileMenu'),
      },
    },
    bookingSheet: {
      initial: 'running',
      states: {
        running: {
          ...running('bookingSheet', inputOfParent),
          on: {
            'page.left': { actions: 'closeSheet' },
            'page.shown': { actions: 'closeSheet' },
            // Of sheet and viewer, the one that was asked for last opens.
            'photo.requested': { actions: 'closeSheet' },
            'booking.requested': { guard: not('isFormOnPage'), actions: 'openSheet' },
            'sheet.request': { actions: 'openSheet' },
            'sheet.failed': logs('The request form could not be loaded:'),
          },
        },
        failed: {
          ...failed('bookingSheet'),
          on: {
            ...failed('bookingSheet').on,
            'booking.requested': {
              guard: not('isFormOnPage'),
              target: 'running',
              actions: raise({ type: 'sheet.request' }),
            },
          },
        },
      },
    },
    colorTheme: runs('colorTheme'),
    openHours: runs('openHours', ({ context: { schedule } }) => ({ schedule })),
    /** Runs from the start to the end of the visit, so what is written is kept from page to page. */
    contactForm: {
      initial: 'running',
      states: {
        running: {
          ...running('contactForm', ({ context: { schedule, salonEmail, lineKinds, draft }, self: parent }) => ({
            parent,
            schedule,
            salonEmail,
            lineKinds,
            draft,
          })),
          on: {
            'page.left': { actions: 'dismissReceipt' },
            'page.shown': { actions: 'dismissReceipt' },
            'sheet.closed': { actions: 'dismissReceipt' },
            'hairstyle.choose': { actions: { type: 'chooseHairstyle', params: ({ event }) => event } },
            'booking.requested': [
              {
                guard: { type: 'isAboutHairstyle', params: ({ event }) => event },
                actions: ['dismissReceipt', { type: 'chooseHairstyle', params: ({ event }) => event }],
              },
              { actions: 'dismissReceipt' },
            ],
            'message.failed': logs('The message was not sent:'),
          },
        },
        failed: failed('contactForm'),
      },
    },
    toasts: {
      initial: 'running',
      states: {
        running: {
          ...running('toasts'),
          on: {
            'page.shown': { actions: dismissesFailure },
            'booking.requested': { guard: not('isFormOnPage'), actions: dismissesFailure },
            'page.failed': {
              guard: not('isNothingWritten'),
              actions: {
                type: 'showToast',
                params: ({ event: { link } }) => ({ kind: 'code.failed', link }),
              },
            },
            'sheet.failed': {
              guard: not('isNothingWritten'),
              actions: { type: 'showToast', params: { kind: 'code.failed', link: '' } },
            },
            'document.stay': {
              actions: {
                type: 'showToast',
                params: ({ event: { type: _, ...link } }) => ({ kind: 'code.failed', ...link }),
              },
            },
            'photo.failed': {
              guard: not('isNothingWritten'),
              actions: { type: 'showToast', params: inTab },
            },
            'link.stay': { actions: { type: 'showToast', params: inTab } },
            'message.submitted': { actions: { type: 'dismissToast', params: {} } },
            'message.incomplete': { actions: { type: 'showToast', params: { kind: 'message.incomplete' } } },
            'message.sent': { actions: { type: 'showToast', params: { kind: 'message.sent' } } },
            'message.failed': {
              actions: { type: 'showToast', params: ({ event: { text } }) => ({ kind: 'message.failed', text }) },
            },
            'message.copied': { actions: { type: 'showToast', params: { kind: 'message.copied' } } },
            'message.uncopied': { actions: { type: 'showToast', params: { kind: 'message.uncopied' } } },
            'link.copied': { actions: { type: 'showToast', params: { kind: 'link.copied' } } },
            'link.failed': {
              actions: { type: 'showToast', params: ({ event: { link } }) => ({ kind: 'link.failed', link }) },
            },
          },
        },
        failed: failed('toasts'),
      },
    },
  },
});

export type SiteActor = ActorRefFrom<typeof siteMachine>;
export type SiteChildren = SnapshotFrom<typeof siteMachine>['children'];
