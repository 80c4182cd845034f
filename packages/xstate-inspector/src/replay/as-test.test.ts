import { describe, expect, it } from 'vitest';
import { assign, createMachine, fromPromise, raise, sendParent, setup } from 'xstate';
import { bellMachine } from '../../fixtures/machines';
import { watchMachine } from '../testing/watch-machine';
import { special } from '../watch/plain';
import { asTest } from './as-test';
import { recordingOf } from './recording';

/** The test of a machine after these events. */
function testOf(machine: Parameters<typeof watchMachine>[0], name: string, types: string[], until?: number): string {
  const { watched, session } = watchMachine(machine);
  // Handles the error of a machine that throws.
  watched.ref?.subscribe({ error: () => {} });
  for (const type of types) session.send(watched, { type });
  return asTest({ module: './a', name }, { ...recordingOf(watched, true, until), machine });
}

describe('a log copied as a test', () => {
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: 'b' } }, b: { on: { go: 'a' } } } });

  it('imports the machine under another name if the test uses its name, and also a default export', () => {
    expect(testOf(machine, 'machine', [])).toContain("import { machine as subject } from './a';");
    expect(testOf(machine, 'default', [])).toContain("import subject from './a';");
    expect(testOf(machine, 'door', [])).toContain('const machine = door;');
  });

  it('quotes names with spaces or dashes', () => {
    const named = setup({
      actions: { 'say hi': () => {} },
      actors: { 'my-kid': fromPromise(async () => {}) },
    }).createMachine({ id: 'm' });
    const code = testOf(named, 'm', []);
    expect(code).toContain('"say hi": () => {}');
    expect(code).toContain('"my-kid": fromPromise(');
  });

  it('ends at the selected row', () => {
    expect(testOf(machine, 'm', ['go', 'go', 'go'], 2).match(/actor\.send/g)).toHaveLength(1);
  });

  it('includes the event on which the machine threw', () => {
    const broken = createMachine({
      id: 'm',
      on: {
        go: {
          actions: assign(() => {
            throw new Error('It is broken');
          }),
        },
      },
    });
    const text = testOf(broken, 'm', ['go']);
    expect(text).toContain('this event led to an error: It is broken');
    expect(text).toContain("expect(actor.getSnapshot().status).toBe('error');");
  });

  it('contains no secrets, also in maps and addresses', () => {
    const secretive = createMachine({
      id: 'm',
      context: {
        headers: new Map([['authorization', 's3cr3t']]),
        url: new URL('https://example.com/?token=s3cr3t'),
        apiKey: new URL('https://s3cr3t.example.com'),
        pairs: [['token', 's3cr3t']],
      },
      on: { go: {} },
    });
    const { watched, session } = watchMachine(secretive, special('URL', 'https://example.com/?token=s3cr3t'));
    session.send(watched, { type: 'go' });
    const text = asTest({ module: './a', name: 'm' }, { ...recordingOf(watched, false), machine: secretive });
    expect(text).not.toContain('s3cr3t');
    expect(text).toContain(
      'headers: new Map<any, any>([["authorization", expect.anything()]]), url: expect.anything()',
    );
    expect(text).toContain('input: new URL("https://example.com/?token=******")');
  });

  it('has a clock for events that come late, and sends what a developer has sent before that', () => {
    const planner = setup({}).createMachine({
      id: 'm',
      context: { heard: 0 },
      entry: raise({ type: 'late' }, { delay: 3000 }),
      on: { late: { actions: assign({ heard: ({ context }) => context.heard + 1 }) } },
    });
    const { watched, session, clock } = watchMachine(planner);
    session.send(watched, { type: 'late' });
    clock.step(3000);
    const text = asTest({ module: './a', name: 'm' }, { ...recordingOf(watched, true), machine: planner });
    expect(text).toContain('const clock = new SimulatedClock();');
    expect(text.match(/actor\.send|clock\.increment\(\d+\)/g)).toEqual(['actor.send', 'clock.increment(3000)']);
    expect(text).toContain('context: { heard: 2 }');
  });

  it('expects anything for what differs from run to run', () => {
    const random = setup({ types: { context: {} as Record<string, unknown> } }).createMachine({
      id: 'm',
      context: () => ({
        seed: Math.random(),
        at: new Date(),
        deck: Array.from({ length: 1 + (Date.now() % 1000) }, () => Math.random()),
        card: { id: Math.random(), kind: 'ace' },
        kept: 1,
      }),
      on: { go: {} },
    });
    const text = testOf(random, 'm', ['go']);
    expect(text).toContain('// Some values differ from run to run.');
    expect(text).toContain(
      '{ seed: expect.anything(), at: expect.anything(), deck: expect.anything(), card: { id: expect.anything(), kind: "ace" }, kept: 1 }',
    );
    expect(testOf(machine, 'm', ['go'])).not.toContain('from run to run');
  });

  it('has maps that TypeScript accepts', () => {
    const maps = setup({ types: { context: {} as Record<string, unknown> } }).createMachine({
      context: {
        same: new Map([['a', 1]]),
        mixed: new Map<unknown, unknown>([
          ['a', 1],
          [2, {}],
        ]),
        empty: new Map(),
      },
    });
    expect(testOf(maps, 'm', [])).toContain(
      'same: new Map([["a", 1]]), mixed: new Map<any, any>([["a", 1], [2, {}]]), empty: new Map<any, any>([])',
    );
  });

  it('expects an event for the parent only if its delay has passed', () => {
    const slow = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          entry: [sendParent({ type: 'soon' }, { delay: 50 }), sendParent({ type: 'late' }, { delay: 500 })],
          after: { 100: 'b' },
        },
        b: {},
      },
    });
    const { watched, clock } = watchMachine(createMachine({}));
    clock.step(100);
    const events = [{ at: 100, event: { type: 'xstate.after.100.m.a' }, to: 'b', isDelayed: true }];
    const recording = { ...recordingOf(watched, true), machine: slow, hasParent: true, events };
    expect(asTest({ module: './a', name: 'm' }, recording)).toContain('expect(sent).toEqual([{ type: "soon" }]);');
  });

  it('has a parent for a machine that tells one', () => {
    const { watched } = watchMachine(bellMachine);
    const recording = { ...recordingOf(watched, true), machine: bellMachine, hasParent: true };
    const text = asTest(
      { module: './a', name: 'bellMachine' },
      { ...recording, events: [{ at: 0, event: { type: 'bell.ring' }, to: 'ringing' }] },
    );
    expect(text).toContain('createActor(machine, { parent })');
    expect(text).toContain('expect(sent).toEqual([{ type: "bell.rang" }]);');
  });
});
