/** The request form as a sheet over the current page. */
import { fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { CodeFact, Parent } from '../parent';
import { unprovided } from '../unprovided';

export type BookingSheetEvent =
  | { type: 'sheet.open' }
  | { type: 'sheet.close' }
  /** Sent by the parent: the page changes, or a link or a photo is asked for. */
  | { type: 'sheet.dismiss' };

export type BookingSheetFact = { type: 'sheet.closed' } | CodeFact;

export const bookingSheetMachine = setup({
  types: {
    context: {} as { parent: Parent<BookingSheetFact> },
    input: {} as { parent: Parent<BookingSheetFact> },
    events: {} as BookingSheetEvent,
    tags: {} as 'loading' | 'open',
  },
  actors: {
    /** Keeps the page behind the sheet from scrolling. */
    scrollLock: fromCallback(unprovided('scrollLock')),
    /** Loads the view of the sheet. */
    loadSheet: fromPromise<unknown>(unprovided('loadSheet')),
  },
}).createMachine({
  id: 'bookingSheet',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: { on: { 'sheet.open': 'opening' } },
    /** This state ends at once if the code is already loaded. */
    opening: {
      tags: 'loading',
      invoke: {
        id: 'loadSheet',
        src: 'loadSheet',
        onDone: 'open',
        onError: {
          target: 'closed',
          actions: sendTo(
            ({ context }) => context.parent,
            ({ event }): CodeFact => ({ type: 'code.failed', what: 'The request form', reason: event.error }),
          ),
        },
      },
      on: { 'sheet.dismiss': 'closed' },
    },
    open: {
      tags: 'open',
      invoke: { id: 'scrollLock', src: 'scrollLock' },
      exit: sendTo(({ context }) => context.parent, { type: 'sheet.closed' }),
      on: { 'sheet.close': 'closed', 'sheet.dismiss': 'closed' },
    },
  },
});
