/** The checks, by name, that every machine and its kit (the expected behavior) must pass. */
import { expect } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import {
  type AnyKit,
  alphabetOf,
  declaredActors,
  declaredStates,
  declaredTransitions,
  type Path,
  placeholdersOf,
  plan,
  settled,
  stateNames,
  stringify,
} from 'xstate-paths';
import { commandFor } from './asked';
import { PathFailure } from './path-failure';
import { replay, type Used } from './replay';

/** What the checks examine: the paths, replayed once, and the transitions that they covered. */
export interface Proof {
  kit: AnyKit;
  paths: Path[];
  used: Used;
  failure: unknown;
}

export async function prove(kit: AnyKit): Promise<Proof> {
  const paths = plan(kit);
  const used: Used = { transitions: new Set(), taken: new Set() };
  let failure: unknown;
  for (const [index, path] of paths.entries()) {
    await replay(kit, path, index + 1, used).catch((reason: unknown) => {
      if (reason instanceof PathFailure)
        reason.add(`Repeat it: ${commandFor({ machine: kit.name, level: 'machine' })}`);
      failure ??= reason;
    });
  }
  return { kit, paths, used, failure };
}

/** The error that an actor throws when it starts; undefined if it throws none. */
async function failureOf(logic: AnyActorLogic): Promise<unknown> {
  let failure: unknown;
  const actor = createActor(logic);
  actor.subscribe({
    error: reason => {
      failure = reason;
    },
  });
  actor.start();
  await settled();
  actor.stop();
  return failure;
}

function expectAll(all: readonly string[], some: Iterable<string>, otherwise: string): void {
  const found = new Set(some);
  const missing = all.filter(one => !found.has(one));
  expect(missing, `${otherwise}: ${missing.join(', ')}`).toEqual([]);
}

export const checks: Record<string, (proof: Proof) => void | Promise<void>> = {
  'makes the expected transitions': ({ failure }) => {
    if (failure) throw failure;
  },
  'is named after its folder, and each of its actors after its source': ({ kit }) => {
    expect(kit.machine.id).toBe(kit.name.replace(/-./g, letter => letter.slice(1).toUpperCase()));
    const actors = declaredActors(kit.machine);
    expect(actors.map(({ id }) => id)).toEqual(actors.map(({ src }) => src));
  },
  'throws if an actor is not provided': async ({ kit }) => {
    for (const [name, logic] of Object.entries(kit.machine.implementations.actors)) {
      // Only placeholders must throw; a child machine is not a placeholder.
      if ('root' in logic) continue;
      expect(await failureOf('transition' in logic ? logic : logic.src), name).toEqual(
        new Error(`${name} is not provided`),
      );
    }
  },
  'throws if an action is not provided': ({ kit }) => {
    for (const [name, action] of placeholdersOf(kit.machine)) {
      expect(action, name).toThrow(`${name} is not provided`);
    }
  },
  'takes every declared transition': ({ kit, used, failure }) => {
    // A failed path has not taken its other transitions.
    if (failure) return;
    const declared = declaredTransitions(kit.machine).map(one => one.name);
    expectAll(declared, used.taken, 'transitions that no path takes');
  },
  'refuses at least one event by each guard': ({ kit, paths }) => {
    const guarded = declaredTransitions(kit.machine).filter(one => one.guarded);
    const refused = paths.flat().flatMap(step => step.refused);
    expectAll(
      guarded.map(one => one.name),
      refused,
      'guards that never refuse',
    );
  },
  'reaches every state': ({ kit, paths }) => {
    const reached = paths.flat().flatMap(step => [...stateNames(step.from.value), ...stateNames(step.to.value)]);
    expectAll(declaredStates(kit.machine), reached, 'states never reached');
  },
  'takes or refuses every event in some state': ({ kit, paths }) => {
    const happened = paths.flat().map(step => stringify(step.event));
    expectAll(alphabetOf(kit).map(stringify), happened, 'events that no state ever takes');
  },
  'makes every transition that its kit expects': ({ kit, used, failure }) => {
    if (failure) return;
    const transitions = Object.entries(kit.states).flatMap(([state, { on }]) =>
      Object.keys(on).map(event => `${state}: ${event}`),
    );
    expectAll(transitions, used.transitions, 'expected transitions that never happen');
  },
};

/** The failed checks, with reasons. */
export async function failedChecks(kit: AnyKit): Promise<string[]> {
  const proof = await prove(kit);
  const outcomes = Object.entries(checks).map(async ([name, check]) => {
    try {
      await check(proof);
      return [];
    } catch (reason) {
      return [`${name}: ${reason instanceof Error ? reason.message : reason}`];
    }
  });
  return (await Promise.all(outcomes)).flat();
}
