/** The menu on a phone. A link, Escape, moving the focus out of the menu, or a change of page closes it. */
import { fromCallback, sendTo, setup } from 'xstate';
import type { Parent } from '../parent';
import { unprovided } from '../unprovided';

export type MobileMenuEvent =
  | { type: 'menu.toggle' | 'link.choose' | 'booking.choose' | 'escape.press' | 'focus.leave' }
  /** Sent by the parent: the page changes. */
  | { type: 'menu.dismiss' };

/** `booking.requested`: the visitor asked for the request form. The menu is already closed. */
type WithParent = { parent: Parent<{ type: 'booking.requested' }> };

export const mobileMenuMachine = setup({
  types: { context: {} as WithParent, input: {} as WithParent, events: {} as MobileMenuEvent, tags: {} as 'open' },
  actors: {
    /** Reports that Escape was pressed, or that the focus has left the menu. */
    dismissal: fromCallback(unprovided('dismissal')),
  },
  actions: {
    focusToggle: unprovided('focusToggle'),
    requestBooking: sendTo(({ context }) => context.parent, { type: 'booking.requested' }),
  },
}).createMachine({
  id: 'mobileMenu',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: { on: { 'menu.toggle': 'open' } },
    open: {
      tags: 'open',
      invoke: { id: 'dismissal', src: 'dismissal' },
      on: {
        'menu.toggle': 'closed',
        'link.choose': { target: 'closed', actions: 'focusToggle' },
        'focus.leave': 'closed',
        'menu.dismiss': 'closed',
        'escape.press': { target: 'closed', actions: 'focusToggle' },
        'booking.choose': { target: 'closed', actions: ['focusToggle', 'requestBooking'] },
      },
    },
  },
});
