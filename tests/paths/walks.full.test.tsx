/** Compares machine and view on random paths: as many as `WALKS` says, by default 10, from a new seed or the one in `SEED`. */
import { randomInt } from 'node:crypto';
import { it } from 'vitest';
import { walkPage } from 'xstate-paths/page';
import { walkRandomPaths } from 'xstate-paths/random';
import { jsdomDriver } from './drivers/jsdom/driver';
import { useStoppedClock } from './drivers/jsdom/on-view';
import { always } from './every-page';
import { kits } from './kits';

const count = Number(process.env.WALKS ?? 10);
const seed = Number(process.env.SEED ?? randomInt(2 ** 31));

useStoppedClock();

for (const kit of kits)
  it(
    `the view of ${kit.name} shows what the machine says on ${count} random walks`,
    async () => {
      await walkRandomPaths(kit, count, { onPage: true, seed }, async path => {
        const driver = jsdomDriver();
        await walkPage(kit, path, driver, { always }).finally(driver.close);
      });
    },
    // For all walks of a machine.
    30 * 60_000,
  );
