/** The root: runs the other machines, and decides what follows from the facts they report. */
import {
  type ActorRefFrom,
  type AnyActorRef,
  and,
  assign,
  type EventFrom,
  enqueueActions,
  fromPromise,
  type InputFrom,
  not,
  setup,
  stateIn,
  stopChild,
} from 'xstate';
import { askBarMachine } from '../ask-bar/ask-bar.machine';
import { bookingSheetMachine } from '../booking-sheet/booking-sheet.machine';
import { colorThemeMachine } from '../color-theme/color-theme.machine';
import type { ContactFormInput } from '../contact-form/contact-form.context';
import { type ContactFormActor, contactFormMachine, draftOf } from '../contact-form/contact-form.machine';
import { galleryMachine } from '../gallery/gallery.machine';
import { missing } from '../missing';
import { mobileMenuMachine } from '../mobile-menu/mobile-menu.machine';
import { navigationMachine } from '../navigation/navigation.machine';
import { openHoursMachine } from '../open-hours/open-hours.machine';
import type { Page } from '../page';
import { quoteSharingMachine } from '../quote-sharing/quote-sharing.machine';
import { stopChildrenOf } from '../stop-children';
import { testimonialRotatorMachine } from '../testimonial-rotator/testimonial-rotator.machine';
import { type Toast, toastsMachine } from '../toasts/toasts.machine';

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
export type SiteActors = { [Name in keyof typeof actors]: ActorRefFrom<(typeof actors)[Name]> };
export type SiteActorName = keyof SiteActors;

/** What the site needs to know of the salon, and the first page. */
export interface SiteInput extends Pick<ContactFormInput, 'schedule' | 'salonEmail' | 'lineKinds'> {
  page: Page;
}

export interface SiteContext extends SiteInput {
  /** The form, also one that has failed: guards, which do not see the children, ask whether something is written in it. */
  form: ContactFormActor | undefined;
  /** What the browser itself opens in `leaving`. */
  link: Link;
}

export type SiteEvent =
  | { type: 'hairstyle.choose'; title: string }
  /** Restarts the failed actors. */
  | { type: 'failure.retry' }
  // Facts from the children:
  | { type: 'page.left' }
  | { type: 'page.shown'; page: Page }
  | { type: 'page.closed'; path: string; reason: unknown }
  | { type: 'page.failed'; link: string; path: string; reason: unknown }
  /** The visitor asks for the request form. `title`: the hairstyle; by default, the page's hairstyle. */
  | { type: 'booking.requested'; title?: string }
  | { type: 'message.submitted' }
  | { type: 'message.incomplete' }
  | { type: 'message.completed' }
  | { type: 'message.sent' }
  | { type: 'message.failed'; failure: unknown; text: string }
  | { type: 'message.copied' }
  | { type: 'message.uncopied' }
  | { type: 'sheet.closed' }
  | { type: 'link.copied' }
  | { type: 'link.failed'; link: string }
  /** One of a child's own actors has failed; the child continues. */
  | { type: 'part.failed'; part: string; reason: unknown }
  | { type: `xstate.error.actor.${string}`; error: unknown };

/** A link; empty for the page in the address bar, undefined for the page with the form. */
type Link = string | undefined;

interface SiteAt {
  context: SiteContext;
  /** The site, as its children's parent. */
  self: AnyActorRef;
}

function whatFailed(what: string) {
  return ({ event }: { event: { error: unknown } }) => ({ what, reason: event.error });
}
const sheetFailure = whatFailed('The request form could not be loaded:');

const hasFailed = (name: SiteActorName) =>
  [
    { type: 'stopRest', params: { name } },
    { type: 'logFailure', params: whatFailed(`A part of the site has failed, ${name}:`) },
  ] as const;
const failed = (name: SiteActorName) =>
  ({
    tags: ['failed', name],
    on: { 'failure.retry': { target: 'running', actions: 'focusReplacement' } },
  }) as const;

/** A state in which an actor runs; if the actor fails, it can be restarted. */
function runs<Name extends SiteActorName>(
  name: Name,
  input: (context: SiteContext) => Omit<InputFrom<(typeof actors)[Name]>, 'parent'>,
) {
  return {
    initial: 'running',
    states: {
      running: {
        invoke: {
          id: name,
          src: name,
          input: ({ context, self }: SiteAt) => ({ ...input(context), parent: self }) as never,
          onError: { target: 'failed', actions: hasFailed(name) },
        },
      },
      failed: failed(name),
    },
  } as const;
}
const nothing = () => ({}) as never;

/** What happens when the visitor asks for the request form. */
const asked = [
  { guard: 'isFormOnPage', actions: [{ type: 'chooseHairstyle', params: askedFor }, 'focusForm'] },
  { actions: [{ type: 'chooseHairstyle', params: askedFor }, 'openSheet'] },
] as const;

/** The browser opens another document (`leaving`), so the sheet is no longer wanted. */
const leavesSheet = { guard: 'isNothingWritten', target: 'unloaded', actions: 'closeSheet' } as const;

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
  },
  actors: {
    ...actors,
    /** Loads the view of the sheet. */
    loadSheet: fromPromise<unknown>(missing('loadSheet')),
    /** Resolves when the host has answered for the link's page; rejects if the host cannot be reached. */
    reachHost: fromPromise<unknown, { link: Link }>(missing('reachHost')),
  },
  guards: {
    isFormOnPage: ({ context }) => context.page.hasForm === true,
    isNothingWritten: ({ context }) => !isWritten(context),
    isPageClosed: stateIn({ page: 'closed' }),
    isHome: ({ context }) => context.page.testimonials !== undefined,
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
    /** XState leaves the children of a machine that has thrown running. */
    stopRest: enqueueActions(({ enqueue, self }, { name }: { name: SiteActorName }) =>
      stopChildrenOf(self.getSnapshot().children[name], enqueue),
    ),
    chooseHairstyle: enqueueActions((site, { title }: { title: string | undefined }) => {
      if (title !== undefined) tell(site, 'contactForm', { type: 'hairstyle.choose', title });
    }),
    dismissReceipt: enqueueActions(site => tell(site, 'contactForm', { type: 'receipt.dismiss' })),
    openSheet: enqueueActions(site => tell(site, 'bookingSheet', { type: 'sheet.open' })),
    closeSheet: enqueueActions(site => tell(site, 'bookingSheet', { type: 'sheet.dismiss' })),
    closeMenu: enqueueActions(site => tell(site, 'mobileMenu', { type: 'menu.dismiss' })),
    showToast: enqueueActions((site, toast: Toast) => tell(site, 'toasts', { type: 'toast.show', toast })),
    dismissToast: enqueueActions((site, toast: { kind?: Toast['kind'] }) =>
      tell(site, 'toasts', { type: 'toast.dismiss', ...toast }),
    ),
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
  on: {
    'page.left': { actions: ['closeMenu', 'closeSheet', 'dismissReceipt'] },
    'sheet.closed': { actions: 'dismissReceipt' },
    'message.submitted': { actions: { type: 'dismissToast', params: {} } },
    'message.incomplete': { actions: { type: 'showToast', params: { kind: 'message.incomplete' } } },
    'message.completed': { actions: { type: 'dismissToast', params: { kind: 'message.incomplete' } } },
    'message.sent': { actions: { type: 'showToast', params: { kind: 'message.sent' } } },
    'message.failed': {
      actions: [
        {
          type: 'logFailure',
          params: ({ event }) => ({ what: 'The message was not sent:', reason: event.failure }),
        },
        { type: 'showToast', params: ({ event }) => ({ kind: 'message.failed', text: event.text }) },
      ],
    },
    'message.copied': { actions: { type: 'showToast', params: { kind: 'message.copied' } } },
    'message.uncopied': { actions: { type: 'showToast', params: { kind: 'message.uncopied' } } },
    'link.copied': { actions: { type: 'showToast', params: { kind: 'link.copied' } } },
    'link.failed': {
      actions: { type: 'showToast', params: ({ event }) => ({ kind: 'link.failed', link: event.link }) },
    },
    'hairstyle.choose': { actions: { type: 'chooseHairstyle', params: ({ event }) => event } },
    'part.failed': {
      actions: {
        type: 'logFailure',
        params: ({ event: { part, reason } }) => ({ what: `A part of the site has failed, ${part}:`, reason }),
      },
    },
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
            'dismissReceipt',
            { type: 'dismissToast', params: { kind: 'code.failed' } },
            assign(({ event }) => ({ page: event.page })),
          ],
        },
        'page.closed': { target: '.closed', actions: { type: 'logFailure', params: pageFailure } },
      },
      states: {
        opening: {
          always: [
            { guard: 'isHome', target: 'home' },
            { guard: 'isGallery', target: 'gallery' },
            { guard: 'isStyle', target: 'style' },
            { target: 'plain' },
          ],
        },
        home: runs('testimonialRotator', ({ page }) => ({ count: page.testimonials ?? 0 })),
        gallery: runs('gallery', ({ page }) => ({ photos: page.photos ?? [], alone: page.alone === true })),
        style: {
          type: 'parallel',
          states: { askBar: runs('askBar', nothing), quoteSharing: runs('quoteSharing', nothing) },
        },
        /** A page without actors of its own. */
        plain: {},
        /** An error message replaces the page, because the next page could not be loaded. */
        closed: {},
      },
    },
    /** The code of the sheet. The sheet may already be open; it shows the form when the code has loaded. */
    sheetCode: {
      initial: 'unloaded',
      on: { 'booking.requested': asked },
      states: {
        unloaded: { on: { 'booking.requested': [asked[0], { ...asked[1], target: 'loading' }] } },
        loading: {
          tags: 'loading',
          on: { 'page.failed': leavesSheet, 'page.closed': leavesSheet },
          invoke: {
            id: 'loadSheet',
            src: 'loadSheet',
            onDone: 'loaded',
            onError: [
              // A page with its own form does not need the sheet, so no error is shown.
              { guard: 'isFormOnPage', target: 'unloaded', actions: { type: 'logFailure', params: sheetFailure } },
              { target: 'unloaded', actions: [{ type: 'logFailure', params: sheetFailure }, 'closeSheet'] },
            ],
          },
        },
        loaded: {},
      },
    },
    document: {
      initial: 'staying',
      on: {
        'page.closed': { guard: 'isNothingWritten', target: '.leaving' },
        'page.failed': [
          { guard: 'isNothingWritten', target: '.leaving', actions: { type: 'logFailure', params: pageFailure } },
          {
            actions: [
              { type: 'logFailure', params: pageFailure },
              { type: 'showToast', params: ({ event: { link } }) => ({ kind: 'code.failed', link }) },
            ],
          },
        ],
      },
      states: {
        staying: {
          on: {
            'xstate.error.actor.loadSheet': [
              { guard: and([not('isFormOnPage'), 'isNothingWritten']), target: 'leaving' },
              { guard: not('isFormOnPage'), actions: { type: 'showToast', params: { kind: 'code.failed', link: '' } } },
            ],
          },
        },
        /**
         * Code is gone, as after a release, and nothing is written. So the browser opens the page, with the new code. If the
         * host cannot be reached, or the visitor begins to write meanwhile, the old page stays.
         */
        leaving: {
          tags: 'loading',
          entry: assign({ link: ({ event }) => linkIn(event) }),
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
    navigation: runs('navigation', ({ page }) => ({ page })),
    mobileMenu: runs('mobileMenu', nothing),
    bookingSheet: runs('bookingSheet', nothing),
    toasts: runs('toasts', nothing),
    colorTheme: runs('colorTheme', nothing),
    openHours: runs('openHours', ({ schedule }) => schedule),
    /** Runs from the start to the end of the visit, so what is written is kept from page to page. */
    contactForm: {
      initial: 'running',
      states: {
        running: {
          entry: 'startForm',
          exit: stopChild('contactForm'),
          on: { 'xstate.error.actor.contactForm': { target: 'failed', actions: hasFailed('contactForm') } },
        },
        failed: failed('contactForm'),
      },
    },
  },
});

export type SiteActor = ActorRefFrom<typeof siteMachine>;

/** Whether a new document would clear something that the visitor has written or chosen. */
export const isWritten = ({ form }: SiteContext): boolean =>
  Object.values((form && draftOf(form).fields) ?? {}).some(Boolean);

/** Sends an event to a child that is running: not to one that has failed. */
function tell<Name extends SiteActorName>(
  { check, enqueue }: { check: (guard: never) => boolean; enqueue: { sendTo: (to: never, event: never) => void } },
  name: Name,
  event: EventFrom<(typeof actors)[Name]>,
): void {
  if (check(stateIn({ [name]: 'running' }) as never)) enqueue.sendTo(name as never, event as never);
}

/** The hairstyle to request: that of the picture that the visitor asked about, or that of the page. */
function askedFor({ context, event }: { context: SiteContext; event: { title?: string } }) {
  return { title: event.title ?? context.page.hairstyle };
}

const linkIn = (event: SiteEvent): Link =>
  event.type === 'page.failed' ? event.link : event.type === 'page.closed' ? '' : undefined;

function pageFailure({ event: { path, reason } }: { event: { path: string; reason: unknown } }) {
  return { what: `The page ${path} could not be loaded:`, reason };
}
