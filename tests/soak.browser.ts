/** A page that stays open for hours uses no more memory than before. `npm run bench -- soak` runs the same for longer. */
import { afterAll, describe, expect, it } from 'vitest';
import { growth, type Memory } from '../dev/bench/soak/memory';
import { scenarios } from '../dev/bench/soak/scenarios';
import { soak } from '../dev/bench/soak/soak';
import { type Figure, keepMetrics } from '../dev/metrics';
import { full } from './support/extent';
import { desktop, useSite } from './support/site';

const site = useSite();
const moving = { ...desktop, reducedMotion: 'no-preference' } as const;
const [turning = scenarios[0]] = scenarios;

/** Whether `npm run bench -- soak` runs each scenario to its end. */
const whole = process.env.SOAK === '1';
/** Warm-up rounds of a whole soak. Chromium still allocates a little in the fortieth round. */
const WARM_UP = 80;

async function freshPage() {
  const { page } = await site.open('/favicon.svg', moving);
  return page;
}

function difference(before: Memory, after: Memory): string {
  const names = Object.keys(after) as (keyof Memory)[];
  const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`);
  return names.map(name => `${name} ${signed(after[name] - before[name])}`).join(', ');
}

describe('memory does not grow', () => {
  const figures: Figure[] = [];
  afterAll(() => {
    if (whole) keepMetrics('soak', figures);
  });

  it.each(full || whole ? scenarios : scenarios.slice(-1))(
    'with $name',
    { timeout: whole ? 3_600_000 : 50_000 },
    async scenario => {
      const warmUp = whole ? WARM_UP : scenario.warmUp;
      const times = whole ? scenario.times : Math.ceil(scenario.times / 25);
      const { grown, before, after } = await soak(await freshPage(), { ...scenario, warmUp }, times);
      figures.push({
        what: `A page that stays open: ${times} ${scenario.name}`,
        goal: 'nothing more retained afterward; objects +250 and heap +100,000 bytes at most',
        figure: difference(before, after),
        met: grown.length === 0,
      });
      if (whole) console.log(`\n${times} ${scenario.name}: ${difference(before, after)}`);
      expect(grown).toEqual([]);
      expect(after.actors).toBeGreaterThan(2);
    },
  );
});

describe('the memory measurement', () => {
  it.runIf(full)('detects leaked listeners, timers and nodes, and objects that only scripts reference', async () => {
    if (!turning) throw new Error('There is no scenario');
    const leaking = {
      ...turning,
      run: async (...[page, turn]: Parameters<typeof turning.run>) => {
        await page.evaluate(round => {
          const kept = document.createElement('p');
          for (let times = 0; times < 30; times += 1) kept.append(document.createElement('i'));
          document.addEventListener('click', () => kept);
          setTimeout(() => kept, 1_000_000_000);
          const words = (times: number) => `${round} and ${times}`.repeat(20);
          const hoard = Array.from({ length: 200 }, (_, times) => ({ round, words: words(times) }));
          Object.assign(globalThis, { [`hoard${round}`]: hoard });
        }, turn);
      },
    };
    const { grown } = await soak(await freshPage(), leaking, 5);
    expect(grown.map(text => text.split(' ')[0])).toEqual(['listeners', 'timers', 'nodes', 'objects', 'heap']);
  });

  it('detects a single additional listener, timer or actor', () => {
    const before = { listeners: 1, timers: 1, running: 1, actors: 1, nodes: 1, objects: 1, heap: 1 };
    for (const name of ['listeners', 'timers', 'running', 'actors'] as const)
      expect(growth(before, { ...before, [name]: 2 })).toEqual([`${name} have grown from 1 to 2`]);
    expect(growth(before, before)).toEqual([]);
  });
});
