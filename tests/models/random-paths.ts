/** How long and how many random walks are. `npm run paths -- --walks` takes more of them. */
import * as fc from 'fast-check';
import type { AnyKit } from './kit';
import { type Path, randomPath, stringify } from './plan';

const MOST_STEPS = 60;
/** How long, in milliseconds, a walk that fails may be made shorter: each try is a whole walk. */
const PATIENCE = 15_000;
/** How long, in milliseconds, one walk may take. */
const WALK_LIMIT = 40_000;

export interface WalkOptions {
  onPage: boolean;
  /** As a failure told it, to see the same walks again; without it every run takes others. */
  seed?: number | undefined;
}

/** Walks `count` random paths; of a failing one only the shortest that still fails is told. */
export async function walkRandomPaths(
  kit: AnyKit,
  count: number,
  { seed, ...options }: WalkOptions,
  walk: (path: Path) => Promise<void>,
): Promise<void> {
  // Choices are left out and never changed: another choice would be another walk, not a shorter one.
  const choices = fc.array(fc.noShrink(fc.nat({ max: 999 })), { maxLength: MOST_STEPS, size: 'max' });
  let firstFailure: number | undefined;
  const property = fc.asyncProperty(choices, async chosen => {
    if (firstFailure !== undefined && Date.now() - firstFailure > PATIENCE) return;
    await walk(randomPath(kit, chosen, options)).catch((reason: unknown) => {
      firstFailure ??= Date.now();
      throw reason;
    });
  });
  const report = await fc.check(property, { numRuns: count, timeout: WALK_LIMIT, ...(seed !== undefined && { seed }) });
  if (!report.failed) return;
  const shortest = randomPath(kit, report.counterexample?.[0] ?? [], options);
  const story = shortest.map(({ event, way }) => `  ${stringify(event)}${way ? ` by ${way}` : ''}`).join('\n');
  throw new Error(`${kit.name}, seed ${report.seed}, shortest path of ${shortest.length} steps:\n${story}`, {
    cause: report.errorInstance,
  });
}
