/** What a machine promises by its kit, each promise by name; and which of them it breaks. */
import { expect } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import { declaredActors, declaredStates, declaredTransitions, stateName } from './chart';
import { settled } from './harness';
import type { AnyKit } from './kit';
import { alphabetOf, type Path, plan, stringify } from './plan';
import { replay, type Used } from './replay';

/** All that the promises ask: the paths, walked once, and what they have used. */
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
  for (const path of paths) {
    await replay(kit, path, used).catch((reason: unknown) => {
      failure ??= reason;
    });
  }
  return { kit, paths, used, failure };
}

/** How an actor fails that is started as it is; undefined where it does not. */
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
  expect(
    all.filter(one => !found.has(one)),
    otherwise,
  ).toEqual([]);
}

export const checks: Record<string, (proof: Proof) => void | Promise<void>> = {
  'obeys its transitions at every step': ({ failure }) => {
    if (failure) throw failure;
  },
  'is of a machine that bears the name of its folder, and whose actors bear the names of their sources': ({ kit }) => {
    expect(kit.machine.id).toBe(kit.name.replace(/-./g, letter => letter.slice(1).toUpperCase()));
    const actors = declaredActors(kit.machine);
    expect(actors.map(({ id }) => id)).toEqual(actors.map(({ src }) => src));
  },
  'is of a machine that names an actor which nobody has provided': async ({ kit }) => {
    for (const [name, logic] of Object.entries(kit.machine.implementations.actors)) {
      // A machine names its own actors.
      if ('root' in logic) continue;
      expect(await failureOf('transition' in logic ? logic : logic.src), name).toEqual(
        new Error(`${name} is not provided`),
      );
    }
  },
  'together take every transition that is declared': ({ kit, used }) => {
    const declared = declaredTransitions(kit.machine).map(one => one.name);
    expectAll(declared, used.taken, 'transitions that no path takes');
  },
  'together find every guard that can refuse refusing': ({ kit, paths }) => {
    const guarded = declaredTransitions(kit.machine).filter(one => one.guarded);
    const refused = paths.flat().flatMap(step => step.refused);
    expectAll(
      guarded.map(one => one.name),
      refused,
      'guards that never say no',
    );
  },
  'together reach every state': ({ kit, paths }) => {
    const reached = paths.flat().flatMap(step => [stateName(step.from.value), stateName(step.to.value)]);
    expectAll(declaredStates(kit.machine), reached, 'states never reached');
  },
  'together let every event change something somewhere, or be refused': ({ kit, paths }) => {
    const happened = paths.flat().map(step => stringify(step.event));
    expectAll(alphabetOf(kit).map(stringify), happened, 'events that no state ever takes');
  },
  'together use every law': ({ kit, used }) => {
    const transitions = Object.entries(kit.transitions).flatMap(([state, events]) =>
      Object.keys(events).map(event => `${state}: ${event}`),
    );
    expectAll(transitions, used.transitions, 'transitions that the machine never comes to');
  },
};

/** The promises that a machine breaks by this kit, each with how. */
export async function failedChecks(kit: AnyKit): Promise<string[]> {
  const proof = await prove(kit);
  const outcomes = Object.entries(checks).map(async ([name, keep]) => {
    try {
      await keep(proof);
      return [];
    } catch (reason) {
      return [`${name}: ${reason instanceof Error ? reason.message : reason}`];
    }
  });
  return (await Promise.all(outcomes)).flat();
}
