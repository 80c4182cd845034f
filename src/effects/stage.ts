/** Moves the photo on the stage, the lightbox's area for it. Positions are in px from the middle of the stage. */
import type { Point } from '../../machines/zoom/zoom.machine';
import { marked } from './marks';

export type { Point };
/** `scale` is relative to the fitted size. */
export interface Transform extends Point {
  scale: number;
}

export const MIDDLE: Point = { x: 0, y: 0 };
const FITTED: Transform = { ...MIDDLE, scale: 1 };
const SETTLING = { duration: 220, easing: 'cubic-bezier(.2,.7,.2,1)' };

const part = (name: string) => document.querySelector<HTMLElement>(name);
const stage = () => part(marked('stage'));
const track = () => part(marked('track'));
/** The element that contains the shown photo and is as large as the stage. */
const frame = () => part(`${marked('slide', 'shown')} ${marked('frame')}`);

/**
 * Whether the visitor has enlarged the whole page with two fingers. Then touches and wheel are the browser's, because
 * only it can make the page smaller again.
 */
export const isPagePinched = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** Returns the pressed element if it is on the stage and not in a button or link. */
export function pressedOnStage(target: EventTarget | null): Element | null {
  if (isPagePinched() || !(target instanceof Element)) return null;
  return target.closest(marked('stage')) && !target.closest('button, a') ? target : null;
}

/** Calls `notice` now and whenever the stage gets another size. Returns a function that ends this. */
export function watchSize(notice: () => void): () => void {
  const observer = new ResizeObserver(notice);
  const observed = stage();
  if (observed) observer.observe(observed);
  return () => observer.disconnect();
}

/** The width of the photo at scale 1; 0 if no photo is shown. */
export const fittedWidth = () => frame()?.querySelector('img')?.offsetWidth ?? 0;

/** Converts a point of the window to one relative to the middle of the stage. */
export function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = stage()?.getBoundingClientRect();
  return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : MIDDLE;
}

export const stageWidth = () => stage()?.clientWidth ?? 0;

/** The distance from one photo to the next. */
export const toNeighbor = () => Math.abs(part(marked('slide', 'next'))?.offsetLeft ?? stageWidth());

/** Scales the photo to `next` while the point under `focus` stays in place. */
export function scaledAbout(focus: Point, { x, y, scale }: Transform, next: number): Transform {
  const ratio = next / scale;
  return { x: focus.x - (focus.x - x) * ratio, y: focus.y - (focus.y - y) * ratio, scale: next };
}

/** The nearest position at which a zoomed photo covers as much of the stage as it can. */
export function bounded({ x, y, scale }: Transform): Transform {
  if (scale <= 1) return FITTED;
  const image = frame()?.querySelector('img');
  const limited = (value: number, size = 0, room = 0) => {
    const most = Math.max(0, (size * scale - room) / 2);
    return Math.min(most, Math.max(-most, value));
  };
  return {
    x: limited(x, image?.offsetWidth, stage()?.clientWidth),
    y: limited(y, image?.offsetHeight, stage()?.clientHeight),
    scale,
  };
}

/** Moves the photo to a place, with or without an animation. */
export function draw(place: Transform, smoothly = false): void {
  const { x, y, scale } = place;
  const still = x === 0 && y === 0 && scale === 1;
  move(frame(), 'transform', still ? '' : `translate(${x}px, ${y}px) scale(${scale})`, smoothly);
}

/** Moves the photo and its neighbors sideways by this many px. An animation starts from `pushed`, if that is given. */
export function push(by: number, smoothly = false, pushed?: number): void {
  if (pushed !== undefined) track()?.style.setProperty('transform', `translateX(${pushed}px)`);
  move(track(), 'transform', by === 0 ? '' : `translateX(${by}px)`, smoothly);
}

/** Moves the photo down by this many px, and fades its surroundings. */
export function pull(by: number, smoothly = false): void {
  draw({ ...MIDDLE, y: by, scale: 1 }, smoothly);
  const faded = Math.min(Math.max(by, 0) / 400, 0.6);
  move(part(marked('stage-around')), 'opacity', faded === 0 ? '' : String(1 - faded), smoothly);
}

function move(element: HTMLElement | null, property: 'transform' | 'opacity', value: string, smoothly: boolean): void {
  if (!element) return;
  const before = getComputedStyle(element)[property];
  for (const running of element.getAnimations?.() ?? []) running.cancel();
  element.style[property] = value;
  if (!smoothly || !element.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate({ [property]: [before, value || (property === 'opacity' ? '1' : 'none')] }, SETTLING);
}
