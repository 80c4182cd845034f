/** `npm run paths`: takes all paths, or the chosen ones, on three levels, and writes a report. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildSite } from '../../../dev/lib/build-site';
import { type Level, levels } from '../asked';
import { FAILED, machineNames, readCommand } from './arguments';
import { type MachineReport, pageOf } from './page';
import { byCause, type Failure, failuresOf, passedIn, repeatOf, secondsOf, type VitestReport } from './seconds';
import type { Story } from './storyboard';
import { summarize } from './summary';

const project = join(import.meta.dirname, '../../..');
const home = process.env.PATHS_REPORT ?? join(project, 'reports/paths');
const tests = {
  machine: ['--project', 'machine', 'tests/paths/machine.test.ts'],
  view: ['--project', 'paths', 'tests/paths/view.test.tsx'],
  browser: [
    '--project',
    'browser',
    '--project',
    'full-browser',
    'tests/paths/phone.browser',
    'tests/paths/desktop.full',
  ],
};

const command = readCommand(process.argv.slice(2), home);
/** A partial run writes its own report, so that it does not overwrite the full report. */
const folder = command.all ? home : join(home, 'part');

const nothing: VitestReport = { testResults: [] };
const failures: Failure[] = [];

function walk(level: Level): VitestReport {
  const output = join(folder, `${level}.vitest.json`);
  const reporters = ['default', 'json', 'junit'].map(name => `--reporter=${name}`);
  const outputs = [`--outputFile.json=${output}`, `--outputFile.junit=${join(folder, `${level}.junit.xml`)}`];
  const args = ['vitest', 'run', ...tests[level], ...reporters, ...outputs];
  const { status } = spawnSync('npx', args, {
    cwd: project,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...command.env,
      STORYBOARD: folder,
      ...(level === 'browser' && { SITE_BUILT: '1' }),
    },
  });
  const report: VitestReport = existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : nothing;
  const failed = failuresOf(report, level);
  // Vitest also fails for an error outside the tests.
  if (status !== 0 && failed.length === 0)
    failed.push({ level, name: 'Vitest', says: `It ended with exit code ${status}` });
  failures.push(...failed);
  return report;
}

// Until this run ends, nobody knows what failed.
rmSync(join(home, FAILED), { force: true });
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
if (command.levels.includes('browser')) await buildSite('mailbox');
const began = performance.now();
const reports = { machine: nothing, view: nothing, browser: nothing };
for (const level of levels) if (command.levels.includes(level)) reports[level] = walk(level);
const wall = (performance.now() - began) / 1_000;
const passed = levels.flatMap(level => (command.levels.includes(level) ? `${level} ${passedIn(reports[level])}` : []));
if (failures.length === 0 && levels.every(level => passedIn(reports[level]) === 0)) {
  console.error('No path fits these options, so none was taken.');
  process.exit(2);
}

const stories = readdirSync(folder)
  .filter(file => file.endsWith('.json') && !file.endsWith('.vitest.json'))
  .map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Story);
const walked = [...new Set(stories.map(story => story.machine))].map((name): MachineReport => {
  const own = stories.filter(story => story.machine === name).sort((one, other) => one.path - other.path);
  const taken = new Set(own.flatMap(story => story.scenes.flatMap(scene => scene.taken)));
  const { declared = [], states = [], unreachable = {} } = own[0] ?? {};
  const once = own.filter(story => story.viewport === own[0]?.viewport);
  return {
    name,
    stories: own,
    declared,
    states,
    unreachable,
    notTaken: declared.filter(one => !taken.has(one) && !unreachable[one]),
    paths: once.length,
    steps: once.reduce((sum, story) => sum + story.scenes.length - 1, 0),
    seconds: {
      machine: secondsOf(reports.machine, name),
      view: secondsOf(reports.view, name),
      browser: secondsOf(reports.browser, name),
    },
  };
});

/** The machines with a transition that the full run should have taken. */
const lacking = command.all ? walked.filter(({ notTaken }) => notTaken.length > 0) : [];
const green = failures.length === 0 && lacking.length === 0;
if (!green) process.exitCode = 1;
const outcome = green ? `All ${command.all ? '' : 'chosen '}paths passed. Tests: ${passed.join(', ')}.` : '';
writeFileSync(join(folder, 'index.html'), pageOf(walked, failures, { project, wall, all: command.all, outcome }));
const repeats = [
  ...failures.map(failure => repeatOf(failure, machineNames)),
  ...lacking.map(({ name }) => `${name} --level browser`),
];
writeFileSync(join(home, FAILED), JSON.stringify([...new Set(repeats)]));
if (command.all) summarize(walked, wall, green);
else
  for (const [{ level, name, says }, ...others] of byCause(failures)) {
    const alike = others.length > 0 ? `\nand ${others.length} more with the same differences` : '';
    console.error(`\nFAILED on level ${level}: ${name}${alike}\n${says}`);
  }
const shown = join(relative(project, folder), 'index.html');
const content =
  stories.length > 0 ? 'shows every step' : 'lists the failures; pictures of the steps need --level browser';
console.log(`${shown} ${content}; *.junit.xml beside it is for other tools.`);
if (outcome) console.log(outcome);
if (repeats.length > 0) console.log('npm run paths -- --failed runs the failed paths again.');
