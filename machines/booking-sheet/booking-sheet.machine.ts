/** The request form as a sheet over the current page. */
import { fromCallback, sendTo, setup } from 'xstate';
import { missing } from '../missing';
import type { Parent } from '../parent';

export type BookingSheetEvent =
  | { type: 'sheet.open' }
  | { type: 'sheet.close' }
  /** Sent by the parent: the page changes, or the sheet's code cannot be loaded. */
  | { type: 'sheet.dismiss' };

/** The sheet has closed. */
export type BookingSheetFact = { type: 'sheet.closed' };

export const bookingSheetMachine = setup({
  types: {
    context: {} as { parent: Parent<BookingSheetFact> },
    input: {} as { parent: Parent<BookingSheetFact> },
    events: {} as BookingSheetEvent,
    tags: {} as 'open',
  },
  actors: {
    /** Keeps the page behind the sheet from scrolling. */
    scrollLock: fromCallback(missing('scrollLock')),
  },
  actions: {
    reportClosed: sendTo(({ context }) => context.parent, { type: 'sheet.closed' }),
  },
}).createMachine({
  id: 'bookingSheet',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: { on: { 'sheet.open': 'open' } },
    open: {
      tags: 'open',
      invoke: { id: 'scrollLock', src: 'scrollLock' },
      exit: 'reportClosed',
      on: {
        'sheet.close': 'closed',
        'sheet.dismiss': 'closed',
      },
    },
  },
});
