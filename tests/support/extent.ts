/**
 * How much a run tests. `npm test` proves every behavior once; `npm run test:full` adds the second width, the second theme,
 * every row of a table and many more random inputs.
 */
export const full = process.env.TEST_EXTENT === 'full';

/** Every random test starts from it. The full run draws a new one and prints it. */
export const seed = Number(process.env.SEED ?? 20_261_121);

/** All of them in the full run; otherwise every `step`th, beginning with the first. */
export const sample = <Item>(items: readonly Item[], step: number): Item[] =>
  items.filter((_, index) => full || index % step === 0);
