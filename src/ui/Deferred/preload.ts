import { firstInteraction } from './first-interaction';

/**
 * Fetches code ahead for what may be pressed next, from the first interaction on: nothing before, and nothing at all for
 * one who saves data. One piece after the other, so that what is pressed meanwhile need not share the line with many.
 */
export function createPreloader(savesData: () => boolean): (fetches: readonly (() => Promise<unknown>)[]) => void {
  let last: Promise<unknown> = firstInteraction();
  return fetches => {
    for (const fetch of fetches) {
      // What is lost here is fetched again by the press that needs it, which says so if it is lost once more.
      last = last.then(() => (savesData() ? undefined : fetch())).catch(() => {});
    }
  };
}
