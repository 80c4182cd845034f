import { firstInteraction } from './first-interaction';

/**
 * Preloads code for the next likely presses after the first interaction, unless the visitor saves data.
 * One file at a time, so that a press does not compete with many downloads.
 */
export function createPreloader(savesData: () => boolean): (fetches: readonly (() => Promise<unknown>)[]) => void {
  let last: Promise<unknown> = firstInteraction();
  return fetches => {
    for (const fetch of fetches) {
      // The press that needs the code loads it again, and reports a second failure.
      last = last.then(() => (savesData() ? undefined : fetch())).catch(() => {});
    }
  };
}
