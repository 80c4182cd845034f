/** Real fingers on a page of Chromium: touch events as they come from a screen, each with its own time, however slow the machine is. */
import type { CDPSession, Locator, Page } from 'playwright-core';
import type { Finger } from '../driver';

export type Spot = readonly [x: number, y: number];

/** In how many steps a finger goes its way, and how many ms one takes. */
const STEPS = 6;
const STEP_MS = 20;
/** How long a quick tap lasts, and the pause after it. */
const TAP_MS = 50;

const sessions = new WeakMap<Page, Promise<CDPSession>>();
/** When the last event came, in seconds. None may come before it, and none from the future: browsers would not believe it. */
let now = 0;
const begin = (ms: number) => {
  now = Math.max(now + 0.001, Date.now() / 1000 - ms / 1000);
};

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** The middle of a thing, once it can be seen. */
export async function middleOf(target: Locator): Promise<Spot> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be touched has no place on the page');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

interface Drag {
  /** How long the fingers are on their way. */
  ms?: number;
  /** What is looked at while they are still down, at the end of their way. */
  held?: () => Promise<void>;
}

/** One finger that goes from where it comes down to somewhere else, in px. */
export const to = (x: number, y: number): readonly Finger[] => [
  [
    [0, 0],
    [x, y],
  ],
];

/** Two fingers that lie this far left and right of the middle, first and last, in px. */
export const pinch = (from: number, last: number): readonly Finger[] => [
  [
    [-from, 0],
    [-last, 0],
  ],
  [
    [from, 0],
    [last, 0],
  ],
];

/** Fingers come down together beside the middle, go their ways, and leave together. */
export async function drag(
  page: Page,
  [x, y]: Spot,
  fingers: readonly Finger[],
  { ms = STEPS * STEP_MS, held }: Drag = {},
): Promise<void> {
  const session = await sessionOf(page);
  const at = (part: number) =>
    fingers.map(([[fromX, fromY], [toX, toY]], id) => ({
      id,
      x: x + fromX + (toX - fromX) * part,
      y: y + fromY + (toY - fromY) * part,
    }));
  begin(ms);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: now });
  await send('touchStart', at(0));
  for (let step = 1; step <= STEPS; step++) {
    now += ms / STEPS / 1000;
    await send('touchMove', at(step / STEPS));
  }
  await held?.();
  await send('touchEnd', []);
}

/** Two taps in one place, a tenth of a second apart. */
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
