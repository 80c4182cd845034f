/**
 * Taps and key presses that last as long as a visitor's. Playwright's own taps add listeners to the page and end at
 * once; both would distort the metrics.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/** How long a finger or a key stays down, in ms. */
const TAP = 80;

export async function handOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    /** Slows down the page's CPU by this factor. */
    slowDown: (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate }),

    /** Locates the target first, so that the tap itself runs no code in the page. */
    async over(target: Locator): Promise<() => Promise<void>> {
      const box = await target.boundingBox();
      if (!box) throw new Error(`There is nothing to tap: ${target}`);
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      return async () => {
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
        await wait(TAP);
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
    },

    press: (key: string): Promise<void> => page.keyboard.press(key, { delay: TAP }),
  };
}
