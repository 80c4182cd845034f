/** The one message that lies over the page: which it is, for how long, and how it is shown when its own code cannot be loaded. */
import { type ActorRefFrom, assign, fromCallback, setup } from 'xstate';

/** What has to be said. The view has the words. */
export type Toast =
  | { kind: 'message.incomplete' | 'message.sent' | 'message.failed' | 'page.failed' | 'link.copied' }
  /** `link`: what the visitor may copy by hand. */
  | { kind: 'link.failed'; link: string };

export interface ToastsContext {
  /** The toast that is shown, or was shown last. */
  toast: Toast | undefined;
}

export type ToastsEvent =
  | { type: 'toast.show'; toast: Toast }
  /** With a kind, only a toast of that kind is dismissed. */
  | { type: 'toast.dismiss'; kind?: Toast['kind'] }
  /** The code that draws toasts cannot be loaded. */
  | { type: 'code.miss' };

/** Good news, which leaves by itself. */
const passing: readonly Toast['kind'][] = ['message.sent', 'link.copied'];

export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent, tags: {} as 'shown' },
  actors: {
    /** Draws the toast for as long as it runs, or reports that it cannot. */
    drawnToast: fromCallback<ToastsEvent, ToastsContext>(() => {
      throw new Error('drawnToast is not provided');
    }),
    /** Shows the toast with nothing that would have to be loaded. */
    plainToast: fromCallback<ToastsEvent, ToastsContext>(() => {
      throw new Error('plainToast is not provided');
    }),
    /** Gives focus back when a toast leaves that has it. */
    focusKeeper: fromCallback(() => {
      throw new Error('focusKeeper is not provided');
    }),
  },
  guards: {
    isPassing: ({ context }) => passing.some(kind => kind === context.toast?.kind),
    isShown: ({ context }, { kind }: { kind?: Toast['kind'] }) => kind === undefined || kind === context.toast?.kind,
  },
  actions: {
    keepToast: assign({ toast: (_, { toast }: { toast: Toast }) => toast }),
  },
  delays: { readingTime: 6_000 },
}).createMachine({
  id: 'toasts',
  context: { toast: undefined },
  initial: 'hidden',
  on: { 'toast.show': { target: '.shown', actions: { type: 'keepToast', params: ({ event }) => event } } },
  states: {
    hidden: {},
    shown: {
      tags: 'shown',
      invoke: { id: 'focusKeeper', src: 'focusKeeper' },
      on: { 'toast.dismiss': { guard: { type: 'isShown', params: ({ event }) => event }, target: 'hidden' } },
      initial: 'drawn',
      states: {
        drawn: {
          invoke: { id: 'drawnToast', src: 'drawnToast', input: ({ context }) => context },
          on: { 'code.miss': 'plain' },
          after: { readingTime: { guard: 'isPassing', target: '#toasts.hidden' } },
        },
        plain: {
          invoke: { id: 'plainToast', src: 'plainToast', input: ({ context }) => context },
          after: { readingTime: { guard: 'isPassing', target: '#toasts.hidden' } },
        },
      },
    },
  },
});

export type ToastsActor = ActorRefFrom<typeof toastsMachine>;
