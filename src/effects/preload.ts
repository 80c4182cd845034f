/**
 * After the first interaction, preloads code that the visitor is likely to need next, if that is allowed. Files load one at
 * a time, so that code needed for a press does not compete with many downloads.
 */
export function createPreloader(
  isAllowed: () => boolean | Promise<boolean>,
): (fetches: readonly (() => Promise<unknown>)[]) => void {
  let last: Promise<unknown> = firstInteraction();
  return fetches => {
    for (const fetch of fetches) {
      // A failure is ignored here: the press that needs the code tries again, and reports a second failure.
      last = last
        .then(isAllowed)
        .then(allowed => (allowed ? fetch() : undefined))
        .catch(() => {});
    }
  };
}

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll'];

/** Resolves on first interaction: pointer, touch, key, scroll, or a value that software fills in. */
const firstInteraction = (): Promise<void> =>
  new Promise(resolve => {
    const noticed = () => {
      for (const sign of signs) removeEventListener(sign, noticed, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, noticed, { capture: true, passive: true });
  });
