/**
 * The one toast on the page. Good news is dismissed after six seconds, unless the pointer or the focus is on it or the tab is
 * hidden; bad news stays.
 */
import { and, assign, fromCallback, not, setup, stateIn } from 'xstate';
import { unprovided } from '../unprovided';

/** What the toast is about: a fact as it was reported. The view has the words. */
export type Toast =
  | { type: 'message.incomplete' | 'message.sent' | 'message.copied' | 'message.copyFailed' | 'photoLink.copied' }
  /** `link`: what to load if the visitor gives up what is written; undefined if nothing is. `inTab`: nothing need be given up. */
  | { type: 'code.failed'; link?: string; inTab?: boolean }
  /** `text`: the request that was not sent, so that the visitor can send it another way. */
  | { type: 'message.failed'; text: string }
  /** `link`: the link, which the visitor can copy by hand. */
  | { type: 'photoLink.failed'; link: string };

/** `toast`: the current or the last one. */
export type ToastsContext = { toast?: Toast };

export type ToastsEvent =
  | { type: 'toast.show'; toast: Toast }
  /** With `about`, dismisses only a toast about that. */
  | { type: 'toast.dismiss'; about?: Toast['type'] }
  /** On the toast. */
  | { type: 'pointer.enter' | 'pointer.leave' | 'focus.enter' | 'focus.leave' }
  | { type: 'tab.hide' | 'tab.show' };

/** Dismissed automatically. */
const goodNews: readonly Toast['type'][] = ['message.sent', 'message.copied', 'photoLink.copied'];

export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  actors: {
    visibleToast: fromCallback<ToastsEvent, ToastsContext>(unprovided('visibleToast')),
    /** Returns the focus when a focused toast is dismissed. */
    focusKeeper: fromCallback(unprovided('focusKeeper')),
    pageVisibility: fromCallback(unprovided('pageVisibility')),
  },
  guards: {
    // Stryker disable OptionalChaining: only TypeScript needs the check: the toast that is shown is defined
    isGoodNews: ({ context }) => goodNews.some(type => type === context.toast?.type),
    isShown: ({ context }, { about }: { about?: Toast['type'] }) =>
      about === undefined || about === context.toast?.type,
    // Stryker restore OptionalChaining
    isLeftAlone: stateIn({ shown: { pointer: 'away', focus: 'elsewhere', tab: 'shown' } }),
    isGoodNewsAlone: and(['isGoodNews', 'isLeftAlone']),
  },
  delays: { readingTime: 6_000 },
}).createMachine({
  id: 'toasts',
  context: {},
  initial: 'hidden',
  on: { 'toast.show': { target: '.shown', actions: assign({ toast: ({ event }) => event.toast }) } },
  states: {
    hidden: {},
    shown: {
      invoke: [
        { id: 'visibleToast', src: 'visibleToast', input: ({ context }) => context },
        { id: 'focusKeeper', src: 'focusKeeper' },
        { id: 'pageVisibility', src: 'pageVisibility' },
      ],
      on: { 'toast.dismiss': { guard: { type: 'isShown', params: ({ event }) => event }, target: 'hidden' } },
      type: 'parallel',
      states: {
        reading: {
          initial: 'staying',
          states: {
            /** Bad news stays; good news does while somebody reads it or nobody can see it, and then its time begins again. */
            staying: { always: { guard: 'isGoodNewsAlone', target: 'passing' } },
            passing: {
              always: { guard: not('isLeftAlone'), target: 'staying' },
              after: { readingTime: '#toasts.hidden' },
            },
          },
        },
        pointer: {
          initial: 'away',
          states: { away: { on: { 'pointer.enter': 'over' } }, over: { on: { 'pointer.leave': 'away' } } },
        },
        focus: {
          initial: 'elsewhere',
          states: { elsewhere: { on: { 'focus.enter': 'inside' } }, inside: { on: { 'focus.leave': 'elsewhere' } } },
        },
        tab: {
          initial: 'shown',
          states: { shown: { on: { 'tab.hide': 'hidden' } }, hidden: { on: { 'tab.show': 'shown' } } },
        },
      },
    },
  },
});
