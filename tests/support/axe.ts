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
  /** Only these rules. */
  rules?: readonly string[];
}

/** Loads axe through the DevTools protocol, because the page's policy forbids scripts from other sources. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
  await session.detach();
}

/** axe's findings on the page, one line each: rule, element, reason. */
export async function axeFindings(
  page: Page,
  { stoppedClock = false, rules = [] }: AxeOptions = {},
): Promise<string[]> {
  await loadAxe(page);
  const running = page.evaluate(async only => {
    // Text that is fading in has little contrast for a moment.
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    const { violations } = await window.axe.run(document, {
      // The map's frame is another site's page, and axe would wait for it.
      iframes: false,
      resultTypes: ['violations'],
      ...(only.length > 0 && { runOnly: [...only] }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
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

/** Opens every fold, and writes into every field. */
export const openEverything = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
      if (!field.closest('[inert]') && field.type !== 'date') field.value = 'Ada';
  });

/** Controls that the keyboard does not reach, or that show no ring when focused: on or around them, three times as light or dark as the page behind. */
export async function ringless(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const luminance = (color: string) => {
      // Mixed colors are given as `color(srgb 0.9 0.8 0.7)`.
      const most = color.startsWith('color(') ? 1 : 255;
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
        .map(part => Number(part) / most)
        .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const behind = (element: Element | null): string => {
      const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return /, 0\)$/.test(color) ? behind(element?.parentElement ?? null) : color;
    };
    const isRing = (element: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element, pseudo);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return false;
      const place = outlineOffset.startsWith('-') ? element : element.parentElement;
      const [low = 0, high = 0] = [luminance(outlineColor), luminance(behind(place))].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05) >= 3;
    };
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
      .filter(one => {
        if (one.tabIndex < 0) return true;
        one.focus();
        if (document.activeElement !== one) return false;
        const around = [one, one.parentElement, one.closest('li, article')].filter(part => part !== null);
        return !around.some(part => isRing(part) || isRing(part, '::after'));
      })
      .map(one => one.outerHTML.slice(0, 120));
  });
}
