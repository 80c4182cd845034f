/** The limits of a page, in bytes as hosts send them, which tests/browser/budget.browser.ts enforces. */

/** KB of 1,024 bytes, as Lighthouse counts. */
export const KB = 1_024;

export const limits = {
  /** All scripts that a page requests until it is ready. */
  scripts: 122 * KB,
  /** A page's HTML, which contains its styles. */
  page: 27 * KB,
};
