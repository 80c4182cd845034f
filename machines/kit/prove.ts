/** The tests that every machine passes by its kit. Everything is loaded inside the tests: a file that cannot be read would prove nothing. */
import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import { declaredActors, declaredStates, declaredTransitions, stateName } from './chart';
import type { AnyKit } from './kit';
import { alphabetOf, type Path, plan, written } from './plan';
import { replay, type Used } from './replay';

/** All that the tests ask: the paths, walked once, and what they have used. */
interface Proof {
  kit: AnyKit;
  paths: Path[];
  used: Used;
  failure: unknown;
}

async function prove(load: () => Promise<AnyKit>): Promise<Proof> {
  const kit = await load();
  const paths = plan(kit);
  const used: Used = { laws: new Set(), taken: new Set() };
  let failure: unknown;
  for (const path of paths) {
    await replay(kit, path, used).catch((reason: unknown) => {
      failure ??= reason;
    });
  }
  return { kit, paths, used, failure };
}

/** How an actor ends that is started as it is. */
function failureOf(logic: AnyActorLogic): Promise<unknown> {
  return new Promise(resolve => {
    const actor = createActor(logic);
    actor.subscribe({ error: resolve });
    actor.start();
  });
}

const without = (all: readonly string[], some: Iterable<string>) => {
  const found = new Set(some);
  return all.filter(one => !found.has(one));
};

export function provePaths(name: string, load: () => Promise<AnyKit>): void {
  describe(`every path of the ${name}`, () => {
    let proof: Promise<Proof> | undefined;
    const proven = () => (proof ??= prove(load));

    it('obeys its laws at every step', async () => {
      const { failure } = await proven();
      if (failure) throw failure;
    });

    it('is of a machine that bears the name of its folder, and whose actors bear the names of their sources', async () => {
      const { kit } = await proven();
      expect(kit.machine.id).toBe(kit.name.replace(/-./g, letter => letter.slice(1).toUpperCase()));
      const actors = declaredActors(kit.machine);
      expect(actors.map(({ id }) => id)).toEqual(actors.map(({ src }) => src));
    });

    it('is of a machine that names an actor which nobody has provided', async () => {
      const { kit } = await proven();
      for (const [name, logic] of Object.entries(kit.machine.implementations.actors)) {
        expect(await failureOf('transition' in logic ? logic : logic.src), name).toEqual(
          new Error(`${name} is not provided`),
        );
      }
    });

    it('together take every transition that is declared', async () => {
      const { kit, used } = await proven();
      const declared = declaredTransitions(kit.machine).map(one => one.name);
      expect(without(declared, used.taken), 'transitions that no path takes').toEqual([]);
    });

    it('together find every guard that can refuse refusing', async () => {
      const { kit, paths } = await proven();
      const guarded = declaredTransitions(kit.machine).filter(one => one.guarded);
      const refused = paths.flat().flatMap(step => step.refused);
      expect(
        without(
          guarded.map(one => one.name),
          refused,
        ),
        'guards that never say no',
      ).toEqual([]);
    });

    it('together reach every state', async () => {
      const { kit, paths } = await proven();
      const reached = paths.flat().flatMap(step => [stateName(step.from.value), stateName(step.to.value)]);
      expect(without(declaredStates(kit.machine), reached), 'states never reached').toEqual([]);
    });

    it('together let every event change something somewhere, or be refused', async () => {
      const { kit, paths } = await proven();
      const happened = paths.flat().map(step => written(step.event));
      expect(without(alphabetOf(kit).map(written), happened), 'events that no state ever takes').toEqual([]);
    });

    it('together use every law', async () => {
      const { kit, used } = await proven();
      const laws = Object.entries(kit.laws).flatMap(([state, events]) =>
        Object.keys(events).map(event => `${state}: ${event}`),
      );
      expect(without(laws, used.laws), 'laws that the machine never comes to').toEqual([]);
    });
  });
}
