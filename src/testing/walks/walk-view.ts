import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stateName } from '../../../machines/kit/chart';
import { outcomeOf } from '../../../machines/kit/laws';
import { plain } from '../../../machines/kit/replay';
import { walkPage } from '../../../machines/kit/walk';
import { walkAtRandom } from '../../../machines/kit/walks';
import { letTheClockRun, stopTheClock } from '../dom-clock';
import { domScreen, loadEverything } from '../dom-screen';
import { kits } from '../kits';

const { SEED } = process.env;
/** The full run takes the walks of a seed that it has drawn and printed; `npm test` always takes the same few. */
const count = Number(process.env.WALKS ?? 10);
const seed = Number(SEED ?? 20_261_121);

/** Machine and view side by side on paths that nobody planned. A file for each machine, so that they run beside each other. */
export function walkView(name: string): void {
  if (count > 10) vi.setConfig({ testTimeout: 30 * 60_000 });
  beforeAll(loadEverything);
  beforeEach(stopTheClock);
  afterEach(letTheClockRun);

  it(`shows what the machine says on ${count} random walks`, async () => {
    const kit = kits.find(one => one.name === name);
    if (!kit) throw new Error(`There is no kit of the name ${name}`);
    await walkAtRandom(kit, count, { onPage: true, seed }, async path => {
      for (const step of path) {
        const { to, context } = outcomeOf(kit, step);
        expect({ state: stateName(step.to.value), context: plain(step.to.context) }, `the law of ${step.name}`).toEqual(
          {
            state: to,
            context: plain({ ...step.from.context, ...context }),
          },
        );
      }
      const screen = domScreen();
      await walkPage(kit, path, screen).finally(screen.close);
    });
  });
}
