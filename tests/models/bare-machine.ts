/** Runs the checks on a machine and its kit (the expected behavior), without a page. */
import { beforeAll, describe, it } from 'vitest';
import { type AnyKit, plan } from 'xstate-paths';
import { expectPath } from './asked';
import { checks, type Proof, prove } from './checks';

export function testKit(kit: AnyKit): void {
  expectPath(kit.name, 'machine', () => plan(kit));
  describe(`the machine ${kit.name}`, () => {
    let proof: Proof;
    beforeAll(async () => {
      proof = await prove(kit);
    });

    it.each(Object.entries(checks))('%s', (_, check) => check(proof));
  });
}
