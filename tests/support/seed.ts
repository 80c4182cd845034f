/** The seed of random tests: `SEED=<number>` repeats a run. */
import { randomInt } from 'node:crypto';

export const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
