/** The root: runs the other machines, and decides what follows from the facts they report. */
import {
  type ActorRefFrom,
  type AnyActorRef,
  assign,
  type EventFrom,
  enqueueActions,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  setup,
  stateIn,
  stopChild,
} from 'xstate';
import { askBarMachine } from '../ask-bar/ask-bar.machine';
import { bookingSheetMachine } from '../booking-sheet/booking-sheet.machine';
import { colorThemeMachine } from '../color-theme/color-theme.machine';
import { contactFormMachine, draftOf } from '../contact-form/contact-form.machine';
import { galleryMachine } from '../gallery/gallery.machine';
import { missing } from '../missing';
import { mobileMenuMachine } from '../mobile-menu/mobile-menu.machine';
import { navigationMachine } from '../navigation/navigation.machine';
import { openHoursMachine } from '../open-hours/open-hours.machine';
import { quoteSharingMachine } from '../quote-sharing/quote-sharing.machine';
import { stopChildrenOf } from '../stop-children';
import { testimonialRotatorMachine } from '../testimonial-rotator/testimonial-rotator.machine';
import { type Toast, toastsMachine } from '../toasts/toasts.machine';
import { isWritten, type Link, type SiteContext, type SiteEvent, type SiteInput } from './site.context';

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

/** The state of an actor that has failed. */
const failed = (name: SiteActorName) =>
  ({ tags: ['failed', name], on: { 'failure.retry': { target: 'running', actions: 'focusReplacement' } } }) as const;

/** A region whose actor runs; if the actor fails, it can be restarted. */
function runs<Name extends SiteActorName, Input>(name: Name, input?: (site: SiteAt) => Input) {
  return {
    initial: 'running',
    states: { running: { invoke: { id: name, src: name, input, onError: hasFailed(name) } }, failed: failed(name) },
  } as const;
}

/** What has failed, and why, as `logFailure` takes it. */
const failing = (what: string) => (at: { event: { reason: unknown } }) => ({ what, reason: at.event.reason });
const partFailure = (part: string, reason: unknown) => ({ what: `A part of the site has failed, ${part}:`, reason });

const inputOfParent = ({ self }: SiteAt) => ({ parent: self });

/** What follows if the host cannot be reached. An error message that has replaced the page already says so. */
const unreached = [
  { guard: 'isPageClosed', target: 'staying' },
  { target: 'staying', actions: { type: 'showToast', params: { kind: 'code.failed' } } },
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
    isNothingWritten: ({ context }) => !isWritten(context),
    isPageClosed: stateIn({ page: 'closed' }),
    isHome: ({ context }) => Boolean(context.page.testimonials),
    isGallery: ({ context }) => context.page.photos !== undefined,
    isStyle: ({ context }) => context.page.hairstyle !== undefined,
  },
  actions: {
    /** Each form begins with what was written in the one before, which has failed. */
    startForm: assign({
      form: ({ context: { form, schedule, salonEmail, lineKinds }, self: parent, spawn }) =>
        spawn('contactForm', {
          id: 'contactForm',
          input: { parent, schedule, salonEmail, lineKinds, draft: form && draftOf(form) },
        }),
    }),
    stopRest: enqueueActions(({ enqueue, self }, { name }: { name: SiteActorName }) =>
      stopChildrenOf(self.getSnapshot().children[name], enqueue),
    ),
    /** Chooses the hairstyle of a link or a picture, or else that of the page. */
    chooseHairstyle: enqueueActions((site, { title = site.context.page.hairstyle }: { title?: string }) => {
      if (title !== undefined) tell(site, 'contactForm', { type: 'hairstyle.choose', title });
    }),
    dismissReceipt: enqueueActions(site => tell(site, 'contactForm', { type: 'receipt.dismiss' })),
    openSheet: enqueueActions(site => {
      tell(site, 'bookingSheet', { type: 'sheet.open' });
      tell(site, 'toasts', { type: 'toast.dismiss', kind: 'code.failed' });
    }),
    closeSheet: enqueueActions(site => tell(site, 'bookingSheet', { type: 'sheet.dismiss' })),
    closeMenu: enqueueActions(site => tell(site, 'mobileMenu', { type: 'menu.dismiss' })),
    showToast: enqueueActions((site, toast: Toast) => tell(site, 'toasts', { type: 'toast.show', toast })),
    dismissToast: enqueueActions((site, toast: { kind?: Toast['kind'] }) =>
      tell(site, 'toasts', { type: 'toast.dismiss', ...toast }),
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
  context: ({ input }) => ({ ...input, form: undefined, link: undefined }),
  type: 'parallel',
  invoke: { id: 'pressFilter', src: 'pressFilter' },
  on: {
    'page.left': { actions: ['closeMenu', 'closeSheet', 'dismissReceipt'] },
    'sheet.closed': { actions: 'dismissReceipt' },
    'message.submitted': { actions: { type: 'dismissToast', params: {} } },
    'message.incomplete': { actions: { type: 'showToast', params: { kind: 'message.incomplete' } } },
    'message.sent': { actions: { type: 'showToast', params: { kind: 'message.sent' } } },
    'message.failed': {
      actions: [
        { type: 'logFailure', params: failing('The message was not sent:') },
        { type: 'showToast', params: ({ event }) => ({ kind: 'message.failed', text: event.text }) },
      ],
    },
    'message.copied': { actions: { type: 'showToast', params: { kind: 'message.copied' } } },
    'message.uncopied': { actions: { type: 'showToast', params: { kind: 'message.uncopied' } } },
    'link.copied': { actions: { type: 'showToast', params: { kind: 'link.copied' } } },
    'link.failed': { actions: { type: 'showToast', params: ({ event: { link } }) => ({ kind: 'link.failed', link }) } },
    'hairstyle.choose': { actions: { type: 'chooseHairstyle', params: ({ event }) => event } },
    'part.failed': { actions: { type: 'logFailure', params: ({ event }) => partFailure(event.part, event.reason) } },
    'failure.retry': { actions: 'focusReplacement' },
  },
  states: {
    /** The page shown, with the actors that only this page has. */
    page: {
      initial: 'opening',
      on: {
        'page.shown': {
          target: '.opening',
          actions: [
            'closeMenu',
            'closeSheet',
            { type: 'dismissToast', params: { kind: 'code.failed' } },
            'dismissReceipt',
            assign(({ event }) => ({ page: event.page })),
          ],
        },
        'page.closed': { target: '.closed', actions: { type: 'logFailure', params: pageFailure } },
        'page.failed': { actions: { type: 'logFailure', params: pageFailure } },
        'sheet.failed': { actions: { type: 'logFailure', params: failing('The request form could not be loaded:') } },
        'booking.requested': [
          {
            guard: 'isFormOnPage',
            actions: ['dismissReceipt', 'focusForm', { type: 'chooseHairstyle', params: ({ event }) => event }],
          },
          { actions: ['openSheet', { type: 'chooseHairstyle', params: ({ event }) => event }] },
        ],
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
        gallery: runs('gallery', ({ context: { page }, self }) => ({
          parent: self,
          // Stryker disable next-line ArrayDeclaration: only TypeScript needs the default: such a page has photos
          photos: page.photos ?? [],
          savesData: page.savesData === true,
        })),
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
    document: {
      initial: 'staying',
      on: {
        'page.closed': { guard: 'isNothingWritten', target: '.leaving' },
        'page.failed': [
          { guard: 'isNothingWritten', target: '.leaving' },
          { actions: { type: 'showToast', params: ({ event: { link } }) => ({ kind: 'code.failed', link }) } },
        ],
      },
      states: {
        staying: {
          on: {
            'sheet.failed': [
              { guard: 'isNothingWritten', target: 'leaving' },
              { actions: { type: 'showToast', params: { kind: 'code.failed', link: '' } } },
            ],
          },
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
              {
                target: 'staying',
                actions: {
                  type: 'showToast',
                  params: ({ context: { link = '' } }) => ({ kind: 'code.failed', link }),
                },
              },
            ],
            onError: unreached,
          },
          after: { patience: unreached },
          on: { 'page.shown': 'staying', 'booking.requested': 'staying' },
        },
      },
    },
    navigation: runs('navigation', ({ context: { page }, self }) => ({ parent: self, page })),
    mobileMenu: runs('mobileMenu', inputOfParent),
    bookingSheet: runs('bookingSheet', inputOfParent),
    toasts: runs('toasts'),
    colorTheme: runs('colorTheme'),
    openHours: runs('openHours', ({ context }) => context.schedule),
    /** Runs from the start to the end of the visit, so what is written is kept from page to page. */
    contactForm: {
      initial: 'running',
      states: {
        running: {
          entry: 'startForm',
          exit: stopChild('contactForm'),
          on: { 'xstate.error.actor.contactForm': hasFailed('contactForm') },
        },
        failed: failed('contactForm'),
      },
    },
  },
});

export type SiteActor = ActorRefFrom<typeof siteMachine>;
export type SiteChildren = SnapshotFrom<typeof siteMachine>['children'];

/** Sends an event to a child that is running: not to one that has failed. */
function tell<Name extends SiteActorName>(
  {
    self,
    enqueue,
  }: { self: AnyActorRef; enqueue: { sendTo: (to: Name, event: EventFrom<(typeof actors)[Name]>) => void } },
  name: Name,
  event: EventFrom<(typeof actors)[Name]>,
): void {
  if (self.getSnapshot().children[name]) enqueue.sendTo(name, event);
}

function pageFailure({ event: { path, reason } }: { event: { path: string; reason: unknown } }) {
  return { what: `The page ${path} could not be loaded:`, reason };
}
