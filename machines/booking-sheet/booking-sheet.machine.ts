/** The request form as a sheet over whatever page the visitor is on; where the page has the form already, that one takes the focus. */
import { fromCallback, sendTo, setup } from 'xstate';
import type { Parent } from '../parent';

export type BookingSheetEvent =
  /** `formOnPage`: whether the page itself shows the request form. */
  { type: 'booking.request'; formOnPage: boolean } | { type: 'sheet.close' } | { type: 'page.change' };

/** The sheet is gone, and with it what it showed. */
export type BookingSheetFact = { type: 'sheet.closed' };

export const bookingSheetMachine = setup({
  types: {
    context: {} as { parent: Parent<BookingSheetFact> },
    input: {} as { parent: Parent<BookingSheetFact> },
    events: {} as BookingSheetEvent,
    tags: {} as 'open',
  },
  actors: {
    /** Keeps the page behind from scrolling. */
    scrollLock: fromCallback(() => {
      throw new Error('scrollLock is not provided');
    }),
  },
  guards: {
    isFormOnPage: (_, { formOnPage }: { formOnPage: boolean }) => formOnPage,
  },
  actions: {
    /** Moves the focus to the first field of the form that the page shows. */
    focusForm: () => {
      throw new Error('focusForm is not provided');
    },
    tellClosed: sendTo(({ context }) => context.parent, { type: 'sheet.closed' }),
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
      exit: 'tellClosed',
      on: {
        'sheet.close': 'closed',
        'page.change': 'closed',
      },
    },
  },
});
