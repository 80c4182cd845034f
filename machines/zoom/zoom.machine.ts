/** How large the photo is that fills the window: fitted into it, or zoomed; and what fingers and arrow keys then mean. */
import { type ActorRefFrom, assign, fromCallback, sendTo, setup } from 'xstate';

export interface ZoomContext {
  /** How many times larger than fitted; 1 is fitted. */
  scale: number;
}

export type Turn = 'next' | 'previous';
export type Arrow = 'left' | 'right' | 'up' | 'down';

export type ZoomEvent =
  | { type: 'zoom.in' }
  | { type: 'zoom.out' }
  | { type: 'zoom.reset' }
  /** Two taps in one place. */
  | { type: 'photo.doubleTap' }
  /** Fingers have let go of it at this size, or the wheel asks for it. */
  | { type: 'photo.resize'; scale: number }
  /** Pushed aside far enough to turn to another. */
  | { type: 'photo.swipe'; turn: Turn }
  /** Pulled down far enough, or pressed beside. */
  | { type: 'photo.dismiss' }
  /** `turn` is where the arrow leads in the direction of reading; up and down lead nowhere. */
  | { type: 'arrow.press'; arrow: Arrow; turn: Turn | null }
  /** Another photo is shown. */
  | { type: 'photo.change' };

/** What the gesture actor is told. It alone knows where the photo is. */
export type GestureCommand = { type: 'photo.scale'; scale: number } | { type: 'photo.pan'; arrow: Arrow };

const STEP = 1.5;
const DOUBLE_TAP = 2.5;
const MOST = 4;

export const zoomMachine = setup({
  types: { context: {} as ZoomContext, events: {} as ZoomEvent, tags: {} as 'zoomed' },
  actors: {
    /** Moves the photo under the fingers, and tells what they have done with it. */
    gestures: fromCallback<GestureCommand>(() => {
      throw new Error('gestures is not provided');
    }),
    /** Turns plus, minus, 0 and the arrow keys into events. */
    zoomKeyboard: fromCallback(() => {
      throw new Error('zoomKeyboard is not provided');
    }),
  },
  guards: {
    isLarger: (_, { scale }: { scale: number }) => scale > 1,
    hasRoom: ({ context }) => context.scale < MOST,
    isAboveFitted: ({ context }) => context.scale / STEP > 1,
    leads: (_, { turn }: { turn: Turn | null }) => turn !== null,
  },
  actions: {
    resize: assign({ scale: (_, { scale }: { scale: number }) => Math.min(scale, MOST) }),
    enlarge: assign({ scale: ({ context }) => Math.min(context.scale * STEP, MOST) }),
    reduce: assign({ scale: ({ context }) => context.scale / STEP }),
    fit: assign({ scale: 1 }),
    showScale: sendTo('gestures', ({ context }) => ({ type: 'photo.scale', scale: context.scale })),
    pan: sendTo('gestures', (_, { arrow }: { arrow: Arrow }) => ({ type: 'photo.pan', arrow })),
    /** Asks whoever shows the photo for another. */
    turnPhoto: (_, _turn: { turn: Turn | null }) => {
      throw new Error('turnPhoto is not provided');
    },
    /** Asks whoever shows the photo to put it away. */
    dismiss: () => {
      throw new Error('dismiss is not provided');
    },
  },
}).createMachine({
  id: 'zoom',
  context: { scale: 1 },
  invoke: [
    { id: 'gestures', src: 'gestures' },
    { id: 'zoomKeyboard', src: 'zoomKeyboard' },
  ],
  initial: 'fitted',
  states: {
    fitted: {
      on: {
        'zoom.in': { target: 'zoomed', actions: ['enlarge', 'showScale'] },
        'photo.doubleTap': {
          target: 'zoomed',
          actions: [{ type: 'resize', params: { scale: DOUBLE_TAP } }, 'showScale'],
        },
        'photo.resize': [
          {
            guard: { type: 'isLarger', params: ({ event }) => event },
            target: 'zoomed',
            actions: [{ type: 'resize', params: ({ event }) => event }, 'showScale'],
          },
          { actions: 'showScale' },
        ],
        'photo.swipe': { actions: { type: 'turnPhoto', params: ({ event: { turn } }) => ({ turn }) } },
        'photo.dismiss': { actions: 'dismiss' },
        'arrow.press': {
          guard: { type: 'leads', params: ({ event }) => event },
          actions: { type: 'turnPhoto', params: ({ event: { turn } }) => ({ turn }) },
        },
      },
    },
    zoomed: {
      tags: 'zoomed',
      on: {
        'zoom.in': { guard: 'hasRoom', actions: ['enlarge', 'showScale'] },
        'zoom.out': [
          { guard: 'isAboveFitted', actions: ['reduce', 'showScale'] },
          { target: 'fitted', actions: ['fit', 'showScale'] },
        ],
        'zoom.reset': { target: 'fitted', actions: ['fit', 'showScale'] },
        'photo.doubleTap': { target: 'fitted', actions: ['fit', 'showScale'] },
        'photo.resize': [
          {
            guard: { type: 'isLarger', params: ({ event }) => event },
            actions: [{ type: 'resize', params: ({ event }) => event }, 'showScale'],
          },
          { target: 'fitted', actions: ['fit', 'showScale'] },
        ],
        'arrow.press': { actions: { type: 'pan', params: ({ event }) => event } },
        'photo.change': { target: 'fitted', actions: ['fit', 'showScale'] },
      },
    },
  },
});

export type ZoomActor = ActorRefFrom<typeof zoomMachine>;
