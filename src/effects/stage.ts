/** The photo on its stage: where it is, in px from the middle, and how it gets elsewhere. It is drawn here alone. */
import type { Point } from '../../machines/zoom/zoom.machine';

export type { Point };
/** `scale` is how many times larger than fitted. */
export interface Place extends Point {
  scale: number;
}

export const MIDDLE: Point = { x: 0, y: 0 };
const FITTED: Place = { ...MIDDLE, scale: 1 };
const SETTLING = { duration: 220, easing: 'cubic-bezier(.2,.7,.2,1)' };

const part = (name: string) => document.querySelector<HTMLElement>(name);
const stage = () => part('[data-stage]');
const rail = () => part('[data-rail]');
/** The photo that is shown, in a frame as large as the stage. */
const frame = () => part('[data-slide="shown"] [data-frame]');

/** The element of the stage that was pressed, unless it is a control with a mind of its own. */
export function pressedOnStage(target: EventTarget | null): Element | null {
  return target instanceof Element && target.closest('[data-stage]') && !target.closest('button, a') ? target : null;
}

/** A point of the window, seen from the middle of the stage. */
export function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = stage()?.getBoundingClientRect();
  return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : MIDDLE;
}

export const stageWidth = () => stage()?.clientWidth ?? 0;

/** How far it is from one photo to the next. */
export const toNeighbour = () => Math.abs(part('[data-slide="next"]')?.offsetLeft ?? stageWidth());

/** The same photo at another scale, so that what is under `focus` stays there. */
export function scaledAbout(focus: Point, { x, y, scale }: Place, next: number): Place {
  const ratio = next / scale;
  return { x: focus.x - (focus.x - x) * ratio, y: focus.y - (focus.y - y) * ratio, scale: next };
}

/** The nearest place at which the photo leaves no more of the stage empty than it must. */
export function within({ x, y, scale }: Place): Place {
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

/** Draws the photo there, at once, or as smoothly as the visitor likes it. */
export function draw(place: Place, smoothly = false): void {
  const { x, y, scale } = place;
  const still = x === 0 && y === 0 && scale === 1;
  move(frame(), 'transform', still ? '' : `translate(${x}px, ${y}px) scale(${scale})`, smoothly);
}

/** Pushes the photo and its neighbours aside by so many px; `pushed` is where they seem to have been until now. */
export function push(by: number, smoothly = false, pushed?: number): void {
  if (pushed !== undefined) rail()?.style.setProperty('transform', `translateX(${pushed}px)`);
  move(rail(), 'transform', by === 0 ? '' : `translateX(${by}px)`, smoothly);
}

/** Pulls the photo down by so many px; what is around it fades as it goes. */
export function pull(by: number, smoothly = false): void {
  draw({ ...MIDDLE, y: by, scale: 1 }, smoothly);
  const faded = Math.min(Math.max(by, 0) / 400, 0.6);
  move(part('[data-stage-around]'), 'opacity', faded === 0 ? '' : String(1 - faded), smoothly);
}

function move(element: HTMLElement | null, property: 'transform' | 'opacity', value: string, smoothly: boolean): void {
  if (!element) return;
  const before = getComputedStyle(element)[property];
  for (const running of element.getAnimations?.() ?? []) running.cancel();
  element.style[property] = value;
  if (!smoothly || !element.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate({ [property]: [before, value || (property === 'opacity' ? '1' : 'none')] }, SETTLING);
}
