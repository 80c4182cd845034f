/** A bar at the bottom of a style page on a phone, shown while the page's own booking button is above the window. */
import { fromCallback, sendTo, setup } from 'xstate';
import type { Parent } from '../parent';
import { unprovided } from '../unprovided';

/** `booking.requested`: the visitor wants to book the page's style. */
type WithParent = { parent: Parent<{ type: 'booking.requested' }> };

export const askBarMachine = setup({
  types: {
    context: {} as WithParent,
    input: {} as WithParent,
    events: {} as { type: 'button.enter' | 'button.leave' | 'ask.press' },
    tags: {} as 'shown',
  },
  actors: {
    /** Reports when the page's own booking button enters or leaves the viewport. */
    buttonView: fromCallback(unprovided('buttonView')),
  },
}).createMachine({
  id: 'askBar',
  context: ({ input }) => input,
  invoke: { id: 'buttonView', src: 'buttonView' },
  initial: 'hidden',
  states: {
    hidden: { on: { 'button.leave': 'shown' } },
    shown: {
      tags: 'shown',
      on: {
        'button.enter': 'hidden',
        'ask.press': { actions: sendTo(({ context }) => context.parent, { type: 'booking.requested' }) },
      },
    },
  },
});
