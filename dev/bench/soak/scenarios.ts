/**
 * What a visitor who never leaves would do, over and over. Each scenario ends where it begins, so before and after
 * are comparable.
 */
import type { Page } from 'playwright-core';

export interface Scenario {
  name: string;
  /** Address where it begins and ends. */
  path: string;
  /** Number of rounds in the soak test. */
  times: number;
  /** One round; `turn` counts from 0. */
  run: (page: Page, turn: number) => Promise<void>;
  /** Warm-up rounds of a short soak, after which everything has been loaded and visited once. */
  warmUp: number;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const places = ['Services', 'Gallery', 'Contact', 'Home'] as const;

export const scenarios: readonly Scenario[] = [
  {
    name: 'turns of the testimonials, 5 seconds of the page’s clock each',
    path: '/',
    times: 360,
    warmUp: 12,
    run: async page => {
      const dot = page.locator('button[aria-current="true"]');
      const before = await dot.getAttribute('aria-label');
      await page.clock.runFor(5_000);
      await page.waitForFunction(
        label => document.querySelector('button[aria-current="true"]')?.getAttribute('aria-label') !== label,
        before,
      );
    },
  },
  {
    name: 'photos opened, looked on from, and closed',
    path: '/gallery',
    times: 500,
    warmUp: 10,
    run: async (page, turn) => {
      await page
        .getByRole('main')
        .getByRole('listitem')
        .nth(turn % 10)
        .getByRole('link')
        .click();
      await page.getByRole('button', { name: 'Next picture' }).click();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.waitForFunction(() => location.search === '' && document.querySelector('dialog[open]') === null);
    },
  },
  {
    name: 'changes of the page',
    path: '/',
    times: 300,
    warmUp: 12,
    run: async (page, turn) => {
      const before = await heading(page).innerText();
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: places[turn % places.length] ?? 'Home', exact: true })
        .click();
      await page.waitForFunction(
        words => ![...document.querySelectorAll('h1')].some(one => one.innerText === words),
        before,
      );
    },
  },
];
