/** The one toast on the page: what it is about, how long it stays, and the fallback if its code does not load. */
import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** What the toast is about. The view has the text. */
export type Toast =
  | {
      kind:
        | 'message.incomplete'
        | 'message.sent'
        | 'message.copied'
        | 'message.uncopied'
        | 'page.failed'
        | 'link.copied';
    }
  /** `text`: the request that was not sent, so that the visitor can send it another way. */
  | { kind: 'message.failed'; text: string }
  /** `link`: the link, which the visitor can copy by hand. */
  | { kind: 'link.failed'; link: string };

export interface ToastsContext {
  /** The current or the last toast. */
  toast: Toast | undefined;
  /** Whether the plain toast is shown, because the code for toasts did not load in time. */
  isPlain: boolean;
  /** Whether the pointer and the focus are on the toast. */
  heldBy: Record<Holder, boolean>;
}

type Holder = 'pointer' | 'focus';

export type ToastsEvent =
  | { type: 'toast.show'; toast: Toast }
  /** With a kind, dismisses only a toast of that kind. */
  | { type: 'toast.dismiss'; kind?: Toast['kind'] }
  | { type: 'toast.hold'; by: Holder }
  | { type: 'toast.release'; by: Holder };

/** Toasts with good news, which are dismissed automatically. */
const passing: readonly Toast['kind'][] = ['message.sent', 'message.copied', 'link.copied'];

const none: ToastsContext['heldBy'] = { pointer: false, focus: false };

export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent, tags: {} as 'shown' },
  actors: {
    /** Loads the code for toasts. */
    loadToasts: fromPromise<void>(() => {
      throw new Error('loadToasts is not provided');
    }),
    /** Shows the toast while this actor runs. */
    visibleToast: fromCallback<ToastsEvent, ToastsContext>(() => {
      throw new Error('visibleToast is not provided');
    }),
    /** Returns the focus when a focused toast is dismissed. */
    focusKeeper: fromCallback(() => {
      throw new Error('focusKeeper is not provided');
    }),
  },
  guards: {
    isPassing: ({ context }) => passing.some(kind => kind === context.toast?.kind),
    isShown: ({ context }, { kind }: { kind?: Toast['kind'] }) => kind === undefined || kind === context.toast?.kind,
    isHeldByOther: ({ context: { heldBy } }, { by }: { by: Holder }) => heldBy[by === 'focus' ? 'pointer' : 'focus'],
  },
  actions: {
    keepToast: assign((_, { toast }: { toast: Toast }) => ({ toast, isPlain: false, heldBy: none })),
    showPlainly: assign({ isPlain: true }),
    setHolder: assign(({ context }, { type, by }: Extract<ToastsEvent, { by: Holder }>) => ({
      heldBy: { ...context.heldBy, [by]: type === 'toast.hold' },
    })),
  },
  delays: {
    readingTime: 6_000,
    /** In ms. After this, the plain toast is shown. */
    loadingTime: 3_000,
  },
}).createMachine({
  id: 'toasts',
  context: { toast: undefined, isPlain: false, heldBy: none },
  initial: 'hidden',
  on: { 'toast.show': { target: '.loading', actions: { type: 'keepToast', params: ({ event }) => event } } },
  states: {
    hidden: {},
    loading: {
      invoke: {
        id: 'loadToasts',
        src: 'loadToasts',
        onDone: 'shown',
        onError: { target: 'shown', actions: 'showPlainly' },
      },
      after: { loadingTime: { target: 'shown', actions: 'showPlainly' } },
      on: { 'toast.dismiss': { guard: { type: 'isShown', params: ({ event }) => event }, target: 'hidden' } },
    },
    shown: {
      tags: 'shown',
      invoke: [
        { id: 'visibleToast', src: 'visibleToast', input: ({ context }) => context },
        { id: 'focusKeeper', src: 'focusKeeper' },
      ],
      on: { 'toast.dismiss': { guard: { type: 'isShown', params: ({ event }) => event }, target: 'hidden' } },
      initial: 'passing',
      states: {
        passing: {
          on: { 'toast.hold': { target: 'held', actions: { type: 'setHolder', params: ({ event }) => event } } },
          after: { readingTime: { guard: 'isPassing', target: '#toasts.hidden' } },
        },
        /** The pointer or the focus is on the toast. */
        held: {
          on: {
            'toast.hold': { actions: { type: 'setHolder', params: ({ event }) => event } },
            'toast.release': [
              {
                guard: { type: 'isHeldByOther', params: ({ event }) => event },
                actions: { type: 'setHolder', params: ({ event }) => event },
              },
              { target: 'passing', actions: { type: 'setHolder', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
  },
});
