/** The quote on a style page: links to a picture of the quote, and the system's share sheet if it accepts pictures. */
import { fromCallback, fromPromise, setup } from 'xstate';
import { missing } from '../missing';

export type QuoteSharingEvent =
  /** The picture of the quote has loaded, and the system can share it. */
  { type: 'card.load' } | { type: 'share.press' };

export const quoteSharingMachine = setup({
  types: { events: {} as QuoteSharingEvent, tags: {} as 'sharable' | 'failed' },
  actors: {
    /** Loads the picture when the quote is near the viewport. Reports `card.load` if the system can share the picture. */
    cardLoading: fromCallback(missing('cardLoading')),
    /** Opens the system's share sheet. Resolves when it has closed, with or without a choice; rejects if it cannot open. */
    shareCard: fromPromise<void>(missing('shareCard')),
  },
}).createMachine({
  id: 'quoteSharing',
  initial: 'linked',
  states: {
    linked: { invoke: { id: 'cardLoading', src: 'cardLoading' }, on: { 'card.load': 'sharable' } },
    sharable: {
      tags: 'sharable',
      // Also while sharing: some systems never say that their share sheet has closed.
      on: { 'share.press': '.sharing' },
      initial: 'ready',
      states: {
        ready: {},
        sharing: { invoke: { id: 'shareCard', src: 'shareCard', onDone: 'ready', onError: 'failed' } },
        failed: { tags: 'failed' },
      },
    },
  },
});
