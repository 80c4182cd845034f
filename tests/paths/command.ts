/** `npm run paths`: takes all paths, or the chosen ones, on three levels, and writes a report. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ParseArgsConfig, parseArgs, stripVTControlCharacters } from 'node:util';
import { buildSite } from '../../dev/lib/build-site';
import { machineFiles } from '../../dev/machines';
import type { Asked, Level } from './asked';
import { environments } from './environments';
import { type Failure, pageOf } from './report/page';
import type { Story } from './report/storyboard';

const levels: readonly Level[] = ['machine', 'view', 'browser'];
const viewports = ['phone', 'desktop'] as const;
const USAGE = `npm run paths                     all paths of all machines, on all levels
npm run paths -- lightbox zoom    the paths of these machines
  --level view                    one level: ${levels.join(', ')}
  --path 3                        one path
  --step 14                       up to this step
  --viewport phone                one width of the built site: ${viewports.join(', ')}
  --environment 'in dark mode'    one of: ${Object.keys(environments).join(', ')}
  --headed                        in a browser window; with --step, it stays open until you close it
  --slow                          a second between steps
  --failed                        what failed last time
npm run paths -- --mutants        mutation tests of the machines; of one: --mutants lightbox
npm run paths -- --browsers       the paths in Firefox and WebKit; of one machine: --browsers lightbox`;

const project = join(import.meta.dirname, '../..');
const home = join(project, 'reports/paths');
const FAILED = join(home, 'failed.json');
const tests = {
  machine: ['--project', 'machine', 'tests/paths/machine.test.ts'],
  view: ['--project', 'paths', 'tests/paths/view.test.tsx'],
  browser: [
    ...['--project', 'browser', 'tests/paths/phone.browser.ts'],
    ...['--project', 'full-browser', 'tests/paths/desktop.full.browser.ts'],
  ],
};
/** What the names of the paths' tests contain. */
const patterns = { machine: 'bare machine of', view: 'view of', browser: 'built site on' };
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  ...{ level: text, path: text, step: text, viewport: text, environment: text },
  ...{ headed: flag, slow: flag, failed: flag, mutants: flag, browsers: flag, help: flag },
} satisfies ParseArgsConfig['options'];

function stop(problem: string): never {
  console.error(`${problem}\nnpm run paths -- --help lists the options.`);
  process.exit(2);
}

function oneOf<Value extends string>(what: string, value: string | undefined, all: readonly Value[]) {
  const found = all.find(one => one === value);
  if (value !== undefined && !found) stop(`There is no ${what} '${value}', only ${all.join(', ')}`);
  return found;
}

function numberOf(name: string, value: string | undefined): number | undefined {
  if (value !== undefined && !/^[1-9]\d*$/.test(value)) stop(`--${name} takes a number from 1, not '${value}'`);
  return value === undefined ? undefined : Number(value);
}

function parse() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals: machines } = parse();
if (values.help) {
  console.log(`Takes the generated paths and writes reports/paths/index.html.\n\n${USAGE}`);
  process.exit();
}
const machineNames = machineFiles().map(file => basename(file, '.machine.ts'));
for (const name of machines) oneOf('machine', name, machineNames);

const path = numberOf('path', values.path);
const step = numberOf('step', values.step);
const viewport = oneOf('viewport', values.viewport, viewports);
const environment = oneOf(
  'environment',
  values.environment,
  Object.keys(environments) as (keyof typeof environments)[],
);
// `--headed` and `--viewport` imply the browser.
const level = oneOf('level', values.level, levels) ?? (values.headed || viewport ? 'browser' : undefined);
if (path && machines.length !== 1) stop('--path needs the name of one machine before it: lightbox --path 3');
if (step && !path) stop('--step needs the number of a path: --path 3 --step 14');
const { headed, slow } = values;
const asked: Asked = { machines: machines[0] ? machines : undefined, path, step, viewport, environment, headed, slow };

interface Result {
  asked: Asked;
  failures: Failure[];
}

function readFailed(): Result {
  if (!existsSync(FAILED)) stop('No run has ended yet, so it is unknown what failed.');
  const last: Result = JSON.parse(readFileSync(FAILED, 'utf8'));
  if (last.failures[0]) return last;
  console.log('Nothing failed last time.');
  process.exit();
}

/** The parts of Vitest's JSON report that are used here. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Runs the tests of a level whose names match, and returns the failures and the number of passed tests. */
function take(level: Level, pattern: string, asked: Asked, folder: string): { failures: Failure[]; passed: number } {
  const output = join(folder, `${level}.vitest.json`);
  const reporters = ['default', 'json', 'junit'].map(name => `--reporter=${name}`);
  const outputs = [`--outputFile.json=${output}`, `--outputFile.junit=${join(folder, `${level}.junit.xml`)}`];
  // A machine without paths at a width has no tests there.
  const args = ['vitest', 'run', ...tests[level], '-t', pattern, '--passWithNoTests', ...reporters, ...outputs];
  const env = { ...process.env, PATHS: JSON.stringify(asked), SITE_BUILT: '1' };
  const { status } = spawnSync('npx', args, { cwd: project, stdio: 'inherit', env });
  const { testResults }: VitestReport = existsSync(output)
    ? JSON.parse(readFileSync(output, 'utf8'))
    : { testResults: [] };
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = [
    ...all
      .filter(one => one.status === 'failed')
      .map(one => ({ level, name: one.fullName, says: withoutStack(one.failureMessages.join('\n')) })),
    // Files that cannot be loaded have no tests.
    ...testResults
      .filter(file => file.status === 'failed' && file.assertionResults.length === 0)
      .map(file => ({ level, name: '', says: `${file.name}\n${stripVTControlCharacters(file.message)}` })),
  ];
  if (status !== 0 && failures.length === 0)
    failures.push({ level, name: '', says: `Vitest ended with exit code ${status}` });
  return { failures, passed: all.filter(one => one.status === 'passed').length };
}

const withoutStack = (message: string) =>
  stripVTControlCharacters(message)
    .replace(/^PathFailure: /, '')
    .replace(/\n {4}at [\s\S]*$/, '');

/** A pattern for exactly these tests. */
const anyOf = (names: readonly string[]) =>
  `^(${names.map(name => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})$`;

async function takePaths(): Promise<void> {
  const last = values.failed ? readFailed() : undefined;
  const named = level ? [level] : levels;
  // On the bare machine, all paths are one test, so a single path cannot be chosen there.
  const chosen = last
    ? levels.filter(one => last.failures.some(failure => failure.level === one))
    : named.filter(one => !path || one !== 'machine' || level === one);
  const isAll = !last && chosen.length === levels.length && Object.values(asked).every(one => one === undefined);
  // Other runs write their own report, so that they do not overwrite the full one.
  const folder = isAll ? home : join(home, 'part');
  // Until this run ends, nobody knows what failed.
  rmSync(FAILED, { force: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (chosen.includes('browser')) await buildSite('mailbox');

  const wanted = { ...(last?.asked ?? asked), headed, slow, report: folder };
  const failures: Failure[] = [];
  const passed: string[] = [];
  for (const one of chosen) {
    const names = last?.failures.filter(failure => failure.level === one).map(({ name }) => name) ?? [''];
    const result = take(one, names.includes('') ? patterns[one] : anyOf(names), wanted, folder);
    failures.push(...result.failures);
    if (result.passed > 0) passed.push(`${one} ${result.passed}`);
  }
  if (failures.length === 0 && passed.length === 0) stop('No path fits these options, so none was taken.');

  const stories = readdirSync(folder)
    .filter(file => file.endsWith('.json') && !file.endsWith('.vitest.json'))
    .map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Story);
  writeFileSync(join(folder, 'index.html'), pageOf(stories, failures, isAll));
  writeFileSync(FAILED, JSON.stringify({ asked: wanted, failures }));
  for (const { level, name, says } of failures) console.error(`\nFAILED on level ${level}: ${name}\n${says}`);
  console.log(
    `${join(folder, 'index.html')} shows ${stories[0] ? 'every step' : 'the failures; steps need --level browser'}.`,
  );
  if (failures.length === 0)
    return console.log(`All ${isAll ? '' : 'chosen '}paths passed. Tests: ${passed.join(', ')}.`);
  console.log('npm run paths -- --failed runs the failed paths again.');
  process.exitCode = 1;
}

function takeInOtherBrowsers(): void {
  const config = 'tests/paths/drivers/webdriver/vitest.config.ts';
  const env = { ...process.env, PATHS: JSON.stringify(asked) };
  const { status } = spawnSync('npx', ['vitest', 'run', '--config', config], { cwd: project, stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}

if (values.mutants) (await import('./mutants/run')).killMutants(machineNames, machines);
else if (values.browsers) takeInOtherBrowsers();
else await takePaths();
