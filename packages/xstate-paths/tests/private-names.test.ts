/** A canary for each private name of XState that `src/xstate-5.ts` uses: which of them a new version has changed. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Actor, createActor, createMachine, fromPromise, SimulatedClock } from 'xstate';

const load = fromPromise(async () => {});
const seen: { type: string; _transitions?: unknown[] }[] = [];
const machine = createMachine({
  initial: 'a',
  states: { a: { invoke: { src: load }, after: { 1000: 'b' }, on: { go: 'b' } }, b: {} },
});
const root = createActor(machine, { clock: new SimulatedClock(), inspect: event => seen.push(event as never) }).start();
const inside = (value: unknown) => (value ?? {}) as Record<string, unknown>;

/** Each is there. */
const names: Record<string, unknown> = {
  _actorScope: inside(inside(root)._actorScope).actionExecutor,
  _initState: inside(Actor.prototype)._initState,
  _parent: inside(Object.values(root.getSnapshot().children)[0])._parent === root,
  _sendInspectionEvent: inside(root.system)._sendInspectionEvent,
  _set: inside(root.system)._set,
  _snapshot: inside(inside(root)._snapshot).value === 'a',
};
root.send({ type: 'go' });
names._transitions = seen.some(({ type, _transitions }) => type === '@xstate.microstep' && _transitions?.length === 1);

it.each(Object.keys(names))('XState has %s', name => {
  expect(names[name]).toBeTruthy();
});

it('a promise knows xstate.promise.resolve', () => {
  const resolve = { type: 'xstate.promise.resolve', data: 1 };
  expect(load.transition({ status: 'active' } as never, resolve as never, { self: {} } as never).status).toBe('done');
});

it('no other private name is used', () => {
  const file = readFileSync(new URL('../src/xstate-5.ts', import.meta.url), 'utf8');
  const text = file.replace(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '');
  const used = new Set([...text.matchAll(/(?:\.|\{ | |, )(_[a-zA-Z]{2,})\b/g)].map(([, name = '']) => name));
  const types = /^_(Context|Children|Action|Guard|Input|Output|Emitted|StateMeta|Schema|TransitionMeta|Event)$/;
  expect([...used].filter(name => !types.test(name)).sort()).toEqual(Object.keys(names));
});
