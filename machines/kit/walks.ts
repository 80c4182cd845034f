/** How long and how many random walks are. `npm run walks` takes more of them. */
import * as fc from 'fast-check';
import type { AnyKit } from './kit';
import { type Path, wander, written } from './plan';

const MOST_STEPS = 60;

/** Walks `count` random paths; of a failing one only the shortest that still fails is told. */
export async function walkAtRandom(
  kit: AnyKit,
  count: number,
  options: { onPage: boolean },
  walk: (path: Path) => Promise<void>,
): Promise<void> {
  const choices = fc.array(fc.nat({ max: 999 }), { maxLength: MOST_STEPS, size: 'max' });
  const report = await fc.check(
    fc.asyncProperty(choices, chosen => walk(wander(kit, chosen, options))),
    { numRuns: count },
  );
  if (!report.failed) return;
  const shortest = wander(kit, report.counterexample?.[0] ?? [], options);
  const story = shortest.map(({ event, way }) => `  ${written(event)}${way ? ` by ${way}` : ''}`).join('\n');
  throw new Error(`${kit.name}, seed ${report.seed}, shortest path of ${shortest.length} steps:\n${story}`, {
    cause: report.errorInstance,
  });
}
