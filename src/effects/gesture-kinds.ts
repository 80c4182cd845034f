/** Pure functions that recognize gestures from points and times. */
import { MIDDLE, type Point, scaledAbout, type Transform } from './stage';

/** A movement shorter than this, in px, is a tap. */
const TAP_RADIUS = 8;
/** A gesture longer than this, in px, counts at any speed. */
const SWIPE_DISTANCE = 110;
/** A gesture faster than this, in px per ms, counts even if it is shorter than `SWIPE_DISTANCE`. */
const SWIPE_SPEED = 0.35;
/** Two taps within this many ms and px are a double tap. */
const TAPS = { apart: 320, aside: 36 };

/** The gesture in progress, from the first finger down to the last finger up. */
export interface Gesture {
  kind: 'tap' | 'pan' | 'swipe' | 'dismiss' | 'pinch' | 'ended';
  /** Where the photo was when the gesture began. */
  place: Transform;
  /** Where the fingers were when the gesture began. */
  points: readonly Point[];
  /** When the gesture began, in ms. */
  time: number;
}
/** Where the stage (the area for the photo) was tapped, and the time of the tap, in ms. */
type Tap = Point & { time: number };

/** How far the first finger has moved since the gesture began, in px. */
export function displacement({ points: [from = MIDDLE] }: Gesture, [to = from]: readonly Point[]): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

export function kindOf({ x, y }: Point, isZoomed: boolean): Gesture['kind'] {
  if (Math.hypot(x, y) < TAP_RADIUS) return 'tap';
  if (isZoomed) return 'pan';
  return Math.abs(x) > Math.abs(y) ? 'swipe' : 'dismiss';
}

/** Whether a gesture of this many px in this many ms counts; a short and slow gesture does not. */
export function isDecided(by: number, elapsed: number): boolean {
  return by > SWIPE_DISTANCE || (by > TAP_RADIUS && by / Math.max(1, elapsed) > SWIPE_SPEED);
}

export function isDoubleTap(first: Tap | undefined, second: Tap): boolean {
  if (!first) return false;
  return second.time - first.time < TAPS.apart && Math.hypot(second.x - first.x, second.y - first.y) < TAPS.aside;
}

/** The photo's position in a pinch with the fingers at `now`. */
export function pinched({ place: from, points }: Gesture, now: readonly Point[]): Transform {
  const middle = between(points);
  const scaled = scaledAbout(middle, from, (from.scale * distance(now)) / distance(points));
  const to = between(now);
  return { ...scaled, x: scaled.x + to.x - middle.x, y: scaled.y + to.y - middle.y };
}

export const between = ([one = MIDDLE, two = one]: readonly Point[]): Point => ({
  x: (one.x + two.x) / 2,
  y: (one.y + two.y) / 2,
});
const distance = ([one = MIDDLE, two = one]: readonly Point[]) => Math.max(1, Math.hypot(one.x - two.x, one.y - two.y));
