/** The plan is what the machine does: on its own, and with a kit that says what each event leads to. */
import { expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyStateMachine,
  assign,
  cancel,
  createMachine,
  enqueueActions,
  fromPromise,
  raise,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { failedChecks, kitOf, plan, reportOf } from '../src';
import { initialOf } from '../src/plan';

const self = ({ self }: { self: AnyActorRef }) => self;
const states = { c: {}, b: { on: { on: 'c' } } };
const clean = { unreachable: [], neverTaken: [], neverRefusing: [], failed: [], complete: true };

/** The state in which the machine comes to rest. */
const end = (machine: AnyStateMachine) => plan(kitOf(machine))[0]?.at(-1)?.to.value ?? initialOf(kitOf(machine)).value;

it.each<[what: string, machine: AnyStateMachine]>([
  [
    'sends to itself',
    createMachine({
      initial: 'a',
      states: { a: { on: { go: { target: 'b', actions: sendTo(self, { type: 'on' }) } } }, ...states },
    }),
  ],
  [
    'sends to itself twice, in order',
    createMachine({
      initial: 'a',
      states: {
        a: {
          on: { go: { actions: [sendTo(self, { type: 'one' }), sendTo(self, { type: 'two' })] }, one: 'b', two: 'a' },
        },
        b: { on: { two: 'c', one: 'a' } },
        c: {},
      },
    }),
  ],
  [
    'sends to itself at its start',
    createMachine({
      initial: 'b',
      entry: enqueueActions(({ enqueue, self }) => enqueue.sendTo(self, { type: 'on' })),
      states,
    }),
  ],
  [
    'sends to itself what sends on',
    createMachine({
      initial: 'a',
      states: {
        a: {
          on: {
            go: { actions: sendTo(self, { type: 'on' }) },
            on: { target: 'b', actions: sendTo(self, { type: 'on' }) },
          },
        },
        ...states,
      },
    }),
  ],
])('a machine that %s', async (_, machine) => {
  expect(await failedChecks(kitOf(machine))).toEqual([]);
  expect(end(machine)).toBe('c');
});

it('two delayed raises of one type come one after the other', async () => {
  const machine = createMachine({
    context: { last: 0 },
    initial: 'a',
    states: {
      a: {
        entry: [
          raise({ type: 'tick', n: 1 } as never, { delay: 100 }),
          raise({ type: 'tick', n: 2 } as never, { delay: 200 }),
        ],
        on: {
          tick: [
            { guard: ({ event }) => event.n === 2, target: 'b' },
            { guard: ({ event }) => event.n === 1, actions: assign({ last: ({ event }) => event.n }) },
          ],
        },
      },
      b: {},
    },
  });
  expect(reportOf(kitOf(machine))).toMatchObject({ unreachable: [], neverTaken: [] });
  expect(await failedChecks(kitOf(machine))).toEqual([]);
  const on = { tick: ({ event }: { event: { n?: number } }) => (event.n === 2 ? 'b' : event.n === 1 ? 'a' : null) };
  expect(await failedChecks(kitOf(machine, { states: { a: { on } } as never }))).toEqual([]);
});

it('a raise that is canceled does not come, and a second one under its id takes its place', async () => {
  const machine = createMachine({
    initial: 'a',
    states: {
      a: {
        entry: [
          raise({ type: 'tick' }, { delay: 100, id: 'it' }),
          raise({ type: 'tock' }, { delay: 300, id: 'it' }),
          raise({ type: 'stop' }, { delay: 50, id: 'no' }),
          cancel('no'),
        ],
        on: { tick: 'wrong', stop: 'wrong', tock: 'b' },
      },
      b: {},
      wrong: {},
    },
  });
  const kit = kitOf(machine, { events: { tick: [], stop: [], tock: [] } as never });
  expect(reportOf(kit)).toMatchObject({ unreachable: ['wrong'] });
  expect(plan(kit).map(path => path.at(-1)?.to.value)).toEqual(['b']);
});

it.each<[what: string, start: object]>([
  ['raise', { actions: raise({ type: 'late' }, { delay: 1_000 }) }],
  ['sendTo', { actions: sendTo(self, { type: 'late' }, { delay: 1_000 }) }],
])('a delay that a transition starts by %s, which stays in its state', async (_, start) => {
  const machine = createMachine({
    initial: 'a',
    states: { a: { on: { start, late: 'b' } }, b: { on: { back: 'a' } } },
  });
  expect(reportOf(kitOf(machine))).toMatchObject(clean);
  expect(await failedChecks(kitOf(machine))).toEqual([]);
  const on = { a: { on: { start: 'a', late: 'b' } }, b: { on: { back: 'a' } } } as never;
  expect(await failedChecks(kitOf(machine, { states: on }))).toEqual([]);
});

it('a delay that a machine sends to itself is planned although no page can cause its event', () => {
  const machine = createMachine({
    initial: 'a',
    states: { a: { entry: raise({ type: 'late' }, { delay: 1_000 }), on: { late: 'b' } }, b: {} },
  });
  const kit = kitOf(machine, { events: { late: { notOnPage: 'time passes' } } as never });
  expect(
    plan(kit, { onPage: true })
      .flat()
      .map(({ to }) => to.value),
  ).toEqual(['b']);
});

it('a child that is stopped reports nothing, and one that is spawned later does', async () => {
  const job = fromPromise(async () => 'never called');
  const machine = setup({ actors: { job } }).createMachine({
    initial: 'a',
    entry: spawnChild('job', { id: 'j' }),
    states: {
      a: {
        on: {
          'xstate.done.actor.j': 'wrong',
          'xstate.error.actor.j': 'wrong',
          stop: { target: 'b', actions: stopChild('j') },
        },
      },
      b: {
        on: {
          'xstate.done.actor.j': 'c',
          'xstate.error.actor.j': 'c',
          again: { actions: spawnChild('job', { id: 'j' }) },
        },
      },
      c: {},
      wrong: {},
    },
  });
  expect(await failedChecks(kitOf(machine))).toEqual([]);
  expect(reportOf(kitOf(machine))).toMatchObject({ unreachable: [], neverTaken: [] });
});
