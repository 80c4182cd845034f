/** What a visitor who never leaves would do, over and over. Each ends where it began, so that before and after can be compared. */
import type { Page } from 'playwright-core';

export interface Life {
  name: string;
  /** Where it begins and ends. */
  path: string;
  /** How often in the soak. */
  times: number;
  /** Once round; `turn` counts from 0. */
  live: (page: Page, turn: number) => Promise<void>;
  /** Rounds after which everything that is loaded once has been loaded, and every place been visited, in a short soak. */
  warm: number;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const places = ['Services', 'Gallery', 'Contact', 'Home'] as const;

export const lives: readonly Life[] = [
  {
    name: 'turns of the testimonials, 5 seconds of the page’s clock each',
    path: '/',
    times: 360,
    warm: 12,
    live: async page => {
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
    warm: 10,
    live: async (page, turn) => {
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
    warm: 12,
    live: async (page, turn) => {
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
