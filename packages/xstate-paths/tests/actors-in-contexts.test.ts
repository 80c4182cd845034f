/** Actors may be anywhere in a context: guards and actions find the same collections there, and later snapshots of these actors. */
import { expect, it } from 'vitest';
import type { AnyActorLogic, AnyActorRef, AnyStateMachine, MachineContext } from 'xstate';
import { assign, createMachine, fromTransition, sendTo } from 'xstate';
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
  ['objects in an array', ref => [{ ref }], (all: { ref: AnyActorRef }[]) => all.map(({ ref }) => ref)[0]],
  ['an array in an object', ref => ({ tabs: [ref] }), ({ tabs }: { tabs: AnyActorRef[] }) => tabs.slice()[0]],
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

const states = (go: object) => ({
  here: { on: { add: { actions: sendTo('child', { type: 'add' }) }, go } },
  there: {},
});
const childIs = (wanted: unknown) => ({
  guard: ({ context }: { context: { child?: AnyActorRef } }) => context.child?.getSnapshot().context === wanted,
  target: 'there',
});
const withChild = (logic: AnyActorLogic, others: object = {}) => ({
  context: ({ spawn }: { spawn: (logic: AnyActorLogic, options: object) => unknown }) => ({
    child: spawn(logic, { id: 'child', systemId: 'kid' }),
  }),
  ...others,
});

it.each<[what: string, machine: AnyStateMachine]>([
  [
    'uses itself, the system and emit',
    chart(
      states(childIs('heard by child')),
      withChild(
        fromTransition((said, { type }, { self, system, emit }) => {
          emit({ type: 'heard' });
          if (type === 'add') system.get('kid')?.send({ type: `heard by ${self.id}` });
          return type === 'add' ? said : type;
        }, ''),
      ),
    ),
  ],
  [
    'is found in the system',
    chart(
      {
        ...states(childIs(1)),
        here: { on: { add: { actions: sendTo(({ system }) => system.get('kid'), { type: 'add' }) }, go: childIs(1) } },
      },
      withChild(counter),
    ),
  ],
  [
    'fails',
    chart(
      states({}),
      withChild(
        fromTransition(() => {
          throw new Error('no');
        }, 0),
        { on: { 'xstate.error.actor.child': '.there' } },
      ),
    ),
  ],
])('an actor made with fromTransition %s, as in XState', (_, machine) => {
  expect(reportOf(kitOf(machine))).toMatchObject({ unreachable: [], failed: [], unhandled: [] });
});

const items = ({ context }: { context: MachineContext }) => context.items;
it.each<[what: string, actions: unknown, entry: unknown, says: string]>([
  ['an assign', assign(({ context }) => items({ context }).push(1) && {}), [], 'm, on add in here, changes items'],
  ['a nested map', assign(({ context }) => context.maps[0].set({}, 1) && {}), [], 'm, on add in here, changes maps'],
  ['an event', assign(({ event }) => event.all.push(1) && {}), [], 'm, on add in here, changes the event'],
  ['a child', sendTo('child', { type: 'add' }), [], 'the actor child, on add, changes context'],
  ['its start', [], assign(({ context }) => items({ context }).push(1) && {}), 'm, at its start, changes items'],
])('a machine that changes what it has in place says so: %s', async (_, actions, entry, says) => {
  const list = fromTransition((all: number[]) => [all, all.push(1)][0] as number[], []);
  const machine = chart({ here: { invoke: { src: list, id: 'child' }, entry, on: { add: { actions } } } } as never, {
    id: 'm',
    context: { items: [0], maps: [new Map()] },
  });
  const kit = { events: { add: [{ all: [] }] } };
  expect(() => reportOf(kitOf(machine, kit))).toThrow(`${says} in place, as by push, sort or Map.set`);
  expect(await failures(machine, kit)).toContainEqual(expect.stringContaining(says));
});
