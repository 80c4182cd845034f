import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { type AnyStateMachine, fromCallback } from 'xstate';
import { type AnyKit, failedChecks } from 'xstate-paths';
import { run } from '../../dev/lib/run';
import { exampleKit, exampleMachine, exampleParts } from '../../packages/xstate-paths/tests/lamp';
import { conventions } from './bare-machine';
import { pageOf } from './report/page';
import { byCause, repeatOf } from './report/seconds';

const { config } = exampleMachine;
const asMachine = (machine: unknown): Partial<AnyKit> => ({ machine: machine as AnyStateMachine });
const machineWith = (change: object) =>
  asMachine(exampleParts.createMachine({ ...config, ...change } as Parameters<typeof exampleParts.createMachine>[0]));
const named = { ...config.states, on: { ...config.states?.on, invoke: { id: 'eye', src: 'sensor' } } };

it.each<[when: string, change: Partial<AnyKit>, says: string]>([
  ['the machine has the wrong name', machineWith({ id: 'lantern' }), 'is named after its folder'],
  [
    'a guard is not declared',
    machineWith({ on: { 'light.break': { guard: 'isOld', target: '.off' } } }),
    'declares everything that it names',
  ],
  ['an actor has the wrong name', machineWith({ states: named }), 'each of its actors after its source'],
  [
    'an actor does not throw although it is not provided',
    asMachine(exampleMachine.provide({ actors: { sensor: fromCallback(() => {}) } })),
    'throws if an actor is not provided',
  ],
  [
    'an action does not throw although it is not provided',
    asMachine(exampleMachine.provide({ actions: { beep: () => {} } })),
    'throws if an action is not provided',
  ],
])('the checks of this site’s machines fail when %s', async (_, change, says) => {
  expect(await failedChecks({ ...exampleKit, ...change }, conventions)).toContainEqual(expect.stringContaining(says));
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
  const lines = readFileSync(file, 'utf8').split('\n');
  const patch = (before: string, after: string, at = 0) => {
    const around = (some: string[]) => some.map(line => ` ${line}\n`).join('');
    const from = Math.max(0, at - 1);
    const hunk = `${around(lines.slice(from, at))}-${before}\n+${after}\n${around(lines.slice(at + 1, at + 2))}`;
    const count = at - from + 2;
    return `--- a/${file}\n+++ b/${file}\n@@ -${from + 1},${count} +${from + 1},${count} @@\n${hunk}`;
  };
  const [first = ''] = lines;
  const dark = lines.findIndex(line => /^ +dark: /.test(line));
  const folder = mkdtempSync(join(tmpdir(), 'patches-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'breaks.patch'), patch(first, "throw new Error('broken');"));
  writeFileSync(join(folder, 'outdated.patch'), patch('This line is not there.', ''));
  writeFileSync(join(folder, 'comment.patch'), patch(first, '/** Other words. */'));
  const wrong = lines[dark]?.replace("'theme.toggle': 'light'", "'theme.toggle': 'dark'") ?? '';
  writeFileSync(join(folder, 'wrong.patch'), patch(lines[dark] ?? '', wrong, dark));
  const { code, output } = await runPaths('--patches', folder, '--level', 'machine', '--machine', 'color-theme');
  expect(code).toBe(1);
  const table = readFileSync(join(PATHS_REPORT, 'patches.md'), 'utf8').split('\n').slice(2);
  expect(table, output).toEqual([
    expect.stringMatching(/^\| breaks.patch \| bare machine \| .*color-theme.kit.ts.*: Error: broken \|$/),
    '| comment.patch | nothing |  |',
    expect.stringMatching(/^\| outdated.patch \| does not apply \| .*patch does not apply/),
    expect.stringMatching(/^\| wrong.patch \| bare machine \| .*: state: expected "light", seen "dark" \|$/),
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
  ['the bare machine of zoom makes the expected transitions', '', 'zoom --level view'],
  ['/machines/zoom/zoom.kit.ts', 'SyntaxError', 'zoom --level view'],
  ['the view of zoom path 3 shows', 'Repeat it: npm run paths -- zoom --path 3 --step 4', 'zoom --path 3'],
  ['the built site on a phone path 3 of zoom shows', '', 'zoom --level view'],
  ['tests/models/view.test.tsx', 'SyntaxError', 'site zoom --level view'],
])('the failure of %s is repeated', (name, says, args) => {
  expect(repeatOf({ level: 'view', name, says }, ['site', 'zoom'])).toBe(args);
});

it('failures with the same differences are one, whatever the path and its steps', () => {
  const failure = (name: string, ...says: string[]) => ({ level: 'view' as const, name, says: says.join('\n') });
  const seen = "  text 'off': expected 'there', seen not there";
  const groups = byCause([
    failure('path 1', 'lamp, path 1, step 1', seen),
    failure('path 2', 'lamp, path 2, step 1', "  text 'on': expected 'there', seen not there"),
    failure('path 3', 'lamp, path 3, step 2', seen, 'Steps before it:', '  1. press → on'),
    failure('path 4', 'Test timed out'),
  ]);
  expect(groups.map(group => group.map(({ name }) => name))).toEqual([['path 1', 'path 3'], ['path 2'], ['path 4']]);
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
    planned: ['lamp.off: lamp.press'],
  } as const;
  const lamp = {
    declared: ['lamp.off: lamp.press', 'lamp.off: lamp.break'],
    states: ['off'],
    unreachable: {},
    notTaken: ['lamp.off: lamp.press', 'lamp.off: lamp.break'],
  };
  const seconds = { machine: 0, view: 0, browser: 0 };
  const page = pageOf(
    [{ ...lamp, name: 'lamp', stories: [{ ...lamp, ...story, scenes: [...scenes] }], paths: 1, steps: 1, seconds }],
    [{ level: 'browser', name: 'path 1 of lamp', says: 'lamp, path 1, step 1 of 1' }],
    { project: '.', wall: 1, all: false, outcome: '' },
  );
  expect(page).toContain('<a href="#lamp-1-failed">');
  expect(page).toContain('<li class="failed" id="lamp-1-failed">');
  expect(page).toContain('0 of 2');
  expect(page).toMatch(/off: lamp\.press.*not taken: path .*>1<\/a> failed/);
  expect(page).toMatch(/off: lamp\.break.*not in this choice/);
  expect(page).not.toContain('<b class="lacks">');
});
