/** What clients say, one at a time: moves on every five seconds until somebody looks closer, and then waits for them. */
import { type ActorRefFrom, assign, fromCallback, setup } from 'xstate';
import { wrap } from '../wrap';

export interface TestimonialRotatorContext {
  /** How many testimonials there are; at least 1. */
  count: number;
  /** Position of the one shown, counted from 0. */
  index: number;
}

export type TestimonialRotatorEvent =
  | { type: 'testimonial.next' }
  | { type: 'testimonial.previous' }
  | { type: 'testimonial.choose'; index: number }
  | { type: 'rotation.pause' }
  | { type: 'rotation.play' }
  | { type: 'pointer.enter' }
  | { type: 'pointer.leave' }
  /** `visible`: the focus can be seen, as when it came by keyboard; a mouse press on a button does not stop the rotation. */
  | { type: 'focus.enter'; visible: boolean }
  | { type: 'page.hide' }
  | { type: 'page.show' }
  | { type: 'motion.reduce' };

export const testimonialRotatorMachine = setup({
  types: {
    context: {} as TestimonialRotatorContext,
    events: {} as TestimonialRotatorEvent,
    input: {} as { count: number },
    /** `rotating`: it will move on by itself, now or when the pointer has left; the button then reads 'Pause'. */
    tags: {} as 'rotating',
  },
  actors: {
    /** Tells when the tab is hidden and shown. */
    pageVisibility: fromCallback(() => {
      throw new Error('pageVisibility is not provided');
    }),
    /** Tells when the visitor asks for less motion, also when they did so before. */
    motionPreference: fromCallback(() => {
      throw new Error('motionPreference is not provided');
    }),
  },
  guards: {
    isVisible: (_, { visible }: { visible: boolean }) => visible,
    isTestimonial: ({ context }, { index }: { index: number }) => index >= 0 && index < context.count,
  },
  actions: {
    showNext: assign({ index: ({ context }) => wrap(context.index + 1, context.count) }),
    showPrevious: assign({ index: ({ context }) => wrap(context.index - 1, context.count) }),
    show: assign({ index: (_, { index }: { index: number }) => index }),
  },
  // Only `playing` waits for it: whatever leaves that state ends the wait.
  delays: { dwell: 5_000 },
}).createMachine({
  id: 'testimonialRotator',
  context: ({ input }) => ({ count: input.count, index: 0 }),
  invoke: [
    { id: 'pageVisibility', src: 'pageVisibility' },
    { id: 'motionPreference', src: 'motionPreference' },
  ],
  on: {
    'testimonial.next': { actions: 'showNext' },
    'testimonial.previous': { actions: 'showPrevious' },
    'testimonial.choose': {
      guard: { type: 'isTestimonial', params: ({ event }) => event },
      actions: { type: 'show', params: ({ event }) => event },
    },
  },
  initial: 'playing',
  states: {
    playing: {
      tags: 'rotating',
      after: { dwell: { target: 'playing', reenter: true, actions: 'showNext' } },
      on: {
        'testimonial.next': { target: 'playing', reenter: true, actions: 'showNext' },
        'testimonial.previous': { target: 'playing', reenter: true, actions: 'showPrevious' },
        'testimonial.choose': {
          guard: { type: 'isTestimonial', params: ({ event }) => event },
          target: 'playing',
          reenter: true,
          actions: { type: 'show', params: ({ event }) => event },
        },
        'pointer.enter': 'held',
        'focus.enter': { guard: { type: 'isVisible', params: ({ event }) => event }, target: 'paused' },
        'rotation.pause': 'paused',
        'page.hide': 'away',
        'motion.reduce': 'paused',
      },
    },
    held: {
      tags: 'rotating',
      on: {
        'pointer.leave': 'playing',
        'focus.enter': { guard: { type: 'isVisible', params: ({ event }) => event }, target: 'paused' },
        'rotation.pause': 'paused',
        'motion.reduce': 'paused',
      },
    },
    away: {
      tags: 'rotating',
      on: { 'page.show': 'playing', 'motion.reduce': 'paused' },
    },
    paused: {
      on: { 'rotation.play': 'playing' },
    },
  },
});

export type TestimonialRotatorActor = ActorRefFrom<typeof testimonialRotatorMachine>;
