/** Checks for accessibility in a page of a real browser: axe-core, and the size of controls. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface AxeOptions {
  /** Whether the page's clock is paused. It is then advanced while axe runs, because axe uses timers. */
  stoppedClock?: boolean;
}

/** Loads axe through the DevTools protocol, because the page's policy forbids scripts from other sources. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
  await session.detach();
}

/** axe's findings on the page, one line each: rule, element, reason. */
export async function axeFindings(page: Page, { stoppedClock = false }: AxeOptions = {}): Promise<string[]> {
  await loadAxe(page);
  const running = page.evaluate(async () => {
    // Text that is fading in has little contrast for a moment.
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    const { violations } = await window.axe.run(document, {
      // The map's frame is another site's page, and axe would wait for it.
      iframes: false,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  });
  let done = false;
  running.catch(() => {}).finally(() => (done = true));
  while (stoppedClock && !done) await page.clock.runFor(1);
  return running;
}

/** Controls smaller than 44 px, in the open dialog or else on the page. Leaves out links in paragraphs. */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...(document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>(
        'button, a[href], input:not([inert]), select, textarea',
      ),
    ]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('p'))
      .map(element => [element.textContent || element.ariaLabel, element.getBoundingClientRect()] as const)
      .filter(([, box]) => box.width < 44 || box.height < 44)
      .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
  );
