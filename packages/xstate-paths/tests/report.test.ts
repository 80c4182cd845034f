import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { and, assign, createMachine, fromObservable, fromPromise, raise } from 'xstate';
import { checkoutMachine } from '../example/checkout.machine';
import { isClean, kitOf, type Report, reportOf, reportText } from '../src';
import { chart, failures, nothing, regions } from './charts';

const load = fromPromise(async () => 'never called');
const EMPTY = { subscribe: () => ({ unsubscribe() {} }) };
const retry = assign({ tries: ({ context }) => context.tries + 1 });

/** Without setup, an id, or names for anything. */
const fetching = chart(
  {
    idle: { on: { FETCH: 'loading' } },
    loading: {
      entry: () => {
        throw new Error('an action must not run');
      },
      invoke: {
        src: fromPromise(() => Promise.reject(new Error('a promise must not run'))),
        onDone: 'success',
        onError: { target: 'failure', actions: retry },
      },
    },
    success: { type: 'final' },
    failure: { after: { 1000: [{ guard: ({ context }) => context.tries < 3, target: 'loading' }], 5000: 'idle' } },
  },
  { context: { tries: 0 } },
);

/** Names more than it has. */
const bare = chart({
  idle: { entry: 'greet', on: { fetch: { guard: and(['isOpen', 'isSunny']), target: 'loading' }, skip: 'waiting' } },
  loading: { invoke: { src: 'fetchItt', onDone: { target: 'waiting', actions: { type: 'count' } } } },
  waiting: { after: { toLong: 'idle', 100: 'idle' } },
}).provide({ guards: { isOpen: () => true } });

const loading = (next: string) => ({ invoke: { src: 'load', onDone: next } });
const isOpen = ({ event }: { event: AnyEventObject }) => event.book.isOpen;
const reading = (next: string) => ({
  on: { read: { guard: isOpen, target: next }, scan: { guard: isOpen, target: next }, skip: next },
});
const region = { initial: 'open', states: { open: { on: { close: 'closed' } }, closed: { type: 'final' } } } as const;

describe('the report of a machine', () => {
  it.each<[what: string, machine: AnyStateMachine, report: Partial<Report>]>([
    [
      'needs no kit: promises end both ways, and delays end in order',
      fetching,
      { ...nothing, states: 4, transitions: 5, complete: true },
    ],
    [
      'tries what an actor reports',
      chart({ on: { invoke: { src: fromObservable(() => EMPTY), onSnapshot: 'off' } }, off: {} }),
      { ...nothing, states: 2, transitions: 1, complete: true },
    ],
    [
      'names states that are never reached and transitions that are never taken, with the reason',
      chart({
        here: {
          // The first delay always leaves, so the second never ends.
          after: { 100: 'there', 200: 'late' },
          on: { go: [{ guard: () => false, target: 'nowhere' }, 'there'] },
        },
        there: {},
        late: { on: { leave: 'here' } },
        nowhere: {},
      }),
      {
        unreachable: ['late', 'nowhere'],
        neverTaken: [
          'here: go [guard] → nowhere (its guard always refuses)',
          'here: 200 → late (another comes first, or nothing causes it)',
          'late: leave → here (its state is never reached)',
        ],
      },
    ],
    [
      'names guards that never refuse, also of `always` and of combined guards',
      chart({
        here: { on: { go: { guard: and(['isOpen', 'isSunny']), target: 'passing' } } },
        passing: { always: { guard: 'isOpen', target: 'there' } },
        there: {},
      }).provide({ guards: { isOpen: () => true, isSunny: () => true } }),
      { neverRefusing: ['here: go [and(isOpen, isSunny)] → passing', 'passing: always [isOpen] → there'] },
    ],
    [
      'knows that a guard refuses before it passes in the same step',
      chart(
        {
          here: {
            on: {
              go: { actions: [raise({ type: 'try' }), raise({ type: 'add' }), raise({ type: 'try' })] },
              add: { actions: retry },
              try: { guard: ({ context }) => context.tries > 0, target: 'counting' },
            },
          },
          counting: {
            always: [
              { guard: ({ context }) => context.tries >= 3, target: 'there' },
              { target: 'counting', reenter: true, actions: retry },
            ],
          },
          there: {},
        },
        { context: { tries: 0 } },
      ),
      { neverRefusing: [], snapshots: 2 },
    ],
    [
      'names every failure that stops the machine, once for each state that starts its actor',
      regions({
        a: { initial: 'one', states: { one: loading('two'), two: loading('one') } },
        b: { initial: 'off', states: { off: { on: { turn: 'on' } }, on: { on: { turn: 'off' } } } },
      }).provide({ actors: { load } }),
      { unhandled: ['a.one: load.error', 'a.two: load.error'] },
    ],
    [
      'names the states in which events throw the same, in one line',
      chart({ a: reading('b'), b: reading('c'), c: reading('a') }),
      { failed: [expect.stringMatching(/^a, b, c: read, scan: a guard throws: Cannot read properties of undefined/)] },
    ],
    [
      'tells a guard that needs a payload from one that always refuses',
      chart({
        form: {
          on: {
            pick: { guard: ({ event }) => event.size === 'large', target: 'loading' },
            skip: 'loading',
            never: { guard: () => false, target: 'loading' },
          },
        },
        loading: {
          invoke: {
            src: 'load',
            onDone: [{ guard: ({ event }) => event.output?.ok === true, target: 'end' }],
            onError: 'form',
          },
        },
        end: {},
      }).provide({ actors: { load } }),
      {
        missing: [],
        neverTaken: ['form: never [guard] → loading (its guard always refuses)'],
        needsPayload: ['form: pick [guard] → loading', 'loading: load.done [guard] → end'],
        untried: ['load.done', 'pick'],
      },
    ],
    [
      'names a result that a guard refuses, so that the machine stops, but not its guard',
      chart(
        {
          loading: {
            invoke: {
              src: 'load',
              onDone: 'loaded',
              onError: { guard: ({ context }) => context.tries < 2, target: 'loading', reenter: true, actions: retry },
            },
          },
          loaded: {},
        },
        { context: { tries: 0 } },
      ).provide({ actors: { load } }),
      { ...nothing, unhandled: ['loading: load.error'] },
    ],
    [
      'names what the machine names but nobody provides, and explores the rest',
      bare,
      {
        missing: [
          'idle: the action greet',
          'idle: the guard isSunny',
          'loading: the actor fetchItt',
          'loading: the action count',
          'waiting: the delay toLong',
        ],
      },
    ],
    [
      'names transitions that do nothing, unless they keep others from being taken',
      chart(
        {
          here: {
            after: { 100: {} },
            on: { stay: {}, leave: {}, maybe: [{ guard: ({ event }) => 'no' in event }, 'there'] },
          },
          there: { after: { 100: { reenter: true } }, invoke: { src: load, onDone: 'here', onError: {} } },
        },
        { on: { leave: '.there', '*': '.there' } },
      ),
      { idle: ['here: 100', 'there: 100'] },
    ],
    ['names a transition that does nothing, alone', chart({ a: { on: { go: {} } } }), { idle: ['a: go'] }],
    [
      'counts states that are left at once, and knows the regions of a nested parallel state',
      chart({
        both: {
          initial: 'regions',
          onDone: 'end',
          states: {
            regions: { type: 'parallel', states: { left: region, right: region }, onDone: 'all' },
            all: { type: 'final' },
            latest: { type: 'history' },
          },
        },
        end: { on: { again: 'both.latest' } },
      }),
      { ...nothing, states: 6, transitions: 5 },
    ],
    [
      'says that a machine never comes to rest',
      chart({ one: { on: { go: 'two' } }, two: { always: 'three' }, three: { always: 'two' } }),
      { failed: [expect.stringMatching(/^one: go: Infinite loop detected/)] },
    ],
  ])('%s', (_, machine, report) => {
    expect(reportOf(kitOf(machine))).toMatchObject(report);
  });

  it('is that of the README', () => {
    const report = reportOf(kitOf(checkoutMachine));
    const text = reportText('src/checkout.machine.ts, checkoutMachine', report);
    expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(text);
    expect([fetching, bare, checkoutMachine].map(one => isClean(reportOf(kitOf(one))))).toEqual([true, false, false]);
  });

  it('ends in time, and says that it is not all', () => {
    const add = { actions: assign({ count: ({ context }) => context.count + 1 }) };
    const machine = chart({ one: { on: { add } }, two: {} }, { context: { count: 0 } });
    const report = reportOf(kitOf(machine), { limit: 300, seconds: 0 });
    expect(report).toMatchObject({ unreachable: ['two'], complete: false });
    expect(reportText('machine', report)).toContain('not all: a kit’s `stateKey` can merge contexts');
  });

  it('explores actors that are spawned with random names, and contexts without bound', () => {
    const machine = createMachine({
      context: { all: [] as unknown[], ticks: 0 },
      on: {
        add: {
          actions: assign({ all: ({ context, spawn }) => [...context.all, spawn(load, { id: `${Math.random()}` })] }),
        },
        tick: [
          { guard: ({ context }) => context.ticks > 20, actions: assign({ ticks: 0 }) },
          { actions: assign({ ticks: ({ context }) => context.ticks + 1 }) },
        ],
        never: { guard: ({ context }) => context.ticks < 0, actions: 'anything' },
      },
    });
    const limits = { limit: 500, seconds: Number.POSITIVE_INFINITY };
    const report = reportOf(kitOf(machine), limits);
    expect(report).toMatchObject({
      neverTaken: ['(the machine): never [guard] (its guard refuses in the snapshots explored)'],
      complete: false,
    });
    expect(reportOf(kitOf(machine), limits)).toEqual(report);
    expect(reportText('machine', report)).toContain('not all: a kit’s `stateKey` can merge contexts');
  });
});

it('the end of an actor that the machine does not handle is no snapshot of its own', () => {
  const invoke = ['a', 'b', 'c', 'd', 'e'].map(id => ({ id, src: fromObservable(() => EMPTY) }));
  const { snapshots, complete } = reportOf(kitOf(chart({ open: { invoke, on: { never: { guard: () => true } } } })));
  expect([snapshots, complete]).toEqual([1, true]);
});

it('a kit is compared only with what it says, on a machine whose actions and actors have no names', async () => {
  const failing = (failed: string) => {
    const retries = ({ context }: { context: { tries: number } }) => (context.tries < 3 ? 'loading' : null);
    const states = {
      idle: { on: { FETCH: 'loading' } },
      loading: { on: { '0.(machine).loading.done': 'success', '0.(machine).loading.error': failed } },
      failure: { on: { 1000: retries, 5000: 'idle' } },
    };
    return failures(fetching, { states });
  };
  expect(await failures(fetching)).toEqual([]);
  expect(await failing('failure')).toEqual([]);
  expect(await failing('idle')).toContainEqual(expect.stringMatching(/state: expected "idle", seen "failure"/));
});
