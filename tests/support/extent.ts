/**
 * How much a run tests. `npm test` covers every behavior once; `npm run test:full` adds the second width, the second
 * theme, every row of a table, and more random walks from a new seed.
 */
import { randomInt } from 'node:crypto';

export const full = process.env.TEST_EXTENT === 'full';

const { SEED, INPUTS, BROWSER_INPUTS } = process.env;

/** Seed of random tests. The full run and `npm run bench -- inputs` choose a new one and print it. */
export const seed = Number(SEED ?? (INPUTS || BROWSER_INPUTS ? randomInt(2 ** 31) : 20_261_121));
if (!SEED && seed !== 20_261_121) console.log(`Seed: ${seed} (SEED=${seed} repeats it)`);

/** All items in the full run; otherwise every `step`th item, starting with the first. */
export const everyNth = <Item>(items: readonly Item[], step: number): Item[] =>
  items.filter((_, index) => full || index % step === 0);
