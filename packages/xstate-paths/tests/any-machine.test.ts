/** Paths of machines that are unlike the site's own. */
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, fromPromise, setup, spawnChild } from 'xstate';
import { kitOf, paths, plan, reportOf, type SmallKit } from '../src';
import { pagePaths } from '../src/paths';

/** The failures of the tests that `paths` registers for the bare machine. */
async function failures(machine: AnyStateMachine, kit: object = {}): Promise<string[]> {
  const tests: (() => Promise<void>)[] = [];
  paths((_, doing) => tests.push(doing), machine, kit);
  const outcomes = await Promise.all(tests.map(doing => doing().then(() => '', String)));
  return outcomes.filter(Boolean);
}

describe('a machine that cannot start', () => {
  const machine = createMachine({
    context: ({ input }) => ({ name: (input as { user: { name: string } }).user.name }),
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: {} },
  });

  it('fails every test of the bare machine, and says that it needs input', async () => {
    const all = await failures(machine);
    expect(all).toHaveLength(6);
    for (const one of all) expect(one).toMatch(/cannot start without input.*Cannot read properties of undefined/);
    expect(await failures(machine, { input: { user: { name: 'Ada' } } })).toEqual([]);
  });

  it('has no paths on a page, which is an error', () => {
    const kit = { events: { go: async () => {} }, states: { a: { page: {} }, b: {} } };
    expect(() => pagePaths(machine, kit)).toThrow(/cannot start without input/);
    expect(pagePaths(machine, { ...kit, input: { user: { name: 'Ada' } } })).toHaveLength(1);
  });
});

it('a page on which nothing can happen has no paths, which is an error', () => {
  const machine = createMachine({ id: 'still', initial: 'a', states: { a: {} } });
  expect(() => pagePaths(machine, { states: { a: { page: {} } } })).toThrow(/still: there is no path/);
});

describe('an event of the machine’s own that is called like a result', () => {
  const machine = createMachine({
    initial: 'idle',
    states: {
      idle: { on: { start: 'busy' } },
      busy: { on: { 'upload.done': 'finished', 'upload.error': 'idle' } },
      finished: { on: { 'file.*': 'idle' } },
    },
  });

  it('is sent to the machine, with the payloads of the kit', async () => {
    expect(reportOf(kitOf(machine))).toMatchObject({ unreachable: [], neverTaken: [] });
    expect(await failures(machine)).toEqual([]);
    const kit = kitOf(machine, { events: { 'upload.done': [{ size: 1 }], 'file.done': [{}] } as never });
    expect(kit.events).toMatchObject({ 'upload.done': [{ size: 1 }], 'file.done': [{}] });
    expect(
      plan(kit)
        .flat()
        .map(({ event }) => event),
    ).toContainEqual({ type: 'upload.done', size: 1 });
    expect(reportOf(kit)).toMatchObject({ unreachable: [], neverTaken: [] });
  });
});

describe('an actor that is spawned', () => {
  const { createMachine } = setup({ actors: { job: fromPromise(async () => 'never called') } });
  const spawning = { actions: assign({ kid: ({ spawn }) => spawn('job') }) } as never;

  it('distinguishes moments of the same state, and ends only once', async () => {
    const machine = createMachine({
      initial: 'idle',
      states: {
        idle: {
          on: {
            go: { actions: spawnChild('job', { id: 'j' }) },
            'xstate.done.actor.j': 'finished',
            'xstate.error.actor.j': 'broken',
          },
        },
        finished: { on: { 'xstate.done.actor.j': 'broken' } },
        broken: {},
      },
    });
    expect(reportOf(kitOf(machine))).toMatchObject({
      unreachable: [],
      neverTaken: ['finished: j.done → broken (another comes first, or nothing causes it)'],
    });
    expect(await failures(machine)).toEqual([expect.stringContaining('transitions that no path takes')]);
  });

  it('is explored even if everything else has been, because its failure may stop the machine', () => {
    const machine = createMachine({
      context: { kid: null },
      initial: 'idle',
      states: { idle: { on: { go: { actions: assign({ kid: ({ spawn }) => spawn('job', { id: 'j' }) }) } as never } } },
    });
    expect(reportOf(kitOf(machine))).toMatchObject({ moments: 2, unhandled: ['idle: j.error'] });
  });

  it('is called after its source if it has no id, and is not another each time', async () => {
    const machine = createMachine({
      context: { kid: null },
      initial: 'idle',
      states: {
        idle: { on: { go: spawning, 'xstate.done.actor.*': 'over', 'xstate.error.actor.*': 'over' } },
        over: {},
      },
    });
    const kit = { states: { idle: { on: { go: 'idle', 'job.done': 'over', 'job.error': 'over' } } } };
    expect(reportOf(kitOf(machine))).toMatchObject({ moments: 3, complete: true, neverTaken: [], unhandled: [] });
    expect(await failures(machine)).toEqual([]);
    expect(await failures(machine, kit)).toEqual([]);
  });
});

describe('delays that end at the same moment', () => {
  const region = (delay: number) =>
    ({ initial: 'waiting', states: { waiting: { after: { [delay]: 'over' } }, over: {} } }) as const;

  it('end together, in one step', async () => {
    const machine = createMachine({ type: 'parallel', states: { a: region(1000), b: region(1000), c: region(2000) } });
    expect(await failures(machine)).toEqual([]);
    const states = {
      'a.waiting': { on: { 1000: 'a.over' } },
      'b.waiting': { on: { 1000: 'b.over' } },
      'c.waiting': { on: { 2000: 'c.over' } },
    };
    expect(await failures(machine, { states })).toEqual([]);
    const seen = /expected ".* & c.waiting", seen "a.over & b.over & c.waiting"/;
    for (const wrong of [
      { 'a.waiting': { on: { 1000: 'a.waiting' } } },
      { 'b.waiting': { on: { 1000: 'b.waiting' } } },
    ])
      expect(await failures(machine, { states: { ...states, ...wrong } })).toEqual([expect.stringMatching(seen)]);
  });

  it('end one after the other if they have names, and unless the first leaves the state of the second', async () => {
    const { createMachine } = setup({ delays: { short: 500, soon: 500 } });
    const machine = createMachine({
      type: 'parallel',
      states: {
        a: {
          initial: 'waiting',
          states: { waiting: { after: { short: 'over' } }, over: { after: { 0: 'gone' } }, gone: {} },
        },
        b: { initial: 'waiting', states: { waiting: { after: { soon: 'over' } }, over: { on: { reset: '#all' } } } },
      },
      id: 'all',
    });
    const states = {
      'a.waiting': { on: { short: 'a.over' } },
      'a.over': { on: { 0: 'a.gone' } },
      'b.waiting': { on: { soon: 'b.over' } },
      'b.over': { on: { reset: 'b.waiting' } },
      'a.gone': { on: { reset: 'a.waiting' } },
    };
    expect(await failures(machine)).toEqual([]);
    expect(await failures(machine, { states })).toEqual([]);
    const either = createMachine({
      initial: 'here',
      states: { here: { after: { short: 'first', soon: 'second' } }, first: {}, second: {} },
    });
    expect(reportOf(kitOf(either))).toMatchObject({ unreachable: ['second'] });
    expect(await failures(either)).toHaveLength(3);
  });
});

describe('a parallel state inside another', () => {
  const machine = setup({ types: { events: {} as { type: 'login' | 'logout' | 'left' | 'right' } } }).createMachine({
    initial: 'out',
    states: {
      out: { on: { login: 'main' } },
      main: {
        type: 'parallel',
        on: { logout: 'out' },
        states: {
          left: { initial: 'x', states: { x: { on: { left: 'y' } }, y: { on: { left: 'x' } } } },
          right: { initial: 'p', states: { p: { on: { right: 'q' } }, q: { on: { right: 'p' } } } },
        },
      },
    },
  });
  const out = { logout: 'out' } as const;
  const states: SmallKit<typeof machine>['states'] = {
    out: { on: { login: 'main.left.x & main.right.p' } },
    'main.left.x': { on: { left: 'main.left.y', ...out } },
    'main.left.y': { on: { left: 'main.left.x', ...out } },
    'main.right.p': { on: { right: 'main.right.q', ...out } },
    'main.right.q': { on: { right: 'main.right.p', ...out } },
  };

  it('is entered in several states, and left by all regions', async () => {
    expect(await failures(machine, { states })).toEqual([]);
    // Left by all regions, even if one of them does not say so.
    const rest = {
      'main.right.p': { on: { right: 'main.right.q' } },
      'main.right.q': { on: { right: 'main.right.p' } },
    };
    expect(await failures(machine, { states: { ...states, ...rest } })).toEqual([]);
    const entered = { out: { on: { login: 'main.right.p & main.left.x' } } };
    expect(await failures(machine, { states: { ...states, ...entered } })).toEqual([]);
    const wrong = { out: { on: { login: 'main.left.y & main.right.p' } } };
    expect(await failures(machine, { states: { ...states, ...wrong } })).toEqual([
      expect.stringMatching(/expected "main.left.y & main.right.p", seen "main.left.x & main.right.p"/),
    ]);
  });
});

describe('two regions that invoke one source without ids', () => {
  const { createMachine } = setup({ actors: { load: fromPromise(async () => 'never called') } });
  const region = {
    initial: 'l',
    states: { l: { invoke: { src: 'load', onDone: 'ok', onError: 'bad' } }, ok: {}, bad: {} },
  } as const;
  const machine = createMachine({ id: 'two', type: 'parallel', states: { a: region, b: region } });

  it('each take only the result of their own', async () => {
    const states: SmallKit<typeof machine>['states'] = {
      'a.l': { on: { 'load.done': 'a.ok', 'load.error': 'a.bad' }, actors: ['load'] },
      'b.l': { on: { 'load.done': 'b.ok', 'load.error': 'b.bad' }, actors: ['load'] },
    };
    expect(await failures(machine, { states })).toEqual([]);
    const wrong = { ...states, 'b.l': { on: { 'load.done': 'b.bad', 'load.error': 'b.bad' } } };
    expect(await failures(machine, { states: wrong })).toEqual([expect.stringMatching(/expected "a.(l|ok) & b.bad"/)]);
  });
});

it('a machine with more moments than are explored says so', async () => {
  const machine = createMachine({
    types: {} as { context: { count: number } },
    context: { count: 0 },
    initial: 'few',
    states: {
      few: {
        on: {
          add: [
            { guard: ({ context }) => context.count >= 1500, target: 'many' },
            { actions: assign({ count: ({ context }) => context.count + 1 }) },
          ],
        },
      },
      many: {},
    },
  });
  for (const one of await failures(machine))
    expect(one).toContain(
      'only the nearest 1000 moments were explored; a `stateKey` can merge contexts that are alike',
    );
  expect(await failures(machine)).toHaveLength(2);
  expect(await failures(machine, { stateKey: ({ count }: { count: number }) => count >= 1500 })).not.toContainEqual(
    expect.stringContaining('nearest'),
  );
});

it('a kit is named after its machine, in words', () => {
  for (const [id, name] of [
    ['ShopCart2', 'shop-cart2'],
    ['mobileMenu', 'mobile-menu'],
  ])
    expect(kitOf(createMachine({ id: `${id}` })).name).toBe(name);
});
