/** What a page may weigh, held by tests/budget.browser.ts and told by the bench. In bytes. */

/** Of 1,024 bytes, as Lighthouse counts. */
export const KB = 1_024;

export const limits = { scripts: 90 * KB, fonts: 60 * KB, home: 262 * KB };

/** What the first flight of a connection carries: ten segments. */
export const FIRST_FLIGHT = 14_600;

/** A history with its drawings, dates and sources does not fit into the first flight; one more round trip carries all of it. In bytes. */
export const HISTORY_PAGE = 17_000;
