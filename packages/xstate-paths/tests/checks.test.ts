import { readdirSync, readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, fromCallback, fromPromise, setup } from 'xstate';
import { type AnyKit, button, type Driver, field, kitOf, kitsFor, type PageKit, plan, text } from '../src';
import { isEqual } from '../src/repeatable';
import { startingKit } from '../src/starting-kit';
import { chart as chartOf, failures } from './charts';

const lampParts = setup({
  types: {} as {
    context: { light: number };
    events: { type: 'lamp.press' } | { type: 'lamp.dim'; by: number };
    tags: 'bright';
  },
  actors: { sensor: fromCallback(() => {}) },
  guards: { isLess: ({ context }, { by }: { by: number }) => by < context.light },
  actions: {
    light: assign({ light: 2 }),
    beep: () => {},
    dim: assign({ light: ({ context }, { by }: { by: number }) => context.light - by }),
  },
  delays: { evening: 10_000 },
});

const lampMachine = lampParts.createMachine({
  id: 'lamp',
  context: { light: 2 },
  initial: 'off',
  states: {
    off: { on: { 'lamp.press': { target: 'on', actions: ['light', 'beep'] } } },
    on: {
      tags: 'bright',
      invoke: { id: 'sensor', src: 'sensor' },
      after: { evening: 'off' },
      on: {
        'lamp.press': 'off',
        'lamp.dim': {
          guard: { type: 'isLess', params: ({ event }) => event },
          target: 'on',
          reenter: true,
          actions: { type: 'dim', params: ({ event }) => event },
        },
      },
    },
  },
});

const lampKitOf = kitsFor<Driver>({})(lampMachine);

const lampKit = lampKitOf({
  context: { light: 2 },
  delays: { evening: 10_000 },
  viewports: ['phone'],
  begin: driver => driver.visit('/lamp'),
  events: {
    'lamp.press': { finger: driver => driver.press(button('Lamp')), Escape: driver => driver.key('Escape') },
    'lamp.dim': { payloads: [{ by: 1 }, { by: 5 }], by: (driver, { by }) => driver.fill(field('Lamp'), String(by)) },
  },
  states: {
    off: { on: { 'lamp.press': () => ({ to: 'on', context: { light: 2 }, effects: [{ does: 'beep' }] }) } },
    on: {
      on: {
        'lamp.press': 'off',
        'lamp.dim': ({ context: { light }, event: { by } }) =>
          by < light ? { to: 'on', reenter: true, context: { light: light - by } } : null,
        evening: 'off',
      },
      actors: ['sensor'],
      tags: ['bright'],
    },
  },
});

type Chart = Parameters<typeof lampParts.createMachine>[0];
type Change = Partial<AnyKit>;

const chart = lampMachine.config as Chart;
const { off, on } = chart.states as Record<'off' | 'on', { on?: Record<string, unknown> }>;

const machineWith = (change: object): Change => ({
  machine: lampParts.createMachine({ ...chart, ...change } as Chart) as unknown as AnyStateMachine,
});
const whenOn = (change: object) => machineWith({ states: { off, on: { ...on, ...change } } });
const eventsOn = (events: object) => whenOn({ on: { ...on.on, ...events } });
const kitWhen = (state: 'off' | 'on', change: Partial<AnyKit['states'][string]>): Change => ({
  states: { ...lampKit.states, [state]: { ...lampKit.states[state], ...change } as AnyKit['states'][string] },
});
const expecting = (state: 'off' | 'on', changes: AnyKit['states'][string]['on']): Change =>
  kitWhen(state, { on: { ...lampKit.states[state]?.on, ...changes } });

const dim = on.on?.['lamp.dim'] as object;
const dimsBy9 = { guard: { type: 'isLess', params: { by: 9 } }, target: 'off' };

describe('the checks', () => {
  it('pass for a machine that does what its kit says', async () => {
    expect(await failures(lampMachine, lampKit)).toEqual([]);
  });

  it('do not judge a context that may be any, but the state', async () => {
    const dimming = (to: string) =>
      expecting('on', {
        'lamp.dim': ({ context: { light }, event: { by } }) =>
          by < light ? { to, reenter: true, context: 'any' } : null,
      });
    expect(await failures(lampMachine, { ...lampKit, ...dimming('on') })).toEqual([]);
    expect(await failures(lampMachine, { ...lampKit, ...dimming('off') })).toHaveLength(1);
  });

  it.each<[when: string, change: Change, ...says: string[]]>([
    [
      'no path takes a transition',
      eventsOn({ 'lamp.dim': [dimsBy9, dim] }),
      'transitions that no path takes',
      'lamp.on: lamp.dim (1 of 2)',
    ],
    [
      'a transition never happens',
      kitWhen('on', { on: { ...lampKit.states.on?.on, 'lamp.break': () => null } }),
      'expected transitions that never happen: on: lamp.break',
    ],
    ['a state is never reached', machineWith({ states: { off, on, broken: {} } }), 'states never reached', 'broken'],
    ['a guard never refuses', { events: { ...lampKit.events, 'lamp.dim': [{ by: 0 }] } }, 'guards that never refuse'],
    ['the state is wrong', whenOn({ after: { evening: 'on' } })],
    ['the initial context is wrong', machineWith({ context: { light: 1 } })],
    ['an effect is missing', expecting('on', { 'lamp.press': () => ({ to: 'off', effects: [{ type: 'died' }] }) })],
    ['a delay is too long', { delays: { evening: 9_000 } }, 'delay evening in ms: expected 9000, seen 10000'],
    ['a delay is not restarted', eventsOn({ 'lamp.dim': { ...dim, target: undefined, reenter: false } })],
    [
      'a delay that has ended does not start again',
      { ...whenOn({ after: { evening: 'on' } }), ...expecting('on', { evening: () => ({ to: 'on', reenter: true }) }) },
      'delays that do not start again: expected [], seen ["evening"]',
    ],
    ['an actor does not run', kitWhen('off', { actors: () => ['sensor'] })],
    ['a tag is missing', whenOn({ tags: [] })],
    ['an actor has the wrong input', whenOn({ invoke: { id: 'sensor', src: 'sensor', input: { from: 'here' } } })],
    ['a transition is not expected', machineWith({ states: { off: { on: { ...off.on, 'lamp.dim': 'on' } }, on } })],
  ])('fail when %s', async (_, change, ...says) => {
    const kit = { ...lampKit, ...change };
    const failed = await failures(kit.machine, kit);
    const words = says.length > 0 ? says : ['makes the expected transitions'];
    expect(failed).toEqual(expect.arrayContaining(words.map(one => expect.stringContaining(one))));
  });

  it('say what differs and how to repeat it, and nothing else', async () => {
    const kit = { ...lampKit, ...expecting('on', { 'lamp.press': () => ({ to: 'off', context: { light: 0 } }) }) };
    expect(await failures(lampMachine, kit, { repeat: () => 'npm run paths' })).toEqual([
      expect.stringMatching(
        /: lamp, path \d+, step \d+ of \d+, .*\n {2}context\.light: expected 0, seen 2\n.*Repeat it: npm run paths/s,
      ),
    ]);
  });
});

describe('a small kit', () => {
  const login = { target: 'in', actions: assign({ session: { sessionId: 'REAL' } }) };
  const session = chartOf({ out: { on: { login } }, in: {} }, { context: { session: null, error: 'x' } });

  it.each<[when: string, context: object, says: string]>([
    [
      'a value is not an actor, although it has a sessionId',
      { session: { sessionId: 'WRONG' } },
      'context.session: expected {"sessionId":"WRONG"}, seen {"sessionId":"REAL"}',
    ],
    ['a value must be undefined', { error: undefined }, 'context.error: expected undefined, seen "x"'],
  ])('is compared if %s', async (_, context, says) => {
    const failed = await failures(session, { states: { out: { on: { login: { to: 'in', context } } } } });
    expect(failed).toContainEqual(expect.stringContaining(says));
  });
});

it.each<[one: unknown, other: unknown, isSame: boolean]>([
  [{}, new Date(0), false],
  [new Date(0), new Date(0), true],
  [new Set([1]), [1], false],
  [{ one: undefined }, {}, true],
  [{ one: 1, two: 2 }, { two: 2, one: 1 }, true],
])('%o and %o are equal: %s', (one, other, isSame) => {
  expect(isEqual(one, other)).toBe(isSame);
  expect(isEqual(other, one)).toBe(isSame);
});

describe('the type check', () => {
  it('accepts a delay named by its length, a result named after its source, and asks for none of XState’s own events', async () => {
    type Event = { type: 'go' } | { type: 'xstate.done.actor.paying'; output: object };
    const actors = { pay: fromPromise(async () => ({ bill: '' })) };
    const machine = setup({ types: { events: {} as Event }, actors }).createMachine({
      initial: 'here',
      states: {
        here: { on: { go: 'asked' } },
        asked: { invoke: { id: 'paying', src: 'pay', onDone: 'paid', onError: 'here' } },
        paid: { after: { 1000: 'here' } },
      },
    });
    const go = { go: () => {} };
    const asked = { on: { 'pay.done': 'paid', 'pay.error': 'here' } } as const;
    const states = { here: { on: { go: 'asked' } }, asked, paid: { on: { 1000: 'here' } } } as const;
    const kit: PageKit<typeof machine, Driver> = { begin: () => {}, events: go, states };
    const small = kitOf(machine, { events: { 'pay.done': { payloads: [{ bill: 'No. 1' }] } }, states: kit.states });
    expect(await failures(machine, small)).toEqual([]);
    expect(startingKit(kitOf(machine), 'machine', './machine')).toContain("'pay.done': { payloads");
  });

  it('accepts the beginning of a kit whatever states, events and files are called', async () => {
    const names = ['2fa', '3ds', 'a-b', 'back\\slash', "it's", 'two\nlines', '"'];
    const machine = chartOf(Object.fromEntries(names.map(name => [name, { on: { [name]: {}, '*': {} } }])));
    const written = startingKit(kitOf(machine), 'machine', "./it's.machine");
    await expect(transformWithOxc(written, 'x.kit.ts')).resolves.toBeDefined();
    expect(written).not.toContain('other:');
  });

  it('rejects a kit that lacks a state, an event or a delay, or names one that the machine does not have', () => {
    const begin = async () => {};
    const delays = { evening: 1 };
    const events = { 'lamp.press': begin, 'lamp.dim': { payloads: [{ by: 1 }], by: begin } };
    const states = { off: {}, on: {} };
    // @ts-expect-error: the state `on` is missing
    lampKitOf({ begin, delays, events, states: { off: {} } });
    // @ts-expect-error: the event `lamp.dim` is missing
    lampKitOf({ begin, delays, events: { 'lamp.press': begin }, states });
    // @ts-expect-error: the payload of `lamp.dim` is missing
    lampKitOf({ begin, delays, events: { ...events, 'lamp.dim': begin }, states });
    // @ts-expect-error: the delay `evening` is missing
    lampKitOf({ begin, events, states });
    // @ts-expect-error: there is no state `dim`
    lampKitOf({ begin, delays, events, states: { ...states, off: { on: { 'lamp.press': 'dim' } } } });
    // @ts-expect-error: there is no event `lamp.break`
    const unknown: Parameters<typeof lampKitOf>[0]['states']['off'] = { on: { 'lamp.break': 'on' } };
    const wrong = () => lampKitOf({ begin, delays, events, states: { ...states, off: unknown } });
    expect(wrong).toThrow('lamp.break');
    // @ts-expect-error: there is no tag `dark`
    lampKitOf({ begin, delays, events, states: { ...states, off: { tags: ['dark'] } } });
    expect(lampKitOf({ begin, delays, events, states }).name).toBe('lamp');
  });
});

it.each<[kit: object, says: string]>([
  [{ evnts: {} }, 'names keys that no kit has: evnts'],
  [{ states: { of: {} } }, 'names states that the machine does not have: of. There are off, on'],
  [{ states: { on: { pag: {} } } }, 'names keys of on that no state has: pag'],
  [{ always: { sees: {} } }, 'names keys of always that no state has: sees'],
  [{ events: { 'lamp.pres': [{}] } }, 'names events that the machine handles nowhere: lamp.pres. There are lamp.press'],
  [{ events: { 'sensr.error': [{}] } }, 'names events that the machine handles nowhere: sensr.error'],
  [{ events: { 'lamp.dim': { payload: [{ by: 1 }] } } }, 'names keys of lamp.dim that no event has: payload'],
  [
    { states: { on: { justAfter: { 'lamp.di': {} } } } },
    'names events of on that the machine handles nowhere: lamp.di',
  ],
  [{ delays: { evning: 1 } }, 'names delays that the machine does not have: evning. There are evening'],
  [{ inputs: { sensr: () => ({}) } }, 'names actors whose inputs nobody reads: sensr. There are sensor'],
  [{ mayScroll: ['lamp.pres'] }, 'names events in mayScroll that the machine handles nowhere: lamp.pres'],
  [{ machineOnly: [{ event: { type: 'lamp.pres' } }] }, 'names events in machineOnly that the machine handles nowhere'],
  [{ unreachable: { 'lamp.of: lamp.press': '' } }, 'names transitions that the machine does not have: lamp.of'],
  [{ events: { 'lamp.press': { by: () => button('TODO: a name') } } }, 'is not filled in: TODO: a name'],
  [{ events: { 'lamp.dim': ['TODO: a payload'] } }, 'is not filled in: TODO: a payload'],
  [{ states: { on: { page: { [text('TODO: a text')]: 'there' } } } }, 'is not filled in: TODO: a text'],
])('a kit %o %s', (kit, says) => {
  expect(() => kitOf(lampMachine as AnyStateMachine, kit)).toThrow(`lamp: the kit ${says}`);
});

it('a key that no outcome has is refused, also if a function returns it', async () => {
  const off = { on: { 'lamp.press': () => ({ to: 'on', contxt: { light: 3 } }) } };
  const words = 'lamp: the kit names keys that no outcome has, of lamp.press in off: contxt';
  expect((await failures(lampMachine, { states: { off } }))[0]).toContain(words);
});

it('a transition that the kit calls unreachable need not be taken, nor its guard refuse', async () => {
  const go = [{ guard: () => false, target: 'b' }, 'b'];
  const machine = chartOf({ a: { on: { go } }, b: { on: { stay: { guard: () => true } } } });
  const unreachable = { '(machine).a: go (1 of 2)': 'for this input', '(machine).b: stay': 'for this input' };
  expect(await failures(machine)).toHaveLength(2);
  expect(await failures(machine, { unreachable })).toEqual([]);
  const wrong = { ...unreachable, '(machine).a: go (2 of 2)': 'a mistake' };
  const said = expect.stringContaining('the kit calls unreachable what paths take: (machine).a: go (2 of 2)');
  expect(await failures(machine, { unreachable: wrong })).toEqual([said]);
});

it('an error in a step names the event and the state', async () => {
  const sale = { id: 'sale', output: () => JSON.parse('no bids') };
  const [first] = await failures(chartOf({ open: { on: { close: 'over' } }, over: { type: 'final' } }, sale));
  expect(first).toContain('sale, close in open: Unexpected token');
});

it('a kit cannot name a state whose name means two', () => {
  const machine = chartOf({ 'a.b': {}, a: { initial: 'b', states: { b: {} } } });
  expect(() => kitOf(machine)).toThrow('names mean several: a.b');
});

it('the plan of a machine’s paths uses every variant to cause an event, in every state', () => {
  const steps = plan(lampKit)
    .flat()
    .map(({ name, from, variant }) => `${name} in ${from.value} by ${variant}`);
  for (const where of ['off by finger', 'off by Escape', 'on by finger', 'on by Escape'])
    expect(steps).toContain(`lamp.press in ${where}`);
});

it('private names of XState are in one file, which has a canary for each', () => {
  const folder = new URL('../src/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'));
  const knowing = files.filter(name => /(?<!\w)_[a-z]\w*/.test(readFileSync(new URL(name, folder), 'utf8')));
  expect(knowing).toEqual(['inside.ts']);
});
