/** A canary for each private name of XState that `src/xstate-5.ts` uses: which of them a new version has changed. */
import { expect, it } from 'vitest';
import { Actor, createActor, createMachine, fromPromise } from 'xstate';

const load = fromPromise(async () => {});
const root = createActor(createMachine({ invoke: { src: load } }));
const [child] = Object.values(root.getSnapshot().children);

it('XState has _initState', () => expect(Actor.prototype).toHaveProperty('_initState'));
it('XState has _parent', () => expect(child).toHaveProperty('_parent', root));

it('a promise knows xstate.promise.resolve', () => {
  const resolve = { type: 'xstate.promise.resolve', data: 1 };
  expect(load.transition({ status: 'active' } as never, resolve as never, { self: {} } as never).status).toBe('done');
});
