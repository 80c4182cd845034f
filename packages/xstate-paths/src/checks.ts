/** The checks, by name, that every machine and its kit (the expected behavior) must pass, as tests of any runner. */
import type { AnyStateMachine } from 'xstate';
import { type AnyKit, type LooseKit, readKit } from './any-kit.ts';
import { declaredStates, declaredTransitions, eventName, statesFor } from './chart.ts';
import type { SmallKit } from './kit.ts';
import type { FailureHints } from './path-failure.ts';
import { firstStep, limitOf, plan } from './plan.ts';
import { seeded } from './repeatable.ts';
import { replay } from './replay.ts';
import type { Stepped } from './stepper.ts';

export type Proof = { kit: AnyKit; steps: readonly Stepped[]; failure: unknown };

export function prove(kit: AnyKit, hints: FailureHints = {}): Proof {
  const paths = plan(kit);
  let failure: unknown;
  for (const [index, path] of paths.entries()) {
    try {
      seeded('', () => replay(kit, path, index + 1, hints));
    } catch (reason) {
      failure ??= reason;
    }
  }
  return { kit, steps: [firstStep(kit), ...paths.flat()], failure };
}

function expectAll(kit: AnyKit, all: readonly string[], some: Iterable<string>, otherwise: string): void {
  const found = new Set(some);
  const missing = all.filter(one => !found.has(one) && !kit.excused.includes(one));
  if (missing.length > 0) throw new Error(`${otherwise}: ${missing.join(', ')}${limitOf(kit)}`);
}

export type Checks = Record<string, (proof: Proof) => void | Promise<void>>;

export const checks: Checks = {
  'makes the expected transitions': ({ failure }) => {
    if (failure) throw failure;
  },
  'takes every declared transition': ({ kit, steps }) => {
    const declared = declaredTransitions(kit.machine).map(({ name }) => name);
    const taken = steps.flatMap(step => step.taken);
    expectAll(kit, declared, taken, 'transitions that no path takes');
  },
  'refuses at least one event by each guard': ({ kit, steps }) => {
    const guarded = declaredTransitions(kit.machine).flatMap(one => (one.guarded ? one.name : []));
    const refused = steps.flatMap(step => [...step.refused, ...step.idle]);
    expectAll(kit, guarded, refused, 'guards that never refuse');
    const possible = steps.flatMap(({ taken }) => taken).filter(one => !guarded.includes(one) || refused.includes(one));
    const wrong = kit.excused.filter(one => possible.includes(one));
    if (wrong.length > 0) throw new Error(`the kit calls unreachable what paths take: ${wrong.join(', ')}`);
  },
  'reaches every state': ({ kit, steps }) => {
    const reached = steps.flatMap(({ visited }) => visited);
    expectAll(kit, declaredStates(kit.machine), reached, 'states never reached');
  },
  'makes every transition that its kit expects': ({ kit, steps }) => {
    const made = steps
      .flatMap(({ parts }) => parts)
      .flatMap(({ event, from }) =>
        statesFor(kit.machine, from.value, event).map(state => `${state}: ${eventName(kit.machine, event)}`),
      );
    const expected = Object.entries(kit.states).flatMap(([state, { on }]) =>
      Object.keys(on ?? {}).map(event => `${state}: ${event}`),
    );
    expectAll(kit, expected, made, 'expected transitions that never happen');
  },
};

type Test = (name: string, doing: () => Promise<void>) => unknown;

/** Checks a machine on its own, without a page. `test`: of Vitest, Jest, Playwright or node:test. `others`: more checks. */
export function paths<M extends AnyStateMachine>(
  test: Test,
  machine: M,
  kit: SmallKit<M> | AnyKit = {},
  { others, ...hints }: FailureHints & { others?: Checks } = {},
): void {
  const whole = readKit<never>(machine, kit as LooseKit<never> | AnyKit);
  let proof: Proof | undefined;
  for (const [name, check] of Object.entries({ ...checks, ...others }))
    test(`the machine ${whole.name} ${name}`, async () => {
      proof ??= prove(whole, hints);
      await check(proof);
    });
}
