/** A page that stays open for hours uses no more memory than before. `npm run bench -- soak` runs the same for longer. */
import { describe, expect, it } from 'vitest';
import { growth } from '../dev/bench/soak/memory';
import { scenarios } from '../dev/bench/soak/scenarios';
import { soak } from '../dev/bench/soak/soak';
import { full } from './support/extent';
import { desktop, useSite } from './support/site';

const site = useSite();
const moving = { ...desktop, reducedMotion: 'no-preference' } as const;
const [turning = scenarios[0]] = scenarios;

async function freshPage() {
  const { page } = await site.open('/favicon.svg', moving);
  return page;
}

describe('memory does not grow', () => {
  it.each(full ? scenarios : scenarios.slice(-1))('with $name', async scenario => {
    const { grown, after } = await soak(await freshPage(), scenario, Math.ceil(scenario.times / 25));
    expect(grown).toEqual([]);
    expect(after.actors).toBeGreaterThan(2);
  });
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
