/** Takes every path of every machine on the bare machine, without a page, and checks machine and kit. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type Checks, declaredActors, paths, placeholdersOf } from 'xstate-paths';

/** What every machine of this site must do besides what its kit says. */
const conventions: Checks = {
  'is named after its folder, and each of its actors after its source': ({ kit }) => {
    expect(kit.machine.id).toBe(kit.name.replace(/-./g, letter => letter.slice(1).toUpperCase()));
    const actors = declaredActors(kit.machine);
    expect(actors.map(({ id }) => id)).toEqual(actors.map(({ src }) => src));
  },
  'throws if an actor is not provided': async ({ kit }) => {
    for (const [name, logic] of Object.entries(kit.machine.implementations.actors)) {
      // Only placeholders must throw: neither a child machine, nor what a kit has in place of one.
      if ('root' in logic || !('start' in logic)) continue;
      const actor = createActor(logic);
      // Otherwise, XState would throw the error once more.
      actor.subscribe({ error() {} });
      actor.start();
      await new Promise(setImmediate);
      expect(actor.getSnapshot().error, name).toEqual(new Error(`${name} is not provided`));
      actor.stop();
    }
  },
  'throws if an action is not provided': ({ kit }) => {
    for (const [name, action] of placeholdersOf(kit.machine)) {
      expect(action, name).toThrow(`${name} is not provided`);
    }
  },
};

// A machine that cannot even be created must fail a test: Stryker does not count files that fail before their first one.
const modules = await Promise.all([import('./kits'), import('./walk')]).catch((reason: unknown) => {
  it('every machine and kit can be read', () => Promise.reject(reason));
});
if (modules) {
  const [{ kits }, { hintsOf }] = modules;
  for (const kit of kits)
    describe(`the bare machine of ${kit.name}`, () => {
      paths(it, kit.machine, kit, { ...hintsOf(kit.name, '--level machine'), others: conventions });
    });
}
