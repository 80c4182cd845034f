/** Paths of machines that are unlike the site's own. */
import { describe, expect, it } from 'vitest';
import { assign, fromPromise, type MachineContext, spawnChild } from 'xstate';
import { kitOf, plan, reportOf } from '../src';
import { pagePaths } from '../src/walk-page';
import { chart, failures, regions } from './charts';

describe('a machine that cannot start', () => {
  const context = ({ input }: { input: unknown }) => ({ name: (input as { user: { name: string } }).user.name });
  const machine = chart({ a: { on: { go: 'b' } }, b: {} }, { context });

  it('fails every test of the bare machine, and says that it needs input', async () => {
    const all = await failures(machine);
    expect(all).toHaveLength(5);
    for (const one of all)
      expect(one).toMatch(/cannot start without input.*kitOf\(machine, \{ input.*Cannot read properties of undefined/);
    expect(await failures(machine, { input: { user: { name: 'Ada' } } })).toEqual([]);
  });

  it('has no paths on a page, which is an error, as on a page on which nothing can happen', () => {
    const kit = { events: { go: async () => {} }, states: { a: { page: {} }, b: {} } };
    expect(() => pagePaths(machine, kit)).toThrow(/cannot start without input/);
    const still = chart({ a: {} }, { id: 'still' });
    expect(() => pagePaths(still, { states: { a: { page: {} } } })).toThrow(/still: there is no path/);
  });
});

it('an event of the machine’s own that is called like a result is sent to the machine, with the payloads of the kit', async () => {
  const machine = chart({
    idle: { on: { start: 'busy' } },
    busy: { on: { 'upload.done': 'finished', 'upload.error': 'idle' } },
    finished: { on: { 'file.*': 'idle' } },
  });
  expect(await failures(machine)).toEqual([]);
  const kit = kitOf(machine, { events: { 'upload.done': [{ size: 1 }], 'file.done': [{}] } as never });
  const sent = plan(kit).flatMap(path => path.map(({ event }) => event));
  expect(sent).toContainEqual({ type: 'upload.done', size: 1 });
  for (const one of [kitOf(machine), kit]) expect(reportOf(one)).toMatchObject({ unreachable: [], neverTaken: [] });
});

describe('an actor that is spawned', () => {
  const job = fromPromise(async () => 'never called');

  it('distinguishes snapshots of the same state, and ends only once', async () => {
    const machine = chart({
      idle: {
        on: {
          go: { actions: spawnChild(job, { id: 'j' }) },
          'xstate.done.actor.j': 'finished',
          'xstate.error.actor.j': 'broken',
        },
      },
      finished: { on: { 'xstate.done.actor.j': 'broken' } },
      broken: {},
    });
    expect(reportOf(kitOf(machine))).toMatchObject({
      unreachable: [],
      neverTaken: ['finished: j.done → broken (another comes first, or nothing causes it)'],
    });
    expect(await failures(machine)).toEqual([expect.stringContaining('transitions that no path takes')]);
  });

  it('is explored even if everything else has been, because its failure may stop the machine', () => {
    const machine = chart({ a: { on: { go: { actions: assign({ kid: ({ spawn }) => spawn(job, { id: 'j' }) }) } } } });
    expect(reportOf(kitOf(machine))).toMatchObject({ snapshots: 2, unhandled: ['a: j.error'] });
  });

  it('is called after its source if it has no id, and is not another each time', async () => {
    const go = { actions: assign({ kid: ({ spawn }) => spawn('job') }) };
    const machine = chart({
      idle: { on: { go, 'xstate.done.actor.*': 'over', 'xstate.error.actor.*': 'over' } },
      over: {},
    }).provide({ actors: { job } });
    const kit = { states: { idle: { on: { go: 'idle', 'job.done': 'over', 'job.error': 'over' } } } };
    expect(reportOf(kitOf(machine))).toMatchObject({ snapshots: 3, complete: true, neverTaken: [], unhandled: [] });
    expect(await failures(machine)).toEqual([]);
    expect(await failures(machine, kit)).toEqual([]);
  });
});

describe('delays that end at the same moment', () => {
  const region = (delay: number) =>
    ({ initial: 'waiting', states: { waiting: { after: { [delay]: 'over' } }, over: {} } }) as const;

  it('end together, in one step', async () => {
    const machine = regions({ a: region(1000), b: region(1000), c: region(2000) });
    expect(await failures(machine)).toEqual([]);
    const states = {
      'a.waiting': { on: { 1000: 'a.over' } },
      'b.waiting': { on: { 1000: 'b.over' } },
      'c.waiting': { on: { 2000: 'c.over' } },
    };
    expect(await failures(machine, { states })).toEqual([]);
    const seen = /expected ".* & c.waiting", seen "a.over & b.over & c.waiting"/;
    for (const stays of ['a.waiting', 'b.waiting']) {
      const wrong = { ...states, [stays]: { on: { 1000: stays } } };
      expect(await failures(machine, { states: wrong })).toEqual([expect.stringMatching(seen)]);
    }
  });

  it('end one after the other if they have names', async () => {
    const one = { waiting: { after: { short: 'over' } }, over: { after: { 0: 'gone' } }, gone: {} };
    const other = { waiting: { after: { soon: 'over' } }, over: { on: { reset: '#all' } } };
    const region = { initial: 'waiting' } as const;
    const machine = regions({ a: { ...region, states: one }, b: { ...region, states: other } }, { id: 'all' });
    const timed = machine.provide({ delays: { short: 500, soon: 500 } });
    const states = {
      'a.waiting': { on: { short: 'a.over' } },
      'a.over': { on: { 0: 'a.gone' } },
      'b.waiting': { on: { soon: 'b.over' } },
      'b.over': { on: { reset: 'b.waiting' } },
      'a.gone': { on: { reset: 'a.waiting' } },
    };
    expect(await failures(timed)).toEqual([]);
    expect(await failures(timed, { states })).toEqual([]);
  });
});

it('a parallel state inside another is entered in several states, and left by all regions', async () => {
  const machine = chart({
    out: { on: { login: 'main' } },
    main: {
      type: 'parallel',
      on: { logout: 'out' },
      states: {
        left: { initial: 'x', states: { x: { on: { left: 'y' } }, y: { on: { left: 'x' } } } },
        right: { initial: 'p', states: { p: { on: { right: 'q' } }, q: { on: { right: 'p' } } } },
      },
    },
  });
  const states = {
    out: { on: { login: 'main.left.x & main.right.p' } },
    'main.left.x': { on: { left: 'main.left.y', logout: 'out' } },
    'main.left.y': { on: { left: 'main.left.x', logout: 'out' } },
    'main.right.p': { on: { right: 'main.right.q', logout: 'out' } },
    // Left by all regions, even if one of them does not say so.
    'main.right.q': { on: { right: 'main.right.p' } },
  };
  expect(await failures(machine, { states })).toEqual([]);
  const wrong = { out: { on: { login: 'main.left.y & main.right.p' } } };
  expect(await failures(machine, { states: { ...states, ...wrong } })).toEqual([
    expect.stringMatching(/expected "main.left.y & main.right.p", seen "main.left.x & main.right.p"/),
  ]);
});

it('two regions that invoke one source without ids each take only the result of their own', async () => {
  const states = { l: { invoke: { src: 'load', onDone: 'ok', onError: 'bad' } }, ok: {}, bad: {} } as const;
  const region = { initial: 'l', states } as const;
  const load = fromPromise(async () => 'never called');
  const machine = regions({ a: region, b: region }, { id: 'two' }).provide({ actors: { load } });
  const right = {
    'a.l': { on: { 'load.done': 'a.ok', 'load.error': 'a.bad' }, actors: ['load'] },
    'b.l': { on: { 'load.done': 'b.ok', 'load.error': 'b.bad' }, actors: ['load'] },
  };
  expect(await failures(machine, { states: right })).toEqual([]);
  const wrong = { ...right, 'b.l': { on: { 'load.done': 'b.ok', 'load.error': 'b.ok' } } };
  const [failure] = await failures(machine, { states: wrong });
  expect(failure).toMatch(/load\.error in .*expected "a.\w+ & b.ok"/s);
});

it('a machine with more snapshots than are explored says so', async () => {
  const add = [
    { guard: ({ context }: { context: MachineContext }) => context.count >= 1500, target: 'many' },
    { actions: assign({ count: ({ context }) => context.count + 1 }) },
  ];
  const machine = chart({ few: { on: { add } }, many: {} }, { context: { count: 0 } });
  const limited = 'only the nearest 1000 snapshots were explored; a `stateKey` can merge contexts that are alike';
  expect(await failures(machine)).toEqual([expect.stringContaining(limited), expect.stringContaining(limited)]);
  expect(await failures(machine, { stateKey: ({ count }: { count: number }) => count >= 1500 })).not.toContainEqual(
    expect.stringContaining('nearest'),
  );
});
