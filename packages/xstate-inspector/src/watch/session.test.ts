import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AnyActor, AnyStateMachine } from 'xstate';
import {
  assign,
  cancel,
  createActor,
  createMachine,
  emit,
  fromCallback,
  fromPromise,
  fromTransition,
  raise,
  sendTo,
  setup,
} from 'xstate';
import { stateName } from 'xstate-paths/inside';
import { watch } from '../testing/watch-machine';
import { explain } from './guards';
import { createHeldClock } from './held-clock';
import { createSession } from './session';
import { createTimeline } from './timeline';
import { entryAt, isRunning, statusAt, type Watched } from './watched';

const fail = () => {
  throw new Error('The lock is broken');
};

const doorMachine = setup({
  types: { context: {} as { opened: number }, events: {} as { type: string; key?: string } },
  actors: { light: fromCallback(() => {}) },
  guards: { hasKey: ({ event }) => event.key === 'iron', isSunday: () => false },
  actions: { count: assign({ opened: ({ context }) => context.opened + 1 }), creak: () => {} },
  delays: { draft: 5000 },
}).createMachine({
  id: 'door',
  context: { opened: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'door.open': [
          { guard: 'hasKey', target: 'open', actions: ['count', 'creak', emit({ type: 'opened' })] },
          { guard: 'isSunday', target: 'open' },
          { guard: 'isSunday', target: 'open' },
        ],
        'door.kick': { actions: assign(fail) },
      },
    },
    open: {
      invoke: { id: 'light', src: 'light' },
      after: { draft: 'closed' },
      on: { 'door.open': { target: 'open', reenter: true }, 'door.shut': 'closed' },
    },
  },
});

const open = { type: 'door.open', key: 'iron' };

function start(machine: AnyStateMachine, options = {}) {
  const { session, actor, clock } = watch(machine, { id: machine.id }, options);
  onTestFinished(() => void actor.stop());
  const named = (name: string) => session.actors().find(each => each.name === name) as Watched;
  const m = named(machine.id);
  return { session, actor, named, clock, m, send: (type: string) => session.send(m, { type }) };
}

const run = (config: AnyStateMachine['config'], implementations = {}) =>
  start(createMachine({ id: 'm', ...config }).provide(implementations));

describe('a session', () => {
  it('records each event, the states before and after, and the transition', () => {
    const { actor, m } = start(doorMachine);
    actor.send(open);
    expect(m.log[0]).toMatchObject({ event: { type: 'xstate.init' }, from: undefined, to: 'closed' });
    expect(m.log).toHaveLength(2);
    expect(m.log[1]).toMatchObject({
      ...{ event: open, from: 'closed', to: 'open', active: ['door', 'door.open'], context: { opened: 1 } },
      taken: ['door.closed: door.open (1 of 3)'],
      children: { light: 'light' },
      guardResults: [{ edge: 'door.closed: door.open (1 of 3)', guard: 'hasKey', holds: true }],
      ...{ refusal: undefined, sender: 'page', actions: ['creak'], emitted: [{ type: 'opened' }] },
    });
  });

  it('names the guards that refused an event, or says that the state does not handle the event', () => {
    const { send } = start(doorMachine);
    const refusal = 'refused: hasKey and isSunday said no';
    expect(send('door.open')).toMatchObject({ refusal, sender: 'inspector', taken: [] });
    expect(send('door.paint')?.refusal).toBe('refused: closed does not handle door.paint');
  });

  it('lists the running delays and when they end', () => {
    const { actor, m, clock } = start(doorMachine);
    const type = 'xstate.after.draft.door.open';
    actor.send(open);
    clock.step(1000);
    expect(m.timers).toMatchObject([{ type, due: 5000 }]);
    actor.send(open);
    expect(m.timers).toMatchObject([{ type, due: 6000 }]);
    clock.step(5000);
    expect(m.timers).toEqual([]);
    expect(m.log.at(-1)).toMatchObject({ sender: 'delay', at: 6000, to: 'closed' });
    actor.send(open);
    actor.send({ type: 'door.shut' });
    expect(m.timers).toEqual([]);
  });

  it('queues events while the page is busy, and processes them when it is idle', () => {
    const work: (() => void)[] = [];
    const { session, actor } = start(doorMachine, { whenIdle: (later: () => void) => work.push(later) });
    actor.send(open);
    expect(session.timeline.entries()).toEqual([]);
    expect(session.waiting()).toBeGreaterThan(1);
    while (work.length > 0) work.shift()?.();
    expect(session.timeline.entries().map(({ event }) => event.type)).toContain('door.open');
  });
});

describe('a machine that throws', () => {
  it('is marked as failed at its event, with the state and the stack, even if its parent handles the error', () => {
    const hall = createMachine({
      id: 'hall',
      invoke: { id: 'door', src: doorMachine },
      on: { kick: { actions: [sendTo('door', { type: 'door.kick' })] }, 'xstate.error.actor.door': {} },
    });
    const { actor, session, named } = start(hall);
    actor.send({ type: 'kick' });
    session.flush();
    expect([named('hall').status, named('door').status]).toEqual(['running', 'failed']);
    const rows = session.timeline.entries().slice(-3);
    expect(rows).toMatchObject([
      { event: { type: 'kick' }, error: undefined },
      {
        ...{ sender: 'hall', event: { type: 'door.kick' }, from: 'closed', active: ['door', 'door.closed'] },
        error: { message: 'The lock is broken', stack: expect.stringContaining('session.test.ts') },
      },
      { sender: 'door', event: { type: 'xstate.error.actor.door' }, error: undefined },
    ]);
    // XState warns about this event, and an XState warning that is not caught here fails the test.
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {});
    expect(session.send(named('door'), open)?.refusal).toBe('refused: door has stopped');
  });

  it.each(['context', 'entry'])('is marked as failed if its %s throws while the machine starts', part => {
    const { session, named } = start(createMachine({ id: 'weak', [part]: fail }));
    session.flush();
    expect(named('weak').status).toBe('failed');
    expect(session.timeline.entries()[0]?.error?.message).toBe('The lock is broken');
  });
});

it('a session with another version of XState names what is missing, and the application goes on', () => {
  const problems: string[] = [];
  const session = createSession(createHeldClock(), { onProblem: problem => problems.push(problem) });
  const other = { logic: { root: {} }, system: {}, sessionId: 'x', clock: {}, options: {} } as unknown as AnyActor;
  expect(() => session.inspect({ type: '@xstate.actor', actorRef: other, rootId: 'x' })).not.toThrow();
  expect(() => session.inspect({ type: '@xstate.transition', actorRef: other } as never)).not.toThrow();
  expect(problems[0]).toMatch(/not supported: it has no actor\._initState.*system\.inspect.*node\.transitions/);
});

it('the actor tree has each actor under its parent, including callbacks and promises', () => {
  const letter = { src: fromPromise(() => new Promise(() => {})), id: 'letter' };
  const { session, actor } = run({ invoke: [letter, { src: fromCallback(() => {}) }] });
  const doors = [1, 2].map(() => createActor(doorMachine, { inspect: session.inspect }).start());
  const paths = () => session.actors().map(({ path, kind }) => `${path} ${kind}`);
  const children = ['m/letter promise', 'm/callback callback'];
  expect(paths()).toEqual(['m machine', ...children, 'door machine', 'door 2 machine']);
  for (const each of [actor, ...doors]) each.stop();
  expect(session.actors().filter(({ status }) => status !== 'stopped')).toEqual([]);
});

describe('what an actor did', () => {
  it('includes events that it sends later, names what it cancels, and marks the event that comes late', () => {
    const child = createMachine({ id: 'child', on: { knock: {} } });
    const { m, send, named, clock } = run({
      invoke: { id: 'child', src: child },
      on: {
        plan: {
          actions: [
            raise({ type: 'late' }, { id: 'first', delay: 3000 }),
            raise({ type: 'late' }, { delay: 500 }),
            sendTo('child', { type: 'knock' }, { id: 'second', delay: 1000 }),
          ],
        },
        stop: { actions: [cancel('first'), cancel('never')] },
        late: {},
      },
    });
    const plan = send('plan');
    expect(plan?.actions).toEqual([
      'schedules late in 3 s (id first)',
      'schedules late in 0.5 s',
      'schedules knock for child in 1 s (id second)',
    ]);
    expect(plan?.sent).toEqual([]);
    clock.step(1000);
    const delay = { row: plan?.number, milliseconds: 500, id: undefined };
    expect(m.log.at(-1)).toMatchObject({ event: { type: 'late' }, sender: 'delay', delay });
    expect(named('child').log.at(-1)).toMatchObject({
      ...{ event: { type: 'knock' }, sender: 'm' },
      delay: { row: plan?.number, milliseconds: 1000, id: 'second' },
    });
    expect(m.timers.map(({ type, due }) => `${type} ${due}`)).toEqual(['late 3000']);
    expect(send('stop')?.actions).toEqual(['cancels late (id first)', 'cancels nothing (id never)']);
    expect(send('late')).toMatchObject({ sender: 'inspector', delay: undefined });
  });

  it('counts an event of a root’s guards once for all regions, and none if a region took the event', () => {
    const region = { on: { shared: { guard: 'no' } } };
    const on = { shared: { guard: 'no', actions: [] }, own: { guard: 'no', actions: [] } };
    const { send } = run(
      { type: 'parallel', on, states: { a: { on: { own: { actions: ['say'] } } }, b: {}, c: region } },
      { guards: { no: () => false }, actions: { say: () => {} } },
    );
    const results = (type: string) => send(type)?.guardResults.map(({ edge, holds }) => `${edge} ${holds}`);
    expect(results('shared')).toEqual(['m.c: shared false', 'm: shared false']);
    expect(results('own')).toEqual([]);
  });

  it('fails if a guard throws, which is named with its own stack; later guards were not asked', () => {
    const on = { go: [{ guard: 'isOpen' }, { guard: 'isBroken' }, { guard: 'isOpen' }] };
    const { m, send, session } = run(
      { type: 'parallel', on, states: { a: {}, b: {} } },
      { guards: { isOpen: () => false, isBroken: fail } },
    );
    const message = 'guard isBroken throws The lock is broken';
    expect(explain(m.ref?.getSnapshot(), { type: 'go' }).error?.message).toBe(message);
    send('go');
    const row = session.timeline.entries().at(-1);
    expect(row?.guardResults).toMatchObject([
      { guard: 'isOpen', holds: false },
      { guard: 'isBroken', holds: 'threw' },
    ]);
    const stack = expect.stringMatching(/^Error: The lock is broken\n.*session\.test\.ts/);
    expect(row?.error).toMatchObject({ message, stack });
  });

  it('is nothing for an event that a state forbids, which is no refusal by a guard', () => {
    const { m, send } = run({ initial: 'a', on: { go: '.b' }, states: { a: { on: { go: {} } }, b: {} } });
    const refusal = 'forbidden here: nothing happens';
    expect(explain(m.ref?.getSnapshot(), { type: 'go' }).refusal).toBe(refusal);
    expect(send('go')).toMatchObject({ to: 'a', taken: ['m.a: go'], refusal });
    expect(m.graph?.root.children[0]?.rows).toMatchObject([{ lead: 'go', rest: '/ forbidden' }]);
  });

  it('is not a failure if a promise was rejected and its parent handled that', async () => {
    const invoke = { id: 'load', src: fromPromise(() => Promise.reject(new Error('no'))), onError: 'b' };
    const { m, named, session } = run({ initial: 'a', states: { a: { invoke }, b: {} } });
    await vi.waitFor(() => expect(m.ref?.getSnapshot().value).toBe('b'));
    session.flush();
    expect(named('load')).toMatchObject({ status: 'rejected' });
    expect(JSON.stringify(named('load').output)).toContain('Error: no');
  });

  it('ends when it is stopped, also for a reducer, and is known at each row', () => {
    const invoke = { id: 'count', src: fromTransition(count => count + 1, 0) };
    const { send, named, clock } = run({ initial: 'a', states: { a: { invoke, on: { go: 'b' } }, b: {} } });
    clock.step(7000);
    send('go');
    const count = named('count');
    expect([1, 2, undefined].map(row => statusAt(count, row))).toEqual([undefined, 'running', 'stopped']);
    expect(count.log.at(-1)).toMatchObject({ event: { type: 'xstate.stop' }, at: 7000, refusal: undefined });
  });

  it('includes a context that is changed in place, and says so', () => {
    const push = ({ context }: { context: { list: string[] } }) => void context.list.push('a');
    const { m, send } = run({ context: () => ({ list: [] }), on: { push: { actions: push }, pass: {} } });
    send('pass');
    expect(m.isMutated).toBe(false);
    send('push');
    expect(entryAt(m)?.context).toMatchObject({ list: ['a'] });
    expect(m.log[0]?.context).toMatchObject({ list: [] });
    expect(m.isMutated).toBe(true);
  });

  it('has what an actor received before its start after the start, and before what its children send', () => {
    const session = createSession(createHeldClock());
    const invoke = { src: fromCallback(({ sendBack }) => sendBack({ type: 'late' })) };
    const states = { a: { on: { go: 'b' } }, b: { on: { go: 'c' } }, c: { on: { late: 'd' } }, d: {} };
    const actor = createActor(createMachine({ invoke, initial: 'a', states }), { inspect: session.inspect });
    onTestFinished(() => void actor.stop());
    for (const type of ['go', 'go']) actor.send({ type });
    // An actor that never starts is not listed.
    expect(session.actors()).toEqual([]);
    actor.start();
    const log = session.actors()[0]?.log ?? [];
    const ways = log.map(({ event, from, to, taken }) => `${event.type} ${from} ${to} ${taken.length}`);
    expect(ways).toEqual(['xstate.init undefined a 0', 'go a b 1', 'go b c 1', 'late c d 1']);
  });
});

describe('a timeline', () => {
  it('drops the oldest entries at its limit with ended actors, keeps checkpoints, and continues numbering', () => {
    const timeline = createTimeline({ entries: 100, size: 1e9 }, () => session.forget());
    const { session, named } = start(doorMachine, { timeline });
    for (let count = 0; count < 400; count++) session.send(named('door'), open);
    expect(timeline.entries().length).toBeLessThanOrEqual(100);
    expect(timeline.entries().at(-1)?.number).toBeGreaterThan(1000);
    expect(session.actors().length).toBeLessThan(100);
    expect(session.actors().filter(isRunning)).toHaveLength(2);
    expect(named('door').checkpoint).toMatchObject({ to: 'open' });
    timeline.clear();
    expect([timeline.entries(), named('door').log]).toEqual([[], []]);
    expect(stateName(entryAt(named('door'))?.to)).toBe('open');
    expect(session.send(named('door'), open)?.from).toBe('open');
  });

  it('limits its size in characters, so that large payloads do not fill the memory', () => {
    const timeline = createTimeline({ entries: 1e6, size: 100_000 });
    const { session, m } = start(doorMachine, { timeline });
    for (let count = 0; count < 100; count++) session.send(m, { ...open, key: 'x'.repeat(10_000) });
    expect(timeline.entries().length).toBeLessThan(10);
  });
});
