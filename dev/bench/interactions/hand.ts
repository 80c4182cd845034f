/** A visitor's finger. Playwright's own taps listen along in the page and let go in the same instant, which both show in the figures. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/** How long a finger or a key stays down, in ms. */
const TAP = 80;

export async function handOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    /** Makes the page's processor so many times slower. */
    slowDown: (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate }),

    /** Finds the place first, so that the tap itself asks nothing of the page. */
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
