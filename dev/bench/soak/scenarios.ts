/**
 * What a visitor who never leaves would do, over and over. Each scenario ends where it begins, so that the memory before
 * and after is comparable.
 */
import type { Page } from 'playwright-core';

export interface Scenario {
  name: string;
  /** Address at which the scenario begins and ends. */
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
    name: 'automatic changes of the testimonial, one every 5 seconds of the page’s clock',
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
    name: 'photos opened, followed by the next photo, and closed',
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
    name: 'page changes',
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
