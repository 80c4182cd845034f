/** Registers a kit's paths as ordinary tests of any runner. */
import { type AnyKit, type LooseKit, readKit } from './any-kit';
import { type Checks, checks, type Proof, prove } from './checks';
import { kitOf, type SmallKit } from './kit';
import { type Path, type PlanOptions, plan } from './plan';
import type { AnyStateMachine } from './xstate-5';

/** Registers a test. */
type Test = (name: string, doing: () => Promise<void>) => unknown;

/**
 * Checks a machine on its own, without a page: it takes every transition, every guard refuses something, and it does what
 * the kit expects. `test`: of Vitest, Jest, Playwright or node:test. `others`: more checks.
 */
export function paths<M extends AnyStateMachine>(
  test: Test,
  machine: M,
  kit: SmallKit<M> = {},
  others: Checks = {},
): void {
  const whole = kitOf(machine, kit);
  let proof: Proof | undefined;
  for (const [name, check] of Object.entries({ ...checks, ...others }))
    test(`the machine ${whole.name} ${name}`, async () => {
      proof ??= prove(whole);
      await check(proof);
    });
}

/** For drivers: the paths of a kit for a page, each with the name of its test. */
export function pagePaths<D>(
  machine: AnyStateMachine,
  kit: object,
  options: PlanOptions = {},
): { kit: AnyKit<D>; path: Path; title: string; name: string }[] {
  const whole = readKit<D>(machine, kit as LooseKit<D>, { onPage: true });
  if (!whole.differs && [whole.always, ...Object.values(whole.states)].every(({ looks }) => !looks))
    throw new Error(
      `${whole.name}: the kit says nowhere what is on the page: give its states, or \`always\`, \`page\` or \`see\``,
    );
  const planned = plan(whole, { onPage: true, ...options });
  if (planned.length === 0)
    throw new Error(`${whole.name}: there is no path, because no event of its kit does anything on the page`);
  return planned.map((path, index) => {
    const title = `path ${index + 1}`;
    return {
      kit: whole,
      path,
      title,
      name: `${title} of ${whole.name} shows what its kit expects (${path.length} steps)`,
    };
  });
}
