/** Budgets of a page, in bytes, enforced by tests/browser/budget.browser.ts and shown by the benchmarks. */

/** KB of 1,024 bytes, as Lighthouse counts. */
export const KB = 1_024;

export const limits = { scripts: 90 * KB, styles: 12 * KB, fonts: 60 * KB, home: 262 * KB };

/** Bytes that a server sends on a new connection before it waits for an acknowledgment: ten segments. */
export const FIRST_FLIGHT = 14_600;

/** The most bytes of a page's compressed HTML: with its response headers, about 1,000 bytes, it is sent at once. */
export const PAGE_LIMIT = FIRST_FLIGHT - 1_000;
