import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { middleOf } from 'xstate-paths/playwright';
import type { Interaction } from './scenes';

/** How long a finger or a key stays down, in ms. */
const TAP = 80;

/**
 * Returns a function that taps or presses a key for as long as a visitor does. Playwright's own taps add listeners to the
 * page and end at once; both would distort the metrics. The target is located first, so that the tap itself runs no code
 * in the page.
 */
export async function handOver(page: Page, session: CDPSession, input: Interaction['input']) {
  if (typeof input === 'string') return () => page.keyboard.press(input, { delay: TAP });
  const [x, y] = await middleOf(input(page));
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await wait(TAP);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}
