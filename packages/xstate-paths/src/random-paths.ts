import * as fc from 'fast-check';
import type { AnyKit } from './any-kit.ts';
import { type Path, randomPath } from './plan.ts';
import { stringify } from './repeatable.ts';
import { replay } from './replay.ts';

const MOST_STEPS = 60;
const PATIENCE = 15_000;

export type RandomOptions = { onPage: boolean; seed?: number | undefined };

/** Walks `count` random paths, each first on the bare machine. If one fails, reports the shortest path that still fails. */
export async function walkRandomPaths(
  kit: AnyKit,
  count: number,
  { seed, ...options }: RandomOptions,
  walk: (path: Path) => Promise<void>,
): Promise<void> {
  // Shrinks by removing choices, never by changing them: a changed choice would lead to a different walk.
  const choices = fc.array(fc.noShrink(fc.nat({ max: 999 })), { maxLength: MOST_STEPS, size: 'max' });
  let firstFailure: number | undefined;
  const property = fc.asyncProperty(choices, async chosen => {
    if (firstFailure !== undefined && Date.now() - firstFailure > PATIENCE) return;
    try {
      const path = randomPath(kit, chosen, options);
      replay(kit, path, 1);
      await walk(path);
    } catch (reason) {
      firstFailure ??= Date.now();
      throw reason;
    }
  });
  const report = await fc.check(property, { numRuns: count, ...(seed !== undefined && { seed }) });
  if (!report.failed) return;
  const shortest = randomPath(kit, report.counterexample?.[0] ?? [], options);
  const steps = shortest.map(({ event, variant: by }) => `  ${stringify(event)}${by ? ` by ${by}` : ''}`).join('\n');
  throw new Error(`${kit.name}, seed ${report.seed}, shortest path of ${shortest.length} steps:\n${steps}`, {
    cause: report.errorInstance,
  });
}
