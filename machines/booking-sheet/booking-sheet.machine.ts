/** The request form as a sheet over the current page. On a page with its own form, that form is focused instead. */
import { fromCallback, sendTo, setup } from 'xstate';
import { missing } from '../missing';
import type { Parent } from '../parent';

export type BookingSheetEvent =
  /** `formOnPage`: whether the page has its own request form. */
  | { type: 'booking.request'; formOnPage: boolean }
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
  guards: {
    isFormOnPage: (_, { formOnPage }: { formOnPage: boolean }) => formOnPage,
  },
  actions: {
    /** Focuses the first field of the page's form. */
    focusForm: missing('focusForm'),
    reportClosed: sendTo(({ context }) => context.parent, { type: 'sheet.closed' }),
  },
}).createMachine({
  id: 'bookingSheet',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'booking.request': [
          { guard: { type: 'isFormOnPage', params: ({ event }) => event }, actions: 'focusForm' },
          { target: 'open' },
        ],
      },
    },
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
