/** What fingers mean: points and times in, a meaning out. Nothing here is moved and nobody is told. */
import { MIDDLE, type Place, type Point, scaledAbout } from './stage';

/** Less than this, in px, is a finger that trembles. */
const TREMBLE = 8;
/** What decides, in px, or in px per ms for those who are quick. */
const FAR = 110;
const FAST = 0.35;
/** Two taps are one double tap within so many ms and px. */
const TAPS = { apart: 320, aside: 36 };

/** What is under way between the first finger's coming and the last one's going. */
export interface Stroke {
  kind: 'tap' | 'pan' | 'push' | 'pull' | 'pinch' | 'over';
  /** Where the photo and the fingers were when it began, and when that was in ms. */
  place: Place;
  points: readonly Point[];
  time: number;
}
/** Where the stage was touched and left again, and when that was in ms. */
export type Tap = Point & { time: number };

/** How far the first finger has come since the stroke began. */
export function way({ points: [from = MIDDLE] }: Stroke, [to = from]: readonly Point[]): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** What a tap turns into that has come so far: nothing else while the finger only trembles. */
export function becomes({ x, y }: Point, isZoomed: boolean): Stroke['kind'] {
  if (Math.hypot(x, y) < TREMBLE) return 'tap';
  if (isZoomed) return 'pan';
  return Math.abs(x) > Math.abs(y) ? 'push' : 'pull';
}

/** Whether a stroke of so many px in so many ms was meant, or was thought better of. */
export function isDecided(by: number, elapsed: number): boolean {
  return by > FAR || (by > TREMBLE && by / Math.max(1, elapsed) > FAST);
}

/** Whether two taps are one double tap. */
export function areOne(first: Tap, second: Tap): boolean {
  return second.time - first.time < TAPS.apart && Math.hypot(second.x - first.x, second.y - first.y) < TAPS.aside;
}

/** Where two fingers that are `now` there have brought the photo since the stroke began. */
export function pinched({ place: from, points }: Stroke, now: readonly Point[]): Place {
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
