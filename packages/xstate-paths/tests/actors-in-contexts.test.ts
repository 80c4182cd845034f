/** Actors may be anywhere in a context: guards and actions find the same collections there, and later snapshots of these actors. */
import { expect, it } from 'vitest';
import { type AnyActorRef, assign, createMachine, fromTransition, sendTo } from 'xstate';
import { kitOf, reportOf } from '../src';
import { chart, failures, nothing } from './charts';

const counter = fromTransition((count: number) => Math.min(count + 1, 2), 0);
class Store {
  refs: AnyActorRef[] = [];
  get all() {
    return this.refs;
  }
}

it.each<[where: string, keep: (ref: AnyActorRef) => unknown, find: (kept: never) => AnyActorRef | undefined]>([
  ['a property', ref => ref, (ref: AnyActorRef) => ref],
  ['an array', ref => [ref], (all: AnyActorRef[]) => all.filter(Boolean).at(-1)],
  ['objects in an array', ref => [{ ref }], (all: { ref: AnyActorRef }[]) => all.map(({ ref }) => ref)[0]],
  ['an array in an object', ref => ({ tabs: [ref] }), ({ tabs }: { tabs: AnyActorRef[] }) => tabs.slice()[0]],
  ['a Map', ref => new Map([['one', ref]]), (all: Map<string, AnyActorRef>) => all.get('one')],
  ['the keys of a Map', ref => new Map([[ref, 'one']]), (all: Map<AnyActorRef, string>) => [...all.keys()][0]],
  ['a Set', ref => new Set([ref]), (all: Set<AnyActorRef>) => [...all].find(Boolean)],
  [
    'objects in a Map',
    ref => new Map([['one', { ref, name: 'One' }]]),
    (all: Map<string, { ref: AnyActorRef }>) => all.get('one')?.ref,
  ],
  ['an object of a class', ref => Object.assign(new Store(), { refs: [ref] }), (store: Store) => store.all[0]],
])('in %s', async (_, keep, find) => {
  const at = ({ context }: { context: { kept?: unknown } }) => find(context.kept as never) as AnyActorRef;
  const machine = chart({
    idle: { on: { start: { target: 'counting', actions: assign({ kept: ({ spawn }) => keep(spawn('counter')) }) } } },
    counting: {
      on: {
        add: { actions: sendTo(at, { type: 'add' }) },
        end: { guard: args => at(args)?.getSnapshot().context > 0, target: 'over' },
      },
    },
    over: {},
  }).provide({ actors: { counter } });
  expect(reportOf(kitOf(machine))).toMatchObject(nothing);
  expect(await failures(machine)).toEqual([]);
  const end = (args: { context: object }) => (at(args).getSnapshot().context > 0 ? 'over' : null);
  const states = { idle: { on: { start: 'counting' } }, counting: { on: { add: 'counting', end } } } as never;
  expect(await failures(machine, { states })).toEqual([]);
});

it('an actor that holds others does not keep a context from being read', () => {
  const machine = createMachine({
    context: { self: undefined as unknown },
    entry: assign({ self: ({ self, spawn }) => [self, spawn(counter)] }),
    on: { again: { actions: assign({ self: ({ self }) => ({ self }) }) } },
  });
  expect(reportOf(kitOf(machine))).toMatchObject({ failed: [], neverTaken: [] });
});
