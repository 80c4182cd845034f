/** A bar at the bottom of a style page on a phone, shown while the page's own booking button is out of view. */
import { fromCallback, sendTo, setup } from 'xstate';
import { missing } from '../missing';
import type { Parent } from '../parent';

export type AskBarEvent = { type: 'button.enter' } | { type: 'button.leave' } | { type: 'ask.press' };

/** The visitor wants to book the page's style. */
export type AskBarFact = { type: 'booking.requested' };

export const askBarMachine = setup({
  types: {
    context: {} as { parent: Parent<AskBarFact> },
    input: {} as { parent: Parent<AskBarFact> },
    events: {} as AskBarEvent,
    tags: {} as 'shown',
  },
  actors: {
    /** Reports when the page's own booking button enters or leaves the viewport. */
    buttonView: fromCallback(missing('buttonView')),
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
