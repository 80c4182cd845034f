import { firstInteraction } from './first-interaction';

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
