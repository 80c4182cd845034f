/** Window sizes, and a wait for hydration, for tests. */
import type { BrowserContextOptions, Page } from 'playwright-core';

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.script === 'ready');
}
