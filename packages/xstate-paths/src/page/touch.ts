/** Touch input in Chromium. Each event has its own timestamp, so speeds do not depend on the machine. */
import type { Locator, Page } from 'playwright-core';
import type { Finger } from '../driver.ts';
import { once } from '../inside.ts';

export type Spot = readonly [x: number, y: number];

const STEPS = 6;
const STEP_MS = 20;
/** Duration of a tap, and of the pause after it, in ms. */
const TAP_MS = 50;

/** Timestamp of the last touch event, in seconds. Browsers reject a timestamp before this one, or in the future. */
let now = 0;
const begin = (ms: number) => {
  now = Math.max(now + 0.001, Date.now() / 1000 - ms / 1000);
};

const sessionOf = once((page: Page) => page.context().newCDPSession(page));

export async function middleOf(target: Locator): Promise<Spot> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to touch is not visible');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

interface Drag {
  ms?: number;
  /** Runs at the end of the drag, before the fingers lift. */
  held?: () => Promise<void>;
  isCanceled?: boolean;
}

/** Drags with fingers that touch around the center, and move and lift together. */
export async function drag(
  page: Page,
  [x, y]: Spot,
  fingers: readonly Finger[],
  { ms = STEPS * STEP_MS, held, isCanceled = false }: Drag = {},
): Promise<void> {
  const session = await sessionOf(page);
  const at = (part: number) =>
    fingers.map(([[fromX, fromY], [toX, toY]], id) => ({
      id,
      x: x + fromX + (toX - fromX) * part,
      y: y + fromY + (toY - fromY) * part,
    }));
  begin(ms);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: ReturnType<typeof at>) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: now });
  await send('touchStart', at(0));
  for (let step = 1; step <= STEPS; step++) {
    now += ms / STEPS / 1000;
    await send('touchMove', at(step / STEPS));
  }
  await held?.();
  await send(isCanceled ? 'touchCancel' : 'touchEnd', []);
}

export async function doubleTap(page: Page, [x, y]: Spot): Promise<void> {
  const session = await sessionOf(page);
  begin(4 * TAP_MS);
  for (let tap = 0; tap < 2; tap++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp: now });
    now += TAP_MS / 1000;
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: now });
    now += TAP_MS / 1000;
  }
}
