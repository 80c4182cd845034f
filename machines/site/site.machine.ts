/** The root: starts the other machines, and decides what follows from the facts they report. */
import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  type EventFrom,
  enqueueActions,
  fromPromise,
  type InputFrom,
  setup,
} from 'xstate';
import type { AskBarActor } from '../ask-bar/ask-bar.machine';
import { bookingSheetMachine } from '../booking-sheet/booking-sheet.machine';
import { colorThemeMachine } from '../color-theme/color-theme.machine';
import type { Draft } from '../contact-form/contact-form.context';
import type { ContactFormActor } from '../contact-form/contact-form.machine';
import type { GalleryActor } from '../gallery/gallery.machine';
import { missing } from '../missing';
import { mobileMenuMachine } from '../mobile-menu/mobile-menu.machine';
import { navigationMachine } from '../navigation/navigation.machine';
import { openHoursMachine } from '../open-hours/open-hours.machine';
import type { Schedule } from '../open-hours/opening';
import type { LateActor, Page } from '../page';
import type { QuoteSharingActor } from '../quote-sharing/quote-sharing.machine';
import { stopChildrenOf } from '../stop-children';
import type { TestimonialRotatorActor } from '../testimonial-rotator/testimonial-rotator.machine';
import { type Toast, toastsMachine } from '../toasts/toasts.machine';

export interface SiteActors {
  navigation: ActorRefFrom<typeof navigationMachine>;
  mobileMenu: ActorRefFrom<typeof mobileMenuMachine>;
  bookingSheet: ActorRefFrom<typeof bookingSheetMachine>;
  toasts: ActorRefFrom<typeof toastsMachine>;
  colorTheme: ActorRefFrom<typeof colorThemeMachine>;
  openHours: ActorRefFrom<typeof openHoursMachine>;
  /** Runs from its first use to the end of the visit, so the draft is kept. */
  contactForm?: ContactFormActor;
  /** The actors from here on run while their page is shown. */
  testimonialRotator?: TestimonialRotatorActor;
  gallery?: GalleryActor;
  askBar?: AskBarActor;
  quoteSharing?: QuoteSharingActor;
}
export type SiteActorName = keyof SiteActors;
/** The actors that do not run all the time. */
type PassingActorName = Exclude<SiteActorName, (typeof ALWAYS)[number]>;

export interface SiteInput {
  /** The first page. */
  page: Page;
  schedule: Schedule;
}

export interface SiteContext extends SiteInput {
  /** Whether an error message replaces `page`, because the next page could not be loaded. */
  isPageClosed: boolean;
  actors: SiteActors;
  /** Logic and input of actors whose code loads on demand. */
  late: Partial<Record<SiteActorName, LateActor>>;
  /** Names of failed actors that have not been restarted. */
  failed: readonly SiteActorName[];
  /** Whether the code of the sheet is loaded. */
  sheetLoaded: boolean;
  /** A hairstyle chosen before the form was started. */
  hairstyle: string | undefined;
  /**
   * The link that the browser itself opens in `leaving`: undefined for the page with the form, empty for the page in the
   * address bar.
   */
  link: string | undefined;
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

/** What happens when the visitor asks for the request form. */
const asked = [{ type: 'chooseHairstyle', params: askedFor }, 'openSheet'] as const;

/** What happens when a page is shown. */
const arrival = [
  'closeMenu',
  'closeSheet',
  'dismissReceipt',
  { type: 'openPage', params: ({ event }: { event: { page: Page } }) => event },
  { type: 'dismissToast', params: { kind: 'code.failed' } },
] as const;

/** What follows if the host cannot be reached. An error message that has replaced the page already says so. */
const unreached = [
  { guard: 'isPageClosed', target: 'browsing' },
  { target: 'browsing', actions: { type: 'showToast', params: { kind: 'code.failed' } } },
] as const;

/** The actors that run on every page, from the start to the end of the visit. */
export const ALWAYS = ['navigation', 'mobileMenu', 'bookingSheet', 'toasts', 'colorTheme', 'openHours'] as const;

export const siteMachine = setup({
  types: { context: {} as SiteContext, events: {} as SiteEvent, input: {} as SiteInput, tags: {} as 'loading' },
  actors: {
    navigation: navigationMachine,
    mobileMenu: mobileMenuMachine,
    bookingSheet: bookingSheetMachine,
    toasts: toastsMachine,
    colorTheme: colorThemeMachine,
    openHours: openHoursMachine,
    /** Loads the sheet with its request form. */
    loadSheet: fromPromise<LateActor>(missing('loadSheet')),
    /** Resolves when the host has answered for a page, by default the one with the form; rejects if it cannot be reached. */
    reachHost: fromPromise<unknown, { link: string | undefined }>(missing('reachHost')),
  },
  guards: {
    isFormStarted: ({ context }) => context.actors.contactForm !== undefined,
    isFormOnPage: ({ context }) => context.page.contactForm !== undefined,
    isNothingWritten: ({ context }) => !isWritten(context),
    isPageClosed: ({ context }) => context.isPageClosed,
    isFormReady: ({ context }) => context.sheetLoaded || context.page.contactForm !== undefined,
  },
  actions: {
    openPage: enqueueActions(({ enqueue, context }, { page }: { page: Page }) => {
      const left = namesOfPage(context.page);
      for (const name of left) enqueue.stopChild(name);
      enqueue.assign(starter => {
        const kept = withoutActors(context.actors, left);
        const failed = context.failed.filter(name => !left.some(one => one === name));
        const next = { ...context, page, isPageClosed: false, failed, late: lateOf(page, context.late) };
        return { ...next, actors: { ...kept, ...startAll(namesToStart(page, kept), next, starter) } };
      });
    }),
    /** Stops the page's actors, and forgets their failures. */
    closePage: enqueueActions(({ enqueue, context }) => {
      const left = namesOfPage(context.page);
      for (const name of left) enqueue.stopChild(name);
      const failed = context.failed.filter(name => !left.some(one => one === name));
      enqueue.assign({ isPageClosed: true, failed, actors: withoutActors(context.actors, left) });
    }),
    start: assign(({ context, ...starter }, { name, late }: { name: SiteActorName; late: LateActor }) => {
      const next = { ...context, late: { ...context.late, [name]: late } };
      return { ...next, actors: { ...context.actors, ...startAll([name], next, starter) } };
    }),
    startFailed: assign(({ context, ...starter }) => ({
      failed: [],
      actors: { ...context.actors, ...startAll(context.failed, context, starter) },
    })),
    noteFailure: enqueueActions(({ enqueue, context }, { name }: { name: SiteActorName }) => {
      stopChildrenOf(context.actors[name], enqueue);
      enqueue.assign({ failed: [...context.failed, name] });
    }),
    keepLink: assign({ link: (_, { link }: { link: string | undefined }) => link }),
    noteSheet: assign({ sheetLoaded: true }),
    /** Lets the browser open a page as a new document, by default the one with the form. */
    openDocument: (_, _params: { link: string | undefined }) => {
      throw new Error('openDocument is not provided');
    },
    /** Names the hairstyle in the request, now or when the form starts. */
    chooseHairstyle: enqueueActions(({ enqueue, context }, { title }: { title: string | undefined }) => {
      const form = context.actors.contactForm;
      if (title === undefined) return;
      if (form) tell(enqueue, form, { type: 'hairstyle.choose', title });
      else enqueue.assign({ hairstyle: title });
    }),
    dismissReceipt: enqueueActions(({ enqueue, context: { actors } }) =>
      tell(enqueue, actors.contactForm, { type: 'receipt.dismiss' }),
    ),
    openSheet: enqueueActions(({ enqueue, context: { actors, page } }) =>
      tell(enqueue, actors.bookingSheet, { type: 'booking.request', formOnPage: page.contactForm !== undefined }),
    ),
    closeMenu: enqueueActions(({ enqueue, context: { actors } }) =>
      tell(enqueue, actors.mobileMenu, { type: 'menu.dismiss' }),
    ),
    closeSheet: enqueueActions(({ enqueue, context: { actors } }) =>
      tell(enqueue, actors.bookingSheet, { type: 'sheet.dismiss' }),
    ),
    showToast: enqueueActions(({ enqueue, context: { actors } }, toast: Toast) =>
      tell(enqueue, actors.toasts, { type: 'toast.show', toast }),
    ),
    dismissToast: enqueueActions(({ enqueue, context: { actors } }, toast: { kind?: Toast['kind'] }) =>
      tell(enqueue, actors.toasts, { type: 'toast.dismiss', ...toast }),
    ),
    /** Moves the focus from the error message to what replaces it. */
    focusReplacement: _ => {
      throw new Error('focusReplacement is not provided');
    },
    /** Logs a failure to the console, for developers. */
    logFailure: (_, _params: { what: string; reason: unknown }) => {
      throw new Error('logFailure is not provided');
    },
  },
  delays: {
    /** How long the host may take to answer. */
    patience: 10_000,
  },
}).createMachine({
  id: 'site',
  context: ({ input: { page, schedule }, ...starter }) => {
    const begun = {
      page,
      isPageClosed: false,
      schedule,
      late: lateOf(page, {}),
      failed: [],
      sheetLoaded: false,
      hairstyle: undefined,
      link: undefined,
    };
    const permanent = startAll(ALWAYS, begun, starter);
    return { ...begun, actors: { ...permanent, ...startAll(namesToStart(page, {}), begun, starter) } };
  },
  on: {
    'page.left': { actions: ['closeMenu', 'closeSheet', 'dismissReceipt'] },
    'sheet.closed': { actions: 'dismissReceipt' },
    'page.closed': [
      {
        guard: 'isNothingWritten',
        target: '.leaving',
        actions: ['closePage', { type: 'logFailure', params: pageFailure }, { type: 'keepLink', params: { link: '' } }],
      },
      { actions: ['closePage', { type: 'logFailure', params: pageFailure }] },
    ],
    'page.failed': [
      {
        guard: 'isNothingWritten',
        target: '.leaving',
        actions: [
          { type: 'logFailure', params: pageFailure },
          'closeSheet',
          { type: 'keepLink', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: 'logFailure', params: pageFailure },
          { type: 'showToast', params: ({ event: { link } }) => ({ kind: 'code.failed', link }) },
        ],
      },
    ],
    'page.shown': { actions: arrival },
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
    'failure.retry': { actions: ['startFailed', 'focusReplacement'] },
    'xstate.error.actor.*': {
      actions: [
        { type: 'noteFailure', params: ({ event }) => ({ name: nameOf(event) }) },
        {
          type: 'logFailure',
          params: ({ event }) => ({ what: `A part of the site has failed, ${nameOf(event)}:`, reason: event.error }),
        },
      ],
    },
  },
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'booking.requested': [
          { guard: 'isFormReady', actions: asked },
          { target: 'loadingSheet', actions: asked },
        ],
      },
    },
    /**
     * Code is gone, as after a release, and nothing is written. So the browser opens the page, with the new code. If the
     * host cannot be reached, or the visitor begins to write meanwhile, the old page stays.
     */
    leaving: {
      tags: 'loading',
      invoke: {
        id: 'reachHost',
        src: 'reachHost',
        input: ({ context: { link } }) => ({ link }),
        onDone: [
          {
            guard: 'isNothingWritten',
            target: 'browsing',
            actions: { type: 'openDocument', params: ({ context: { link } }) => ({ link }) },
          },
          {
            target: 'browsing',
            actions: { type: 'showToast', params: ({ context: { link = '' } }) => ({ kind: 'code.failed', link }) },
          },
        ],
        onError: unreached,
      },
      after: { patience: unreached },
      on: {
        'page.shown': { target: 'browsing', actions: arrival },
        'booking.requested': [
          { guard: 'isFormReady', target: 'browsing', actions: asked },
          { target: 'loadingSheet', actions: asked },
        ],
      },
    },
    /** The sheet may already be open; it shows the form when the code has loaded. */
    loadingSheet: {
      tags: 'loading',
      invoke: {
        id: 'loadSheet',
        src: 'loadSheet',
        onDone: [
          { guard: 'isFormStarted', target: 'browsing', actions: 'noteSheet' },
          {
            target: 'browsing',
            actions: [
              'noteSheet',
              { type: 'start', params: ({ event }) => ({ name: 'contactForm', late: event.output }) },
            ],
          },
        ],
        onError: [
          // A page with its own form does not need the sheet, so no error is shown.
          { guard: 'isFormOnPage', target: 'browsing', actions: { type: 'logFailure', params: sheetFailure } },
          {
            guard: 'isNothingWritten',
            target: 'leaving',
            actions: [
              { type: 'logFailure', params: sheetFailure },
              'closeSheet',
              { type: 'keepLink', params: { link: undefined } },
            ],
          },
          {
            target: 'browsing',
            actions: [
              { type: 'logFailure', params: sheetFailure },
              'closeSheet',
              { type: 'showToast', params: { kind: 'code.failed', link: '' } },
            ],
          },
        ],
      },
      on: {
        'booking.requested': { actions: asked },
      },
    },
  },
});

export type SiteActor = ActorRefFrom<typeof siteMachine>;

/** Whether a new document would clear something: what is in the form, or a hairstyle chosen before it was started. */
export function isWritten({ actors: { contactForm }, hairstyle }: SiteContext): boolean {
  if (!contactForm) return hairstyle !== undefined;
  // A copy of the object, because a replay in the inspector has a stub without fields in place of the form.
  return Object.values({ ...contactForm.getSnapshot().context.fields }).some(Boolean);
}

/** Sends an event to a child that is running: not to one that has failed, or has not started. */
function tell<Child extends AnyActorRef>(
  { sendTo }: { sendTo: (child: Child, event: EventFrom<Child>) => void },
  child: Child | undefined,
  event: EventFrom<Child>,
): void {
  if (child?.getSnapshot().status === 'active') sendTo(child, event);
}

/** A child's input, without its parent. */
type InputOf<Machine extends AnyActorLogic> = Omit<InputFrom<Machine>, 'parent'>;

/** What starts actors by name, as their parent `self`. Their input is type-checked where it is created. */
interface Starter {
  spawn(logic: string | AnyActorLogic, options: { id: string; input: object }): AnyActorRef;
  self: AnyActorRef;
}

function startAll<Name extends SiteActorName>(
  names: readonly Name[],
  { page, schedule, late, hairstyle, actors }: Omit<SiteContext, 'actors'> & { actors?: SiteActors },
  { spawn, self: parent }: Starter,
): Pick<SiteActors, Name> {
  const navigation: InputOf<typeof navigationMachine> = { page };
  const openHours: InputOf<typeof openHoursMachine> = schedule;
  const inputs: Partial<Record<SiteActorName, object>> = {
    navigation,
    openHours,
    contactForm: { ...late.contactForm?.input, schedule, draft: actors && draftOf(actors), hairstyle },
  };
  const started = names.map(name => {
    const input = { ...(inputs[name] ?? late[name]?.input), parent };
    return [name, spawn(late[name]?.logic ?? name, { id: name, input })] as const;
  });
  // `fromEntries` loses the names; `setup` and the page's type say which machine each name is.
  return Object.fromEntries(started) as Pick<SiteActors, Name>;
}

/** What the visitor has entered in a form that has failed. */
function draftOf({ contactForm }: SiteActors): Draft | undefined {
  if (!contactForm) return undefined;
  const { fields, unusableDate, reference } = contactForm.getSnapshot().context;
  return { fields, unusableDate, reference };
}

// A page may name only these actors, but the type of an object's keys is `string`.
const namesOfPage = ({ actors = {} }: Page) => Object.keys(actors) as PassingActorName[];

/** The actors of the page that are not running yet. */
function namesToStart(page: Page, running: Partial<SiteActors>): PassingActorName[] {
  const names: PassingActorName[] = page.contactForm ? ['contactForm', ...namesOfPage(page)] : namesOfPage(page);
  return names.filter(name => !(name in running));
}

function withoutActors(actors: SiteActors, names: readonly PassingActorName[]): SiteActors {
  const kept = { ...actors };
  for (const name of names) delete kept[name];
  return kept;
}

function lateOf({ contactForm, actors }: Page, late: SiteContext['late']): SiteContext['late'] {
  const form = contactForm ?? late.contactForm;
  return { ...(form && { contactForm: form }), ...actors };
}

/** The hairstyle to request: that of the picture that the visitor asked about, or that of the page. */
function askedFor({ context, event }: { context: SiteContext; event: { title?: string } }) {
  return { title: event.title ?? context.page.hairstyle };
}

function pageFailure({ event: { path, reason } }: { event: { path: string; reason: unknown } }) {
  return { what: `The page ${path} could not be loaded:`, reason };
}

function sheetFailure({ event }: { event: { error: unknown } }) {
  return { what: 'The request form could not be loaded:', reason: event.error };
}

/** The failed child. Its id is its name, because only `startAll` starts children other than promises, which handle their errors. */
function nameOf({ type }: { type: string }): SiteActorName {
  return type.replace('xstate.error.actor.', '') as SiteActorName;
}
