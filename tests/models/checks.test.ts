import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { type AnyStateMachine, fromCallback } from 'xstate';
import { type AnyKit, plan, stringify } from 'xstate-paths';
import { run } from '../../dev/lib/run';
import { failedChecks } from './checks';
import { exampleKit, exampleKitOf, exampleMachine, exampleParts } from './example-machine';
import { pageOf } from './report/page';
import { repeatOf } from './report/seconds';

type Chart = Parameters<typeof exampleParts.createMachine>[0];
type Change = Partial<AnyKit>;

const chart = exampleMachine.config as Chart;
const { off, on } = chart.states as Record<'off' | 'on', { on?: Record<string, unknown> }>;

const machineWith = (change: object): Change => ({
  machine: exampleParts.createMachine({ ...chart, ...change } as Chart) as unknown as AnyStateMachine,
});
const providing = (parts: Parameters<typeof exampleMachine.provide>[0]): Change => ({
  machine: exampleMachine.provide(parts) as unknown as AnyStateMachine,
});
const whenOn = (change: object) => machineWith({ states: { off, on: { ...on, ...change } } });
const eventsOn = (events: object) => whenOn({ on: { ...on.on, ...events } });
const kitWhen = (state: 'off' | 'on', change: Partial<AnyKit['states'][string]>): Change => ({
  states: { ...exampleKit.states, [state]: { ...exampleKit.states[state], ...change } as AnyKit['states'][string] },
});
const expecting = (state: 'off' | 'on', changes: AnyKit['states'][string]['on']): Change =>
  kitWhen(state, { on: { ...exampleKit.states[state]?.on, ...changes } });

const dim = on.on?.['lamp.dim'] as object;
const dimsBy9 = { guard: { type: 'isLess', params: { by: 9 } }, target: 'off' };
const disobeys = 'makes the expected transitions';

describe('the checks', () => {
  it('pass for a machine that does what its kit says', async () => {
    expect(await failedChecks(exampleKit)).toEqual([]);
  });

  it.each<[when: string, change: Change, ...says: string[]]>([
    [
      'no path takes a transition',
      eventsOn({ 'lamp.dim': [dimsBy9, dim] }),
      'transitions that no path takes',
      'lamp.on: lamp.dim (1 of 2)',
    ],
    [
      'no state handles an event',
      whenOn({ on: { 'lamp.press': 'off' } }),
      'events that no state ever takes',
      'lamp.dim',
      'expected transitions that never happen',
    ],
    ['a state is never reached', machineWith({ states: { off, on, broken: {} } }), 'states never reached', 'broken'],
    [
      'a guard never refuses',
      { events: { ...exampleKit.events, 'lamp.dim': [{ by: 0 }] } },
      'guards that never refuse',
    ],
    [
      'an expected transition never happens',
      expecting('off', { evening: () => ({ to: 'off' }) }),
      'expected transitions that never happen',
    ],
    ['the machine has the wrong name', machineWith({ id: 'lantern' }), 'is named after its folder'],
    [
      'an actor has the wrong name',
      whenOn({ invoke: { id: 'eye', src: 'sensor' } }),
      'each of its actors after its source',
    ],
    [
      'an actor does not throw although it is not provided',
      providing({ actors: { sensor: fromCallback(() => {}) } }),
      'throws if an actor is not provided',
    ],
    [
      'an action does not throw although it is not provided',
      providing({ actions: { beep: () => {} } }),
      'throws if an action is not provided',
    ],
    ['the state is wrong', whenOn({ after: { evening: 'on' } }), disobeys],
    ['the context is wrong', expecting('on', { 'lamp.press': () => ({ to: 'off', context: { light: 0 } }) }), disobeys],
    ['the initial context is wrong', machineWith({ context: { light: 1 } }), disobeys],
    [
      'an effect is missing',
      expecting('on', { 'lamp.press': () => ({ to: 'off', effects: [{ type: 'lamp.died' }] }) }),
      disobeys,
    ],
    ['a delay is too long', { delays: { evening: 9_000 } }, disobeys],
    ['a delay is too short', { delays: { evening: 11_000 } }, disobeys],
    ['a delay is not restarted', eventsOn({ 'lamp.dim': { ...dim, target: undefined, reenter: false } }), disobeys],
    ['an actor does not run', kitWhen('off', { actors: () => ['sensor'] }), disobeys],
    ['a tag is missing', whenOn({ tags: [] }), disobeys],
    [
      'an actor has the wrong input',
      whenOn({ invoke: { id: 'sensor', src: 'sensor', input: { from: 'here' } } }),
      disobeys,
    ],
    [
      'the kit does not expect a transition',
      machineWith({ states: { off: { on: { ...off.on, 'lamp.dim': 'on' } }, on } }),
      disobeys,
    ],
  ])('fail when %s', async (_, change, ...says) => {
    const failed = await failedChecks({ ...exampleKit, ...change });
    expect(failed).toEqual(expect.arrayContaining(says.map(words => expect.stringContaining(words))));
  });

  it('say what differs and how to repeat it, and nothing else', async () => {
    const change = expecting('on', { 'lamp.press': () => ({ to: 'off', context: { light: 0 } }) });
    const [failure, ...others] = await failedChecks({ ...exampleKit, ...change });
    expect(failure).toMatch(/: lamp, path \d+, step \d+ of \d+, .*\n {2}context\.light: expected 0, seen 2\n/);
    expect(failure).toContain('Repeat it: npm run paths -- lamp --level machine');
    expect(others).toEqual([]);
  });
});

describe('the type check', () => {
  it('rejects a kit that lacks a state, an event or a delay, or names one that the machine does not have', () => {
    const begin = async () => {};
    const delays = { evening: 1 };
    const events = { 'lamp.press': begin, 'lamp.dim': { payloads: [{ by: 1 }], by: begin } };
    const states = { off: {}, on: {} };
    // @ts-expect-error: the state `on` is missing
    exampleKitOf({ begin, delays, events, states: { off: {} } });
    // @ts-expect-error: the event `lamp.dim` is missing
    exampleKitOf({ begin, delays, events: { 'lamp.press': begin }, states });
    // @ts-expect-error: the payload of `lamp.dim` is missing
    exampleKitOf({ begin, delays, events: { ...events, 'lamp.dim': begin }, states });
    // @ts-expect-error: the delay `evening` is missing
    exampleKitOf({ begin, events, states });
    // @ts-expect-error: there is no state `dim`
    exampleKitOf({ begin, delays, events, states: { ...states, off: { on: { 'lamp.press': 'dim' } } } });
    // @ts-expect-error: there is no event `lamp.break`
    exampleKitOf({ begin, delays, events, states: { ...states, off: { on: { 'lamp.break': 'on' } } } });
    // @ts-expect-error: there is no tag `dark`
    exampleKitOf({ begin, delays, events, states: { ...states, off: { tags: ['dark'] } } });
    expect(exampleKitOf({ begin, delays, events, states }).name).toBe('lamp');
  });
});

describe('a kit', () => {
  it('begins in its first state, and is named after its machine', () => {
    expect(exampleKit).toMatchObject({ name: 'lamp', starts: { in: 'off' } });
  });
});

describe('the plan of a machine’s paths', () => {
  const story = () => plan(exampleKit).map(path => path.map(({ event, way }) => `${stringify(event)} ${way ?? ''}`));

  it('is the same every time', () => {
    expect(story()).toEqual(story());
  });

  it('uses every way to cause an event, in every state', () => {
    const presses = plan(exampleKit)
      .flat()
      .filter(step => step.name === 'lamp.press');
    expect(new Set(presses.map(({ from, way }) => `${from.value} by ${way}`))).toEqual(
      new Set(['off by finger', 'off by Escape', 'on by finger', 'on by Escape']),
    );
  });

  it('includes an event that a guard refuses', () => {
    expect(
      plan(exampleKit)
        .flat()
        .filter(step => step.refused.length > 0)
        .map(step => step.event),
    ).toContainEqual({ type: 'lamp.dim', by: 5 });
  });
});

/** The report of the commands below, which leave the latest report alone. */
const PATHS_REPORT = mkdtempSync(join(tmpdir(), 'paths-'));
afterAll(() => rmSync(PATHS_REPORT, { recursive: true }));

// Outside Vite, which loads the site's content for the tests.
const runPaths = (...args: string[]) =>
  run('npx', ['tsx', 'tests/models/command.ts', ...args], { env: { ...process.env, PATHS_REPORT } });

it.each([
  ['--help', 'Takes the generated paths'],
  ['--patches no-such-folder', 'The folder cannot be read'],
  ['--browsers no-such-machine', 'There is no machine named'],
  ['--failed', 'No run has ended yet'],
])('npm run paths -- %s starts', async (args, answer) => {
  expect((await runPaths(...args.split(' '))).output).toContain(answer);
});

it('npm run paths -- --patches says which patches a machine’s paths catch, and which do not apply', async () => {
  const file = 'machines/color-theme/color-theme.machine.ts';
  const [first = '', second = ''] = readFileSync(file, 'utf8').split('\n');
  const patch = (before: string, after: string) =>
    `--- a/${file}\n+++ b/${file}\n@@ -1,2 +1,2 @@\n-${before}\n+${after}\n ${second}\n`;
  const folder = mkdtempSync(join(tmpdir(), 'patches-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'breaks.patch'), patch(first, "throw new Error('broken');"));
  writeFileSync(join(folder, 'outdated.patch'), patch('This line is not there.', ''));
  writeFileSync(join(folder, 'comment.patch'), patch(first, '/** Other words. */'));
  const { code, output } = await runPaths('--patches', folder, '--level', 'machine', '--machine', 'color-theme');
  expect(code).toBe(1);
  const table = readFileSync(join(PATHS_REPORT, 'patches.md'), 'utf8').split('\n').slice(2);
  expect(table, output).toEqual([
    expect.stringMatching(/^\| breaks.patch \| bare machine \| .*color-theme.kit.ts/),
    '| comment.patch | nothing |  |',
    expect.stringMatching(/^\| outdated.patch \| does not apply \| .*patch does not apply/),
    '',
  ]);
});

it('npm run paths takes one path, and says that it passed', async () => {
  const { code, output } = await runPaths('color-theme', '--path', '1', '--level', 'view');
  expect(code, output).toBe(0);
  // The full run takes the path with several settings.
  expect(output).toMatch(/All chosen paths passed. Tests: view [1-9]/);
  expect(output).not.toContain('--failed');
  const report = readFileSync(join(PATHS_REPORT, 'part/index.html'), 'utf8');
  expect(report).toContain('--text: ');
  expect(report).not.toMatch(/The pictures|<form/);
});

it('npm run paths fails for a path that does not exist, and --failed repeats its machine', async () => {
  const { code, output } = await runPaths('mobile-menu', '--path', '99', '--level', 'machine');
  expect(code, output).toBe(1);
  expect(output).toContain('mobile-menu has 1 path on level machine, so there is no path 99');
  expect(readFileSync(join(PATHS_REPORT, 'failed.json'), 'utf8')).toBe('["mobile-menu --level machine"]');
});

it.each([
  ['the machine zoom makes the expected transitions', '', 'zoom --level view'],
  ['/machines/zoom/zoom.kit.ts', 'SyntaxError', 'zoom --level view'],
  ['the view of zoom path 3 shows', 'Repeat it: npm run paths -- zoom --path 3 --step 4', 'zoom --path 3'],
  ['the built site on a phone path 3 of zoom shows', '', 'zoom --level view'],
  ['tests/models/view.test.tsx', 'SyntaxError', 'site zoom --level view'],
])('the failure of %s is repeated', (name, says, args) => {
  expect(repeatOf({ level: 'view', name, says }, ['site', 'zoom'])).toBe(args);
});

it('the report of chosen paths leads to the failed step, and does not call other transitions missing', () => {
  const scene = { event: '', details: [], state: 'off', taken: [], shot: '' };
  const scenes = [scene, { ...scene, differences: [] }];
  const story = {
    machine: 'lamp',
    viewport: 'phone',
    environment: 'in dark mode',
    path: 1,
    seconds: 1,
    scenes,
    failure: 'lamp, path 1',
  } as const;
  const lamp = {
    declared: ['lamp.off: lamp.press'],
    states: ['off'],
    unreachable: {},
    notTaken: ['lamp.off: lamp.press'],
  };
  const seconds = { machine: 0, view: 0, browser: 0 };
  const page = pageOf(
    [{ ...lamp, name: 'lamp', stories: [{ ...lamp, ...story, scenes: [...scenes] }], paths: 1, steps: 1, seconds }],
    [{ level: 'browser', name: 'path 1 of lamp', says: 'lamp, path 1, step 1 of 1' }],
    { project: '.', wall: 1, all: false, outcome: '' },
  );
  expect(page).toContain('<a href="#lamp-1-failed">');
  expect(page).toContain('<li class="failed" id="lamp-1-failed">');
  expect(page).toContain('0 of 1');
  expect(page).toContain('not in this choice');
  expect(page).not.toContain('<b class="lacks">');
});
