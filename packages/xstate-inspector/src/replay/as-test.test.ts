import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createActor, createMachine, emit, raise, sendParent, sendTo } from 'xstate';
import { watch, watchMachine } from '../testing/watch-machine';
import type { Watched } from '../watch/watched';
import { asTest } from './as-test';
import { pageFacts } from './page-facts';
import { type Recording, recordingOf } from './recording';

const textOf = (recording: Recording, name = 'm', isOfPage?: (text: string) => boolean) =>
  asTest({ module: './a', name }, recording, isOfPage);

function testOf(
  config: AnyStateMachine['config'] | AnyStateMachine,
  types: string[] = [],
  { name = 'm', until, isOfPage }: { name?: string; until?: number; isOfPage?: (text: string) => boolean } = {},
): string {
  const machine = 'root' in config ? config : createMachine({ id: 'm', ...config });
  const { watched, session } = watchMachine(machine);
  for (const type of types) session.send(watched, { type });
  return textOf({ ...recordingOf(watched, true, until), machine }, name, isOfPage);
}

describe('a log copied as a test', () => {
  const machine = { initial: 'a', states: { a: { on: { go: 'b' } }, b: { on: { go: 'a' } } } };

  it('imports the machine, also a default export, under a name that the test does not use otherwise', () => {
    expect(testOf(machine, [], { name: 'machine' })).toContain("import { machine } from './a';");
    expect(testOf(machine, [], { name: 'default' })).toContain("import machine from './a';");
    expect(testOf(machine, [], { name: 'actor' })).toContain("import { actor as machine } from './a';");
  });

  it('ends at the selected row, and sends events that the types of the machine may lack', () => {
    const text = testOf({ ...machine, on: { '*': {} } }, ['go', 'other', 'go'], { until: 3 });
    expect(text.match(/actor\.send.*/g)).toEqual([
      'actor.send({ type: "go" });',
      'actor.send({ type: "other" } as never);',
    ]);
  });

  it('includes the event on which the machine threw', () => {
    const fail = () => {
      throw new Error('It is broken');
    };
    const text = testOf({ on: { go: { actions: assign(fail) } } }, ['go']);
    expect(text).toContain('this event led to an error: It is broken');
    expect(text).toContain("expect(actor.getSnapshot().status).toBe('error');");
  });

  it('has a clock for events that come late, and sends what a developer has sent before that', () => {
    const planner = createMachine({
      id: 'm',
      context: { heard: 0 },
      entry: raise({ type: 'late' }, { delay: 3000 }),
      on: { late: { actions: assign({ heard: ({ context }) => context.heard + 1 }) } },
    });
    const { watched, session, clock } = watchMachine(planner);
    session.send(watched, { type: 'late' });
    clock.step(3000);
    const text = textOf({ ...recordingOf(watched, true), machine: planner });
    expect(text).toContain('const clock = new SimulatedClock();');
    expect(text.match(/actor\.send|clock\.increment\(\d+\)/g)).toEqual(['actor.send', 'clock.increment(3000)']);
    expect(text).toContain('context: { heard: 2 }');
  });

  it('sends an instance as undefined, and a function as one that does nothing, as the replay does', () => {
    const { actor, watched } = watchMachine(createMachine({ ...machine, id: 'm' }));
    actor.send({ type: 'go', sound: new (class Howl {})(), leave: () => {} });
    expect(textOf(recordingOf(watched, true))).toContain('sound: undefined as never, leave: (() => {}) as never }');
  });

  it('leaves out what differs from run to run', () => {
    // Counts, because two runs may be in one millisecond.
    let run = 0;
    const context = () => {
      run += 1;
      const card = { id: Math.random(), kind: 'ace' };
      return { seed: Math.random(), at: new Date(run), card, kept: 1, deck: Array.from({ length: run }, Math.random) };
    };
    const text = testOf({ context, on: { go: {} } }, ['go']);
    expect(text).toContain('// Values that are different in each run');
    expect(text).toContain('{ card: { kind: "ace" }, kept: 1 }');
    expect(testOf(machine, ['go'])).not.toContain('in each run');
  });

  it('expects what is sent to others, children and actors of the module too, and what is emitted', () => {
    const other = createActor(createMachine({}));
    const actions = [
      sendTo(other, { type: 'notify', who: 'Ada' }),
      sendTo('child', { type: 'tell' }),
      sendTo(({ self }) => self, { type: 'own' }),
      emit(() => ({ type: 'sound', at: Math.random() })),
      // Outside a machine, their types are not those of one.
    ] as never;
    const invoke = { id: 'child', src: createMachine({}) };
    const text = testOf({ context: { other }, invoke, on: { go: { actions } } }, ['go']);
    expect(text).toContain('expect(sent).toMatchObject([{ type: "notify", who: "Ada" }, { type: "tell" }]);');
    expect(text).toContain('after go"');
    expect(text.match(/actor\.send/g)).toHaveLength(1);
    expect(text).toContain('expect(emitted).toMatchObject([{ type: "sound" }]);');
  });

  it('takes data for what they are, whatever they look like, and expects nothing of what was cut', () => {
    const context = {
      ...{ date: { '@kind': 'Date', text: 'x' }, zero: -0, ...JSON.parse('{ "__proto__": { "a": 1 } }') },
      list: Array.from({ length: 20_000 }, () => 1),
    };
    const text = testOf({ context });
    expect(text).toContain('date: { "@kind": "Date", text: "x" }, zero: -0, ["__proto__"]: { a: 1 } }');
    expect(text).not.toContain('length');
  });

  it('expects an event for the parent only if its delay has passed', () => {
    const entry = [sendParent({ type: 'soon' }, { delay: 50 }), sendParent({ type: 'late' }, { delay: 500 })];
    const slow = createMachine({ id: 'm', initial: 'a', states: { a: { entry, after: { 100: 'b' } }, b: {} } });
    const { watched, clock } = watchMachine(slow, undefined, true);
    clock.step(100);
    const text = textOf({ ...recordingOf(watched, true), machine: slow });
    expect(text).toContain('expect(sent).toMatchObject([{ type: "soon" }]);');
  });

  it('cannot be made, with the reason, if the log does not begin with the start', () => {
    const counter = createMachine({ id: 'm', on: { go: {} } });
    const { found } = watch(counter, { snapshot: createActor(counter).start().getPersistedSnapshot() });
    expect(() => recordingOf(found[0] as Watched, true)).toThrow('it began from a snapshot');
    const { watched, session } = watchMachine(counter);
    session.timeline.clear();
    expect(() => recordingOf(watched, true)).toThrow('its first rows were cleared');
  });

  it('leaves out what only the page has', () => {
    const location = new URL('https://example.com/rooms?color=teal#room-5');
    const page = { location, localStorage: { theme: 'midnight' }, sessionStorage: {} } as unknown as Window;
    const context = {
      ...{ hash: '#room-5', room: 'room-5', color: 'teal', theme: 'midnight', picture: '/src/card.png?t=1' },
      ...{ link: 'https://example.com/a', at: new URL('https://example.com/rooms'), list: ['/rooms', 'own'] },
      kept: 'yes',
    };
    const text = testOf({ context, on: { go: {} } }, ['go'], { isOfPage: pageFacts(page) });
    expect(text).toContain('toMatchObject({ list: [expect.anything(), "own"], kept: "yes" })');
    expect(text).not.toMatch(/room-5|teal|midnight|card|example/);
  });

  const shared = { list: [] as string[] };
  const same = assign(({ context: { list } }: { context: typeof shared }) => (list.push('b') > 0 ? { list } : {}));
  it.each([
    ['an action pushes', { go: { actions: () => void shared.list.push('a') } }, shared],
    ['assign returns the same array', { go: { actions: same } }, () => ({ list: [] })],
  ])('cannot be made, with the true reason, if the context is changed in place: %s', (_, on, context) => {
    const config = { context, on } as AnyStateMachine['config'];
    expect(() => testOf(config, ['go', 'go'])).toThrow('m changes its context in place');
  });

  it('stays short if the context is large', () => {
    const context = {
      round: 0,
      deck: Array.from({ length: 60 }, (__, cost) => ({ cost, text: 'a long text that says what it does' })),
    };
    const play = assign({
      round: ({ context: { round } }: { context: typeof context }) => round + 1,
      deck: ({ context: { deck } }: { context: typeof context }) => deck.slice(1),
    });
    const text = testOf({ context, on: { go: { actions: play as never } } }, ['go', 'go']);
    expect(text).toContain('context: { round: 1, deck: { length: 59 } } }');
    expect(text.length).toBeLessThan(1_500);
  });
});
