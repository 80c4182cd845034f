import { describe, expect, it } from 'vitest';
import { and, assign, createMachine, fromPromise, setup } from 'xstate';
import { failedChecks, isClean, kitOf, reportOf, reportText } from '../src';

const nothing = { unreachable: [], neverTaken: [], needsPayload: [], neverRefusing: [], unhandled: [], failed: [] };
const load = fromPromise(async () => 'never called');

/** Without setup, an id, or names for anything. */
const fetching = createMachine({
  context: { tries: 0 },
  initial: 'idle',
  states: {
    idle: { on: { FETCH: 'loading' } },
    loading: {
      entry: () => {
        throw new Error('an action must not run');
      },
      invoke: {
        src: fromPromise(async () => {
          throw new Error('a promise must not run');
        }),
        onDone: 'success',
        onError: { target: 'failure', actions: assign({ tries: ({ context }) => context.tries + 1 }) },
      },
    },
    success: { type: 'final' },
    failure: {
      after: { 1000: [{ guard: ({ context }) => context.tries < 3, target: 'loading' }], 5000: 'idle' },
    },
  },
});

describe('the report of a machine', () => {
  it('needs no kit: promises end both ways, and delays end in order', () => {
    expect(reportOf(kitOf(fetching))).toMatchObject({ ...nothing, states: 4, transitions: 5, complete: true });
    expect(isClean(reportOf(kitOf(fetching)))).toBe(true);
  });

  it('names states that are never reached and transitions that are never taken, with the reason', () => {
    const machine = createMachine({
      initial: 'here',
      states: {
        here: {
          // The first delay always leaves, so the second never ends.
          after: { 100: 'there', 200: 'late' },
          on: { go: [{ guard: () => false, target: 'nowhere' }, 'there'] },
        },
        there: {},
        late: { on: { leave: 'here' } },
        nowhere: {},
      },
    });
    expect(reportOf(kitOf(machine))).toMatchObject({
      unreachable: ['late', 'nowhere'],
      neverTaken: [
        'here: go [guard] → nowhere (its guard always refuses)',
        'here: 200 → late (another comes first, or nothing causes it)',
        'late: leave → here (its state is never reached)',
      ],
    });
  });

  it('names guards that never refuse, also of `always` and of combined guards', () => {
    const machine = setup({ guards: { isOpen: () => true, isSunny: () => true } }).createMachine({
      initial: 'here',
      states: {
        here: { on: { go: { guard: and(['isOpen', 'isSunny']), target: 'passing' } } },
        passing: { always: { guard: 'isOpen', target: 'there' } },
        there: {},
      },
    });
    expect(reportOf(kitOf(machine)).neverRefusing).toEqual([
      'here: go [and] → passing',
      'passing: always [isOpen] → there',
    ]);
  });

  it('names what needs a payload, and takes one from a small kit', () => {
    const machine = setup({ types: { events: {} as { type: 'name.change'; value: string } } }).createMachine({
      initial: 'empty',
      states: {
        empty: { on: { 'name.change': { guard: ({ event }) => event.value.trim() !== '', target: 'filled' } } },
        filled: {},
      },
    });
    expect(reportOf(kitOf(machine))).toMatchObject({
      neverTaken: [],
      needsPayload: ['empty: name.change [guard] → filled'],
    });
    expect(reportText('form', reportOf(kitOf(machine)))).toContain(
      "kitOf(machine, { events: { 'name.change': [{ … }] } })",
    );
    expect(reportOf(kitOf(machine)).failed).toEqual([
      expect.stringMatching(/^empty: name\.change: .*Cannot read properties of undefined \(reading 'trim'\)/),
    ]);
    const kit = kitOf(machine, { events: { 'name.change': [{ value: ' ' }, { value: 'Ada' }] } });
    expect(reportOf(kit)).toMatchObject(nothing);
  });

  it('tells a guard that needs a payload from one that always refuses', () => {
    const { createMachine } = setup({ actors: { load: fromPromise<{ ok: boolean }>(async () => ({ ok: true })) } });
    const machine = createMachine({
      initial: 'form',
      states: {
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
      },
    });
    expect(reportOf(kitOf(machine))).toMatchObject({
      neverTaken: ['form: never [guard] → loading (its guard always refuses)'],
      needsPayload: ['form: pick [guard] → loading', 'loading: load.done [guard] → end'],
    });
  });

  it('names a promise whose rejection would stop the machine', () => {
    const machine = setup({ actors: { load } }).createMachine({
      initial: 'loading',
      states: { loading: { invoke: { src: 'load', onDone: 'loaded' } }, loaded: {} },
    });
    expect(reportOf(kitOf(machine)).unhandled).toEqual(['loading: load.error']);
  });

  it('names a result that a guard refuses, so that the machine stops, but not its guard', () => {
    const machine = setup({ actors: { load }, guards: { isEarly: ({ context }) => context.tries < 2 } }).createMachine({
      context: { tries: 0 },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'load',
            onDone: 'loaded',
            onError: {
              guard: 'isEarly',
              target: 'loading',
              reenter: true,
              actions: assign({ tries: ({ context }) => context.tries + 1 }),
            },
          },
        },
        loaded: {},
      },
    });
    expect(reportOf(kitOf(machine))).toMatchObject({ ...nothing, unhandled: ['loading: load.error'] });
  });

  it('names what the machine names but nobody provides, and explores the rest', () => {
    const machine = createMachine({
      initial: 'idle',
      states: {
        idle: {
          entry: 'greet',
          on: { fetch: { guard: and(['isOpen', 'isSunny']), target: 'loading' }, skip: 'waiting' },
        },
        loading: { invoke: { src: 'fetchItt', onDone: { target: 'waiting', actions: { type: 'count' } } } },
        waiting: { after: { toLong: 'idle', 100: 'idle' } },
      },
    }).provide({ guards: { isOpen: () => true } });
    const report = reportOf(kitOf(machine));
    expect(report.missing).toEqual([
      'idle: the action greet',
      'idle: the guard isSunny',
      'loading: the actor fetchItt',
      'loading: the action count',
      'waiting: the delay toLong',
    ]);
    expect(isClean(report)).toBe(false);
    expect(reportText('machine', report)).toContain('Named, but not provided: 5\n    idle: the action greet\n');
    const provided = machine.provide({
      actions: { greet: () => {}, count: () => {} },
      actors: { fetchItt: load },
      guards: { isSunny: () => false },
      delays: { toLong: 200 },
    });
    expect(reportOf(kitOf(provided)).missing).toEqual([]);
  });

  it('explores an actor whose source is missing', () => {
    const machine = createMachine({ initial: 'loading', states: { loading: { invoke: { src: 'fetchItt' } } } });
    expect(reportOf(kitOf(machine)).missing).toEqual(['loading: the actor fetchItt']);
  });

  it('names transitions that do nothing, unless they keep others from being taken', () => {
    const machine = setup({ actors: { load } }).createMachine({
      initial: 'here',
      on: { leave: '.there', '*': '.there' },
      states: {
        here: {
          after: { 100: {} },
          on: { stay: {}, leave: {}, maybe: [{ guard: ({ event }) => 'no' in event }, 'there'] },
        },
        there: { after: { 100: { reenter: true } }, invoke: { src: 'load', onDone: 'here', onError: {} } },
      },
    });
    expect(reportOf(kitOf(machine)).idle).toEqual(['here: 100', 'there: 100']);
    const alone = createMachine({ initial: 'a', states: { a: { on: { go: {} } } } });
    expect(reportOf(kitOf(alone)).idle).toEqual(['a: go']);
    expect(isClean(reportOf(kitOf(alone)))).toBe(false);
    expect(reportText('alone', reportOf(kitOf(alone)))).toContain('Transitions that do nothing: 1\n    a: go');
  });

  it('names first the results that threw without a payload, and no event that could be tried', () => {
    const machine = setup({ actors: { load } }).createMachine({
      context: { id: '', name: '' },
      initial: 'loading',
      on: {
        reset: { actions: assign({ id: '' }) },
        rename: { actions: assign({ name: ({ event }) => (event as unknown as { name: string }).name }) },
      },
      states: {
        loading: {
          invoke: {
            src: 'load',
            onDone: {
              target: 'done',
              actions: assign({ id: ({ event }) => (event.output as unknown as { id: string }).id }),
            },
            onError: 'done',
          },
        },
        done: {},
      },
    });
    expect(reportOf(kitOf(machine)).untried).toEqual(['load.done', 'rename']);
  });

  it('ends in time, and says so', () => {
    const machine = createMachine({
      context: { count: 0 },
      initial: 'one',
      states: { one: { on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } } }, two: {} },
    });
    const report = reportOf(kitOf(machine), { limit: 300, seconds: 0 });
    expect(report).toMatchObject({ unreachable: ['two'], complete: false });
    expect(reportText('machine', report)).toContain('not all within 0 s: a kit’s `stateKey` can merge contexts');
  });

  it('counts states that are left at once, and knows the regions of a nested parallel state', () => {
    const region = {
      initial: 'open',
      states: { open: { on: { close: 'closed' } }, closed: { type: 'final' } },
    } as const;
    const machine = createMachine({
      initial: 'both',
      states: {
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
      },
    });
    expect(reportOf(kitOf(machine))).toMatchObject({ ...nothing, states: 6, transitions: 5 });
  });

  it('explores actors that are spawned with random names, and contexts without bound', () => {
    const machine = createMachine({
      types: {} as { context: { all: unknown[]; ticks: number } },
      context: { all: [], ticks: 0 },
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
    const report = reportOf(kitOf(machine), { limit: 500 });
    expect(report).toMatchObject({
      neverTaken: ['(the machine): never [guard] (its guard always refuses)'],
      complete: false,
    });
    expect(reportOf(kitOf(machine), { limit: 500 })).toEqual(report);
    expect(reportText('machine', report)).toContain('not all: a kit’s `stateKey` can merge contexts');
  });

  it('says that a machine needs input, or that it never comes to rest', () => {
    const input = createMachine({ context: ({ input }) => ({ name: (input as { name: string }).name }) });
    expect(() => reportOf(kitOf(input))).toThrow(/cannot start without input.*kitOf\(machine, \{ input/);
    expect(reportOf(kitOf(input, { input: { name: 'Ada' } }))).toMatchObject(nothing);
    const endless = createMachine({
      initial: 'one',
      states: { one: { on: { go: 'two' } }, two: { always: 'three' }, three: { always: 'two' } },
    });
    expect(reportOf(kitOf(endless)).failed).toEqual([expect.stringMatching(/^one: go: Infinite loop detected/)]);
  });
});

describe('a kit that names only what it knows', () => {
  const states = {
    idle: { on: { FETCH: 'loading' } },
    loading: { on: {} },
    success: {},
    failure: { on: { 1000: 'loading' } },
  };

  it('is compared only with what it says, on a machine whose actions and actors have no names', async () => {
    expect(await failedChecks(kitOf(fetching))).toEqual([]);
    const [actor = ''] = ['0.(machine).loading'];
    const on = { [`${actor}.done`]: 'success', [`${actor}.error`]: 'failure' };
    const failure = {
      on: {
        1000: ({ context }: { context: { tries: number } }) => (context.tries < 3 ? 'loading' : null),
        5000: 'idle',
      },
    };
    expect(await failedChecks(kitOf(fetching, { states: { ...states, loading: { on }, failure } as never }))).toEqual(
      [],
    );
    const wrong = { ...states, loading: { on: { ...on, [`${actor}.error`]: 'idle' } }, failure };
    expect(await failedChecks(kitOf(fetching, { states: wrong as never }))).toContainEqual(
      expect.stringMatching(/state: expected "idle", seen "failure"/),
    );
  });
});
