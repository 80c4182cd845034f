/** Registers a kit's paths as ordinary tests of any runner. */
import { type AnyKit, type LooseKit, readKit } from './any-kit.ts';
import { type Checks, checks, type Proof, prove } from './checks.ts';
import type { SmallKit } from './kit.ts';
import type { Telling } from './path-failure.ts';
import type { AnyStateMachine } from './xstate-5.ts';

/** Registers a test. */
type Test = (name: string, doing: () => Promise<void>) => unknown;

/**
 * Checks a machine on its own, without a page: it takes every transition, every guard refuses something, and it does what
 * the kit expects. `test`: of Vitest, Jest, Playwright or node:test. `others`: more checks.
 */
export function paths<M extends AnyStateMachine>(
  test: Test,
  machine: M,
  kit: SmallKit<M> | AnyKit = {},
  { others, ...telling }: Telling & { others?: Checks } = {},
): void {
  const whole = readKit<never>(machine, kit as LooseKit<never> | AnyKit);
  let proof: Proof | undefined;
  for (const [name, check] of Object.entries({ ...checks, ...others }))
    test(`the machine ${whole.name} ${name}`, async () => {
      proof ??= prove(whole, telling);
      await check(proof);
    });
}
