/** axe-core in a page of a real browser. It comes before the page's own scripts, so that a strict policy has no say in it. */
import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export const bringAxe = (context: BrowserContext) => context.addInitScript({ content: axe.source });

/** What axe has against the page as it stands: the rule and the elements. The clock moves a little, because axe waits by it. */
export async function objections(page: Page): Promise<string[]> {
  let done = false;
  const judged = page
    // The map's frame is somebody else's page, and axe would wait for an answer from it.
    .evaluate(() => window.axe.run(document, { resultTypes: ['violations'], iframes: false }))
    .finally(() => {
      done = true;
    });
  while (!done) {
    await Promise.race([judged, page.waitForTimeout(50)]);
    if (!done) await page.clock.runFor(1);
  }
  return (await judged).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`,
  );
}
