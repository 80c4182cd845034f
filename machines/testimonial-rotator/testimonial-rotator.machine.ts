/** One testimonial at a time: advances every five seconds; waits while pointed at or in a hidden tab; stops on request or at focus. */
import { assign, fromCallback, not, setup, stateIn } from 'xstate';
import { unprovided } from '../unprovided';

interface TestimonialRotatorContext {
  /** Number of testimonials; at least 1. */
  count: number;
  index: number;
  /** Whether the visitor requested this testimonial; only then is it announced. */
  isRequested: boolean;
}

type TestimonialRotatorEvent =
  | { type: 'testimonial.next' | 'testimonial.previous' }
  | { type: 'testimonial.choose'; index: number }
  | { type: 'rotation.pause' | 'rotation.play' | 'motion.reduce' }
  | { type: 'pointer.enter' | 'pointer.leave' | 'tab.hide' | 'tab.show' }
  /** Visible focus, such as after Tab, is on another control than the pause button. */
  | { type: 'focus.enter' };

export const testimonialRotatorMachine = setup({
  types: {
    context: {} as TestimonialRotatorContext,
    events: {} as TestimonialRotatorEvent,
    input: {} as { count: number },
    /** `rotating`: advances automatically, at present or after a wait; the button then says 'Pause'. */
    tags: {} as 'rotating',
  },
  actors: {
    pageVisibility: fromCallback(unprovided('pageVisibility')),
    motionPreference: fromCallback(unprovided('motionPreference')),
  },
  guards: { isLeftAlone: stateIn({ pointer: 'away', tab: 'shown' }) },
  actions: {
    rotate: assign(({ context: { index, count } }) => ({ index: (index + 1) % count, isRequested: false })),
    show: assign(({ context: { count } }, index: number) => ({ index: (index + count) % count, isRequested: true })),
  },
  delays: { dwell: 5_000 },
}).createMachine({
  id: 'testimonialRotator',
  context: ({ input }) => ({ count: input.count, index: 0, isRequested: false }),
  invoke: [
    { id: 'pageVisibility', src: 'pageVisibility' },
    { id: 'motionPreference', src: 'motionPreference' },
  ],
  type: 'parallel',
  states: {
    testimonial: {
      on: {
        'testimonial.next': { actions: { type: 'show', params: ({ context }) => context.index + 1 } },
        'testimonial.previous': { actions: { type: 'show', params: ({ context }) => context.index - 1 } },
        'testimonial.choose': { actions: { type: 'show', params: ({ event }) => event.index } },
      },
    },
    rotation: {
      initial: 'rotating',
      states: {
        rotating: {
          tags: 'rotating',
          on: { 'focus.enter': 'paused', 'rotation.pause': 'paused', 'motion.reduce': 'paused' },
          initial: 'playing',
          states: {
            playing: {
              always: { guard: not('isLeftAlone'), target: 'waiting' },
              after: { dwell: { target: 'playing', reenter: true, actions: 'rotate' } },
              // A requested testimonial stays for the full five seconds.
              on: { 'testimonial.*': { target: 'playing', reenter: true } },
            },
            /** Lasts until the pointer has left and the tab is visible. */
            waiting: { always: { guard: 'isLeftAlone', target: 'playing' } },
          },
        },
        paused: { on: { 'rotation.play': 'rotating' } },
      },
    },
    pointer: {
      initial: 'away',
      states: {
        away: { on: { 'pointer.enter': 'over' } },
        // Play starts the rotation even with the pointer on the button.
        over: { on: { 'pointer.leave': 'away', 'rotation.play': 'away' } },
      },
    },
    tab: {
      initial: 'shown',
      states: { shown: { on: { 'tab.hide': 'hidden' } }, hidden: { on: { 'tab.show': 'shown' } } },
    },
  },
});
