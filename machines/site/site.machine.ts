/** The whole site as one tree: it starts every other machine, and what one of them reports it passes on to those that it concerns. */
import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  enqueueActions,
  fromPromise,
  sendTo,
  setup,
} from 'xstate';
import type { AskBarActor } from '../ask-bar/ask-bar.machine';
import { bookingSheetMachine } from '../booking-sheet/booking-sheet.machine';
import { colorThemeMachine } from '../color-theme/color-theme.machine';
import type { ContactFormActor } from '../contact-form/contact-form.machine';
import type { GalleryFilterActor } from '../gallery-filter/gallery-filter.machine';
import type { LightboxActor } from '../lightbox/lightbox.machine';
import { mobileMenuMachine } from '../mobile-menu/mobile-menu.machine';
import { navigationMachine } from '../navigation/navigation.machine';
import { openHoursMachine } from '../open-hours/open-hours.machine';
import type { Timetable } from '../open-hours/opening';
import type { LateActor, Page } from '../page';
import type { TestimonialRotatorActor } from '../testimonial-rotator/testimonial-rotator.machine';
import { type Toast, toastsMachine } from '../toasts/toasts.machine';

export interface SiteActors {
  navigation: ActorRefFrom<typeof navigationMachine>;
  mobileMenu: ActorRefFrom<typeof mobileMenuMachine>;
  bookingSheet: ActorRefFrom<typeof bookingSheetMachine>;
  toasts: ActorRefFrom<typeof toastsMachine>;
  colorTheme: ActorRefFrom<typeof colorThemeMachine>;
  openHours: ActorRefFrom<typeof openHoursMachine>;
  /** There from its first use, with its draft. */
  contactForm?: ContactFormActor;
  /** There while their page is shown. */
  testimonialRotator?: TestimonialRotatorActor;
  galleryFilter?: GalleryFilterActor;
  lightbox?: LightboxActor;
  askBar?: AskBarActor;
}
export type SiteActorName = keyof SiteActors;

export interface SiteInput {
  /** The first page. */
  page: Page;
  timetable: Timetable;
}

export interface SiteContext extends SiteInput {
  actors: SiteActors;
  /** How those actors are started whose code is loaded late. */
  late: Partial<Record<SiteActorName, LateActor>>;
  /** Names of the actors that have failed and have not been started again. */
  failed: readonly SiteActorName[];
  /** Whether the code of the sheet is here. */
  sheetLoaded: boolean;
  /** A hairstyle that was chosen before there was a form to mention it in. */
  hairstyle: string | undefined;
}

export type SiteEvent =
  | { type: 'hairstyle.choose'; title: string }
  | { type: 'lightbox.load'; lightbox: LateActor }
  /** What has failed is to be started again. */
  | { type: 'failure.retry' }
  // What the children report.
  | { type: 'page.left' }
  | { type: 'page.shown'; page: Page }
  | { type: 'page.closed'; path: string; reason: unknown }
  | { type: 'page.failed'; path: string; reason: unknown }
  /** The visitor asks for the form where they are; `title`: about this hairstyle, else about that of the page. */
  | { type: 'booking.requested'; title?: string }
  | { type: 'message.submitted' }
  | { type: 'message.incomplete' }
  | { type: 'message.sent' }
  | { type: 'message.failed'; failure: unknown; text: string }
  | { type: 'message.copied' }
  | { type: 'message.uncopied' }
  | { type: 'sheet.closed' }
  | { type: 'link.copied' }
  | { type: 'link.failed'; link: string }
  | { type: `xstate.error.actor.${string}`; error: unknown };

const ALWAYS = ['navigation', 'mobileMenu', 'bookingSheet', 'toasts', 'colorTheme', 'openHours'] as const;
const OF_PAGES = ['testimonialRotator', 'galleryFilter', 'lightbox', 'askBar'] as const;

export const siteMachine = setup({
  types: { context: {} as SiteContext, events: {} as SiteEvent, input: {} as SiteInput },
  actors: {
    navigation: navigationMachine,
    mobileMenu: mobileMenuMachine,
    bookingSheet: bookingSheetMachine,
    toasts: toastsMachine,
    colorTheme: colorThemeMachine,
    openHours: openHoursMachine,
    /** Loads the sheet and the request form in it. */
    loadSheet: fromPromise<LateActor>(() => {
      throw new Error('loadSheet is not provided');
    }),
  },
  guards: {
    isFormStarted: ({ context }) => context.actors.contactForm !== undefined,
    hasForm: (_, { page }: { page: Page }) => page.contactForm !== undefined,
    isFormReady: ({ context }) => context.sheetLoaded || context.page.contactForm !== undefined,
    awaitsLightbox: ({ context: { actors } }) => actors.galleryFilter !== undefined && actors.lightbox === undefined,
  },
  actions: {
    openPage: enqueueActions(({ enqueue, context }, { page }: { page: Page }) => {
      for (const name of OF_PAGES) if (context.actors[name]) enqueue.stopChild(name);
      enqueue.assign(({ spawn, self }) => {
        const { testimonialRotator, galleryFilter, lightbox, askBar, ...kept } = context.actors;
        const failed = context.failed.filter(name => !OF_PAGES.some(one => one === name));
        const next = { ...context, page, failed, late: lateOf(page, context.late) };
        return { ...next, actors: { ...kept, ...startAll(namesOf(page, kept), next, spawn as Spawn, self) } };
      });
    }),
    /** Its actors have nothing to show any more. */
    closePage: enqueueActions(({ enqueue, context }) => {
      for (const name of OF_PAGES) if (context.actors[name]) enqueue.stopChild(name);
      const kept = Object.entries(context.actors).filter(([name]) => !OF_PAGES.some(one => one === name));
      enqueue.assign({ actors: Object.fromEntries(kept) as unknown as SiteActors });
    }),
    start: assign(({ context, spawn, self }, { name, late }: { name: SiteActorName; late: LateActor }) => {
      const next = { ...context, late: { ...context.late, [name]: late } };
      return { ...next, actors: { ...context.actors, ...startAll([name], next, spawn as Spawn, self) } };
    }),
    startFailed: assign(({ context, spawn, self }) => ({
      failed: [],
      actors: { ...context.actors, ...startAll(context.failed, context, spawn as Spawn, self) },
    })),
    noteFailure: enqueueActions(({ enqueue, context }, { name }: { name: SiteActorName }) => {
      // XState leaves the children of a machine running when the machine's own code throws.
      const { children = {} } = context.actors[name]?.getSnapshot() ?? {};
      for (const child of Object.values<AnyActorRef>(children)) enqueue.sendTo(child, { type: 'xstate.stop' });
      enqueue.assign({ failed: [...context.failed, name] });
    }),
    noteSheet: assign({ sheetLoaded: true }),
    /** Names the hairstyle in the request: now, or as soon as there is a form. */
    chooseHairstyle: enqueueActions(({ enqueue, context }, { title }: { title: string | undefined }) => {
      const form = context.actors.contactForm;
      if (title === undefined) return;
      if (form) enqueue.sendTo(form, { type: 'hairstyle.choose', title });
      else enqueue.assign({ hairstyle: title });
    }),
    dismissReceipt: enqueueActions(({ enqueue, context }) => {
      const form = context.actors.contactForm;
      if (form) enqueue.sendTo(form, { type: 'receipt.dismiss' });
    }),
    openSheet: sendTo(
      ({ context }) => context.actors.bookingSheet,
      ({ context }) => ({ type: 'booking.request', formOnPage: context.page.contactForm !== undefined }),
    ),
    closeMenu: sendTo(({ context }) => context.actors.mobileMenu, { type: 'page.change' }),
    closeSheet: sendTo(({ context }) => context.actors.bookingSheet, { type: 'page.change' }),
    showToast: sendTo(
      ({ context }) => context.actors.toasts,
      (_, toast: Toast) => ({ type: 'toast.show' as const, toast }),
    ),
    dismissToast: sendTo(
      ({ context }) => context.actors.toasts,
      (_, toast: { kind?: Toast['kind'] }) => ({ type: 'toast.dismiss' as const, ...toast }),
    ),
    /** Keeps a record of what went wrong, for developers. */
    logFailure: (_, _params: { what: string; reason: unknown }) => {
      throw new Error('logFailure is not provided');
    },
  },
}).createMachine({
  id: 'site',
  context: ({ input: { page, timetable }, spawn, self }) => {
    const begun = { page, timetable, late: lateOf(page, {}), failed: [], sheetLoaded: false, hairstyle: undefined };
    const names = [...ALWAYS, ...namesOf(page, {})];
    return { ...begun, actors: startAll(names, begun, spawn as Spawn, self) as SiteActors };
  },
  on: {
    'page.left': { actions: ['closeMenu', 'closeSheet', 'dismissReceipt'] },
    'sheet.closed': { actions: 'dismissReceipt' },
    'page.closed': { actions: ['closePage', { type: 'logFailure', params: pageFailure }] },
    'page.failed': {
      actions: [
        { type: 'logFailure', params: pageFailure },
        { type: 'showToast', params: { kind: 'page.failed' } },
      ],
    },
    'page.shown': {
      actions: [
        'closeMenu',
        'closeSheet',
        'dismissReceipt',
        { type: 'openPage', params: ({ event }) => event },
        { type: 'dismissToast', params: { kind: 'page.failed' } },
      ],
    },
    'message.submitted': { actions: { type: 'dismissToast', params: {} } },
    'message.incomplete': { actions: { type: 'showToast', params: { kind: 'message.incomplete' } } },
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
    'lightbox.load': {
      guard: 'awaitsLightbox',
      actions: { type: 'start', params: ({ event }) => ({ name: 'lightbox', late: event.lightbox }) },
    },
    'link.copied': { actions: { type: 'showToast', params: { kind: 'link.copied' } } },
    'link.failed': {
      actions: { type: 'showToast', params: ({ event }) => ({ kind: 'link.failed', link: event.link }) },
    },
    'failure.retry': { actions: 'startFailed' },
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
        'hairstyle.choose': [
          { guard: 'isFormStarted', actions: { type: 'chooseHairstyle', params: ({ event }) => event } },
          { target: 'loadingSheet', actions: { type: 'chooseHairstyle', params: ({ event }) => event } },
        ],
        'booking.requested': [
          { guard: 'isFormReady', actions: [{ type: 'chooseHairstyle', params: askedFor }, 'openSheet'] },
          { target: 'loadingSheet', actions: [{ type: 'chooseHairstyle', params: askedFor }, 'openSheet'] },
        ],
      },
    },
    /** The sheet may be open already, and shows its form when that has come. */
    loadingSheet: {
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
        onError: {
          target: 'browsing',
          actions: [
            {
              type: 'logFailure',
              params: ({ event }) => ({ what: 'The request form could not be loaded:', reason: event.error }),
            },
            'closeSheet',
            { type: 'showToast', params: { kind: 'page.failed' } },
          ],
        },
      },
      on: {
        'hairstyle.choose': { actions: { type: 'chooseHairstyle', params: ({ event }) => event } },
        'booking.requested': {
          actions: [{ type: 'chooseHairstyle', params: askedFor }, 'openSheet'],
        },
        'page.shown': {
          guard: { type: 'hasForm', params: ({ event }) => event },
          target: 'browsing',
          actions: [
            'closeMenu',
            'closeSheet',
            'dismissReceipt',
            { type: 'openPage', params: ({ event }) => event },
            { type: 'dismissToast', params: { kind: 'page.failed' } },
          ],
        },
      },
    },
  },
});

export type SiteActor = ActorRefFrom<typeof siteMachine>;

/** Starts actors by name: what each takes is checked where its logic and its input are made. */
type Spawn = (logic: string | AnyActorLogic, options: { id: string; input: object }) => AnyActorRef;

function startAll(
  names: readonly SiteActorName[],
  { page, timetable, late, hairstyle, actors }: Omit<SiteContext, 'actors'> & { actors?: SiteActors },
  spawn: Spawn,
  parent: AnyActorRef,
): Partial<SiteActors> {
  const fields = actors?.contactForm?.getSnapshot().context.fields;
  const inputs: Partial<Record<SiteActorName, object>> = {
    navigation: { page },
    openHours: timetable,
    contactForm: { ...late.contactForm?.input, fields, hairstyle },
  };
  return Object.fromEntries(
    names.map(name => {
      const input = { ...(inputs[name] ?? late[name]?.input), parent };
      return [name, spawn(late[name]?.logic ?? name, { id: name, input })];
    }),
  );
}

/** The actors that a page brings and that are not there yet. */
function namesOf(page: Page, actors: Partial<SiteActors>): SiteActorName[] {
  return (['contactForm', ...OF_PAGES] as const).filter(name => name in page && !(name in actors));
}

function lateOf({ contactForm, testimonialRotator, galleryFilter, askBar }: Page, late: SiteContext['late']) {
  const all = { contactForm: contactForm ?? late.contactForm, testimonialRotator, galleryFilter, askBar };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}

/** What the request is about when the visitor asks: the picture they ask from, or the style of the page. */
function askedFor({ context, event }: { context: SiteContext; event: { title?: string } }) {
  return { title: event.title ?? context.page.hairstyle };
}

function pageFailure({ event: { path, reason } }: { event: { path: string; reason: unknown } }) {
  return { what: `The page ${path} could not be loaded:`, reason };
}

function nameOf({ type }: { type: string }): SiteActorName {
  return type.replace('xstate.error.actor.', '') as SiteActorName;
}
