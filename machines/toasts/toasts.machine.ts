/** The one toast on the page: what it is about, and how long it stays. */
import { assign, fromCallback, setup } from 'xstate';
import { missing } from '../missing';

/** What the toast is about. The view has the text. */
export type Toast =
  | {
      kind: 'message.incomplete' | 'message.sent' | 'message.copied' | 'message.uncopied' | 'link.copied';
    }
  /** `link`: what to load if the visitor gives up what is written; undefined if nothing is. */
  | { kind: 'code.failed'; link?: string }
  /** `text`: the request that was not sent, so that the visitor can send it another way. */
  | { kind: 'message.failed'; text: string }
  /** `link`: the link, which the visitor can copy by hand. */
  | { kind: 'link.failed'; link: string };

export interface ToastsContext {
  /** The current or the last toast. */
  toast: Toast | undefined;
}

export type ToastsEvent =
  | { type: 'toast.show'; toast: Toast }
  /** With a kind, dismisses only a toast of that kind. */
  | { type: 'toast.dismiss'; kind?: Toast['kind'] }
  /** The pointer or the focus enters the toast or leaves it. */
  | { type: 'pointer.enter' | 'pointer.leave' | 'focus.enter' | 'focus.leave' };

/** Toasts with good news, which are dismissed automatically. */
const passing: readonly Toast['kind'][] = ['message.sent', 'message.copied', 'link.copied'];

export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent, tags: {} as 'shown' },
  actors: {
    /** Shows the toast while this actor runs. */
    visibleToast: fromCallback<ToastsEvent, ToastsContext>(missing('visibleToast')),
    /** Returns the focus when a focused toast is dismissed. */
    focusKeeper: fromCallback(missing('focusKeeper')),
  },
  guards: {
    isPassing: ({ context }) => passing.some(kind => kind === context.toast?.kind),
    isShown: ({ context }, { kind }: { kind?: Toast['kind'] }) => kind === undefined || kind === context.toast?.kind,
  },
  delays: { readingTime: 6_000 },
}).createMachine({
  id: 'toasts',
  context: { toast: undefined },
  initial: 'hidden',
  on: { 'toast.show': { target: '.shown', actions: assign({ toast: ({ event }) => event.toast }) } },
  states: {
    hidden: {},
    shown: {
      tags: 'shown',
      invoke: [
        { id: 'visibleToast', src: 'visibleToast', input: ({ context }) => context },
        { id: 'focusKeeper', src: 'focusKeeper' },
      ],
      on: { 'toast.dismiss': { guard: { type: 'isShown', params: ({ event }) => event }, target: 'hidden' } },
      initial: 'passing',
      // Four states instead of two regions, because the delay depends on both the pointer and the focus.
      states: {
        passing: {
          on: { 'pointer.enter': 'pointed', 'focus.enter': 'focused' },
          after: { readingTime: { guard: 'isPassing', target: '#toasts.hidden' } },
        },
        /** The pointer is on the toast. */
        pointed: { on: { 'focus.enter': 'pointedAndFocused', 'pointer.leave': 'passing' } },
        /** The focus is on the toast. */
        focused: { on: { 'pointer.enter': 'pointedAndFocused', 'focus.leave': 'passing' } },
        pointedAndFocused: { on: { 'pointer.leave': 'focused', 'focus.leave': 'pointed' } },
      },
    },
  },
});
