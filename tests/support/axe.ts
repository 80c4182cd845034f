import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface AxeWindow {
  axe: typeof axe;
}

/** Puts axe into every document before its own scripts; a strict policy of the page does not stop it. */
export async function withAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source });
}

/** What axe objects to, one line each: rule, element, reason. */
export async function axeFindings(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async () => {
    const results = await (window as unknown as AxeWindow).axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
    });
    return results.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(node => [node.target.join(' '), node.failureSummary ?? '']),
    }));
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(([target, why]) => `${id}: ${target}: ${why}`));
}
