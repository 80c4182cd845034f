/** The tests that every machine passes by its kit, without a page. */
import { describe, it } from 'vitest';
import { checks, type Proof, prove } from './checks';
import type { AnyKit } from './kit';

export function testKit(kit: AnyKit): void {
  describe(`the paths of ${kit.name}`, () => {
    let proof: Promise<Proof> | undefined;

    it.each(Object.entries(checks))('%s', async (_, check) => {
      proof ??= prove(kit);
      await check(await proof);
    });
  });
}
