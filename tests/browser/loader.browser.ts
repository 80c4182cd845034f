import { describe, expect, it } from 'vitest';
import { testEarlyPresses } from '../support/early-presses';
import { phone, useSite } from '../support/site';

const site = useSite();

describe('before hydration', () => testEarlyPresses(site));

it('scripts are not requested before the page has painted', async () => {
  const { page } = await site.openHydrated('/', phone, opened =>
    opened.addInitScript(() => {
      // Removes the time limit for background tabs, two seconds, because a slow computer paints later.
      const original = window.setTimeout;
      const withoutLimit = (run: () => void, ms?: number) => (ms === 2_000 ? 0 : original(run, ms));
      Object.assign(window, { setTimeout: withoutLimit });
    }),
  );
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|webmanifest)$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(painted.length).toBe(1);
  expect(scripts.length).toBeGreaterThan(2);
  expect(Math.min(...scripts)).toBeGreaterThan(painted[0] ?? Number.POSITIVE_INFINITY);
});
