/** The tests that every machine passes by its kit. Everything is loaded inside the tests: a file that cannot be read would prove nothing. */
import { describe, it } from 'vitest';
import type { AnyKit } from './kit';
import { type Proof, promises, prove } from './promises';

export function provePaths(name: string, load: () => Promise<AnyKit>): void {
  describe(`every path of the ${name}`, () => {
    let proof: Promise<Proof> | undefined;
    const proven = () => (proof ??= load().then(prove));

    it.each(Object.entries(promises))('%s', async (_, keep) => {
      await keep(await proven());
    });
  });
}
