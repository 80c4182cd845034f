/** A canary for each private name of XState that `src/xstate-5.ts` uses: which of them a new version has changed. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Actor, type AnyActor, createActor, createMachine, fromPromise, SimulatedClock } from 'xstate';

const seen: { type: string; _transitions?: unknown[] }[] = [];
const machine = createMachine({
  initial: 'a',
  states: { a: { invoke: { src: fromPromise(async () => {}) }, after: { 1000: 'b' }, on: { go: 'b' } }, b: {} },
});
const root = createActor(machine, { clock: new SimulatedClock(), inspect: event => seen.push(event as never) });
root.start();
const any = root as unknown as Record<string, object>;
const child = Object.values(root.getSnapshot().children)[0] as unknown as AnyActor;

it.each<[name: string, isThere: () => boolean]>([
  ['_initState', () => typeof (Actor.prototype as unknown as Record<string, unknown>)._initState === 'function'],
  ['_actorScope', () => typeof (any._actorScope as { actionExecutor: unknown }).actionExecutor === 'function'],
  ['_snapshot', () => (any._snapshot as { value: unknown }).value === 'a'],
  ['_parent', () => child._parent === (root as unknown)],
  [
    '_sendInspectionEvent',
    () => typeof (root.system as unknown as Record<string, unknown>)._sendInspectionEvent === 'function',
  ],
  ['_set', () => typeof (root.system as unknown as Record<string, unknown>)._set === 'function'],
  [
    '_transitions',
    () => {
      root.send({ type: 'go' });
      return seen.some(({ type, _transitions }) => type === '@xstate.microstep' && _transitions?.length === 1);
    },
  ],
  [
    'xstate.promise.resolve',
    () =>
      fromPromise(async () => {}).transition(
        { status: 'active' } as never,
        { type: 'xstate.promise.resolve', data: 1 } as never,
        { self: {} } as never,
      ).status === 'done',
  ],
])('XState has %s', (_, isThere) => {
  expect(isThere()).toBe(true);
});

it('no other private name is used', () => {
  const text = readFileSync(new URL('../src/xstate-5.ts', import.meta.url), 'utf8').replace(
    /\/\*\*[\s\S]*?\*\/|\/\/.*/g,
    '',
  );
  const names = new Set([...text.matchAll(/(?:\.|\{ | |, )(_[a-zA-Z]{2,})\b/g)].map(([, name]) => name));
  const types = /^_(Context|Children|Action|Guard|Input|Output|Emitted|StateMeta|Schema|TransitionMeta|Event)$/;
  expect([...names].filter(name => name && !types.test(name)).sort()).toEqual(
    ['_actorScope', '_initState', '_parent', '_sendInspectionEvent', '_set', '_snapshot', '_transitions'].sort(),
  );
});
