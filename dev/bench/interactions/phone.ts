import type { BrowserContextOptions } from 'playwright-core';

/** A phone's window, with touch. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
