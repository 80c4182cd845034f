/** The zoom of the lightbox's photo: fitted or zoomed, and what gestures and arrow keys then do. */
import { type ActorRefFrom, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import type { Parent } from '../parent';
import { unprovided } from '../unprovided';

interface ZoomContext {
  parent: Parent<ZoomRequest>;
  /** Scale relative to fitted; 1 is fitted. */
  scale: number;
}

export type Direction = 'next' | 'previous';
export type SideArrow = 'left' | 'right';
type UprightArrow = 'up' | 'down';
/** In px from the center of the area that shows the photo. */
export type Point = Record<'x' | 'y', number>;
/** A change of scale that keeps the point `about` fixed. */
type Resizing = { about: Point; isSmooth: boolean };

export type ZoomEvent =
  | { type: 'zoom.increase' | 'zoom.decrease' | 'zoom.reset' }
  | { type: 'photo.doubleTap'; about: Point }
  /** `scale`: the scale after a pinch or a turn of the mouse wheel. */
  | ({ type: 'photo.resize'; scale: number } & Resizing)
  /** The photo was dragged far enough to show the next or the previous one. */
  | { type: 'photo.swipe'; turn: Direction }
  /** The photo was dragged down far enough, or the visitor pressed beside it. */
  | { type: 'photo.dismiss' }
  /** `turn`: the photo that the arrow key leads to, which depends on the reading direction. */
  | { type: 'sideArrow.press'; arrow: SideArrow; turn: Direction }
  | { type: 'uprightArrow.press'; arrow: UprightArrow }
  | { type: 'photo.change' };

/** What the lightbox is asked to do. */
type ZoomRequest = { type: 'photo.turn'; turn: Direction } | { type: 'lightbox.close' };

/** Commands for the gesture actor; no other actor knows the photo's position. */
export type GestureCommand =
  | ({ type: 'photo.scale'; scale: number } & Resizing)
  | { type: 'photo.pan'; arrow: SideArrow | UprightArrow };

const STEP = 1.5;
const DOUBLE_TAP = 2.5;
const MAX_SCALE = 4;
const LEAST_PINCH = 1.05;
const MIDDLE: Point = { x: 0, y: 0 };
const parent = ({ context }: { context: ZoomContext }) => context.parent;
const fit = { type: 'resize', params: { scale: 1 } } as const;

export const zoomMachine = setup({
  types: { context: {} as ZoomContext, events: {} as ZoomEvent, input: {} as { parent: Parent<ZoomRequest> } },
  actors: {
    /** Moves the photo with the fingers, and reports the gestures. */
    gestures: fromCallback<GestureCommand>(unprovided('gestures')),
    /** Sends events for plus, minus, 0 and the arrow keys. */
    zoomKeyboard: fromCallback(unprovided('zoomKeyboard')),
  },
  guards: {
    /** A pinch that is hardly one, such as a brush with two fingers, would otherwise only end swiping. */
    isZoomed: ({ event }) => event.type === 'photo.resize' && event.scale > (event.isSmooth ? LEAST_PINCH : 1),
    canZoomIn: ({ context }) => context.scale < MAX_SCALE,
    isAboveFitted: ({ context }) => context.scale / STEP > 1,
  },
  actions: {
    /** By default, the middle of the photo stays where it is. */
    resize: enqueueActions(
      ({ enqueue }, { scale: asked, about = MIDDLE, isSmooth = true }: { scale: number } & Partial<Resizing>) => {
        const scale = Math.min(asked, MAX_SCALE);
        enqueue.assign({ scale });
        enqueue.sendTo('gestures', { type: 'photo.scale', scale, about, isSmooth });
      },
    ),
    pan: sendTo('gestures', (_, { arrow }: { arrow: SideArrow | UprightArrow }) => ({ type: 'photo.pan', arrow })),
    requestTurn: sendTo(parent, (_, { turn }: { turn: Direction }) => ({ type: 'photo.turn' as const, turn })),
    requestClose: sendTo(parent, { type: 'lightbox.close' }),
  },
}).createMachine({
  id: 'zoom',
  context: ({ input: { parent } }) => ({ parent, scale: 1 }),
  invoke: [
    { id: 'gestures', src: 'gestures' },
    { id: 'zoomKeyboard', src: 'zoomKeyboard' },
  ],
  on: {
    'photo.resize': [
      { guard: 'isZoomed', target: '.zoomed', actions: { type: 'resize', params: ({ event }) => event } },
      { target: '.fitted', actions: fit },
    ],
  },
  initial: 'fitted',
  states: {
    fitted: {
      on: {
        'zoom.increase': { target: 'zoomed', actions: { type: 'resize', params: { scale: STEP } } },
        'photo.doubleTap': {
          target: 'zoomed',
          actions: { type: 'resize', params: ({ event: { about } }) => ({ scale: DOUBLE_TAP, about }) },
        },
        'photo.swipe': { actions: { type: 'requestTurn', params: ({ event }) => event } },
        'photo.dismiss': { actions: 'requestClose' },
        'sideArrow.press': { actions: { type: 'requestTurn', params: ({ event }) => event } },
      },
    },
    zoomed: {
      on: {
        'zoom.increase': {
          guard: 'canZoomIn',
          actions: { type: 'resize', params: ({ context }) => ({ scale: context.scale * STEP }) },
        },
        'zoom.decrease': [
          {
            guard: 'isAboveFitted',
            actions: { type: 'resize', params: ({ context }) => ({ scale: context.scale / STEP }) },
          },
          { target: 'fitted', actions: fit },
        ],
        'zoom.reset': { target: 'fitted', actions: fit },
        'photo.doubleTap': { target: 'fitted', actions: fit },
        'sideArrow.press': { actions: { type: 'pan', params: ({ event }) => event } },
        'uprightArrow.press': { actions: { type: 'pan', params: ({ event }) => event } },
        'photo.change': { target: 'fitted', actions: fit },
      },
    },
  },
});

export type ZoomActor = ActorRefFrom<typeof zoomMachine>;
