/**
 * Taps and key presses that last as long as a visitor's. Playwright's own taps add listeners to the page and end at
 * once; both would distort the metrics.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { middleOf } from '../../../tests/models/drivers/touch';

/** How long a finger or a key stays down, in ms. */
const TAP = 80;

export async function handOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    /** Slows down the page's CPU by this factor. */
    slowDown: (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate }),

    /** Locates the target first, so that the tap itself runs no code in the page. */
    async over(target: Locator): Promise<() => Promise<void>> {
      const [x, y] = await middleOf(target);
      return async () => {
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
        await wait(TAP);
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
    },

    press: (key: string): Promise<void> => page.keyboard.press(key, { delay: TAP }),
  };
}
