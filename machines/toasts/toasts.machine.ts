/** The one message over the page: which it is, how long it stays, and how it is shown when its code cannot be loaded. */
import { assign, fromCallback, fromPromise, setup } from 'xstate';

/** What has to be said. The view has the words. */
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
  /** `text`: the request that was not sent, to be sent another way. */
  | { kind: 'message.failed'; text: string }
  /** `link`: what the visitor may copy by hand. */
  | { kind: 'link.failed'; link: string };

export interface ToastsContext {
  /** The toast that is shown, or was shown last. */
  toast: Toast | undefined;
  /** Whether it is shown without the code that draws toasts, which cannot be loaded. */
  isPlain: boolean;
}

export type ToastsEvent =
  | { type: 'toast.show'; toast: Toast }
  /** With a kind, only a toast of that kind is dismissed. */
  | { type: 'toast.dismiss'; kind?: Toast['kind'] }
  /** The pointer or the focus is on the toast. */
  | { type: 'toast.hold' }
  | { type: 'toast.release' };

/** Good news, which leaves by itself. */
const passing: readonly Toast['kind'][] = ['message.sent', 'message.copied', 'link.copied'];

export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent, tags: {} as 'shown' },
  actors: {
    /** Loads the code that draws toasts. */
    loadToasts: fromPromise<void>(() => {
      throw new Error('loadToasts is not provided');
    }),
    /** Shows the toast for as long as it runs. */
    visibleToast: fromCallback<ToastsEvent, ToastsContext>(() => {
      throw new Error('visibleToast is not provided');
    }),
  },
  guards: {
    isPassing: ({ context }) => passing.some(kind => kind === context.toast?.kind),
    isShown: ({ context }, { kind }: { kind?: Toast['kind'] }) => kind === undefined || kind === context.toast?.kind,
  },
  actions: {
    keepToast: assign((_, { toast }: { toast: Toast }) => ({ toast, isPlain: false })),
    showPlainly: assign({ isPlain: true }),
  },
  delays: {
    readingTime: 6_000,
    /** Nobody waits longer for the news than for the code that draws it. */
    loadingTime: 3_000,
  },
}).createMachine({
  id: 'toasts',
  context: { toast: undefined, isPlain: false },
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
      invoke: { id: 'visibleToast', src: 'visibleToast', input: ({ context }) => context },
      on: { 'toast.dismiss': { guard: { type: 'isShown', params: ({ event }) => event }, target: 'hidden' } },
      initial: 'passing',
      states: {
        passing: {
          on: { 'toast.hold': 'held' },
          after: { readingTime: { guard: 'isPassing', target: '#toasts.hidden' } },
        },
        /** Somebody is reading it, or about to press something in it. */
        held: { on: { 'toast.release': 'passing' } },
      },
    },
  },
});
