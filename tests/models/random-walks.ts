/** Compares machine and view on random paths. */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { outcomeOf, plain, stateName } from 'xstate-paths';
import { walkPage } from 'xstate-paths/page';
import { walkRandomPaths } from 'xstate-paths/random';
import type { SiteKit } from '../../machines/kit';
// Not a setup file, because those run again for every test file of a worker.
import './drivers/jsdom/polyfills';
import { letTheClockRun, stopTheClock } from './drivers/jsdom/clock';
import { jsdomDriver, loadEverything } from './drivers/jsdom/driver';
import { always } from './walk';

const { SEED } = process.env;
/** `npm test` always takes the same few walks; the full run and `npm run paths -- --walks` take more, from a new seed. */
const count = Number(process.env.WALKS ?? 4);
const seed = Number(SEED ?? 20_261_121);

export function testKit(kit: SiteKit): void {
  if (count > 10) vi.setConfig({ testTimeout: 30 * 60_000 });
  beforeAll(loadEverything);
  beforeEach(stopTheClock);
  afterEach(letTheClockRun);

  it(`the view of ${kit.name} shows what the machine says on ${count} random walks`, async () => {
    await walkRandomPaths(kit, count, { onPage: true, seed }, async path => {
      for (const step of path) {
        const { to, context } = outcomeOf(kit, step);
        expect(
          { state: stateName(step.to.value), context: plain(step.to.context) },
          `${step.name}: the expected transition`,
        ).toEqual({ state: to, context: plain({ ...step.from.context, ...context }) });
      }
      const driver = jsdomDriver();
      await walkPage(kit, path, driver, { always }).finally(driver.close);
    });
  });
}
