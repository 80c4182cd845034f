/** The quote on a style page: a link to its picture, or the system's share sheet if it accepts pictures. */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { unprovided } from '../unprovided';

/** `card`: the file of the quote's picture, which only the actors read; undefined until it has loaded. */
type Card = Readonly<Record<'card', unknown>>;

export const quoteSharingMachine = setup({
  types: {
    context: {} as Card,
    /** `card.load`: the picture has loaded, and the system can share it. */
    events: {} as ({ type: 'card.load' } & Card) | { type: 'share.press' },
    tags: {} as 'sharable' | 'failed',
  },
  actors: {
    /** Loads the picture when the quote is near the viewport. Reports `card.load` if the system can share the picture. */
    cardLoading: fromCallback(unprovided('cardLoading')),
    /** Opens the system's share sheet. Resolves when it has closed, with or without a choice; rejects if it cannot open. */
    shareCard: fromPromise<void, Card>(unprovided('shareCard')),
  },
}).createMachine({
  id: 'quoteSharing',
  context: { card: undefined },
  initial: 'linked',
  states: {
    linked: {
      invoke: { id: 'cardLoading', src: 'cardLoading' },
      on: { 'card.load': { target: 'sharable', actions: assign(({ event: { card } }) => ({ card })) } },
    },
    sharable: {
      tags: 'sharable',
      // Also while sharing: some systems never say that their share sheet has closed.
      on: { 'share.press': '.sharing' },
      initial: 'ready',
      states: {
        ready: {},
        sharing: {
          invoke: {
            id: 'shareCard',
            src: 'shareCard',
            input: ({ context }) => context,
            onDone: 'ready',
            onError: 'failed',
          },
        },
        failed: { tags: 'failed' },
      },
    },
  },
});
