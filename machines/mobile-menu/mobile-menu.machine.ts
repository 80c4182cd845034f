/** The links of a narrow screen: closed, or open until a link, Escape, a press elsewhere or another page closes it. */
import { type ActorRefFrom, emit, fromCallback, setup } from 'xstate';

export type MobileMenuEvent =
  | { type: 'menu.toggle' }
  | { type: 'link.choose' }
  | { type: 'booking.choose' }
  | { type: 'escape.press' }
  | { type: 'outside.press' }
  | { type: 'page.change' };

/** The visitor asked for the request form; the menu has closed by then. */
export type MobileMenuEmitted = { type: 'booking.requested' };

export const mobileMenuMachine = setup({
  types: { events: {} as MobileMenuEvent, emitted: {} as MobileMenuEmitted, tags: {} as 'open' },
  actors: {
    /** Tells of Escape and of presses and focus outside the menu. */
    dismissal: fromCallback(() => {
      throw new Error('dismissal is not provided');
    }),
    /** Tells of every change of page, however it came about. */
    pageChange: fromCallback(() => {
      throw new Error('pageChange is not provided');
    }),
  },
  actions: {
    /** Gives the focus back to the button that opened the menu. */
    focusToggle: () => {},
    requestBooking: emit({ type: 'booking.requested' }),
  },
}).createMachine({
  id: 'mobileMenu',
  initial: 'closed',
  states: {
    closed: { on: { 'menu.toggle': 'open' } },
    open: {
      tags: 'open',
      invoke: [
        { id: 'dismissal', src: 'dismissal' },
        { id: 'pageChange', src: 'pageChange' },
      ],
      on: {
        'menu.toggle': 'closed',
        'link.choose': { target: 'closed', actions: 'focusToggle' },
        'outside.press': 'closed',
        'page.change': 'closed',
        'escape.press': { target: 'closed', actions: 'focusToggle' },
        'booking.choose': { target: 'closed', actions: ['focusToggle', 'requestBooking'] },
      },
    },
  },
});

export type MobileMenuActor = ActorRefFrom<typeof mobileMenuMachine>;
