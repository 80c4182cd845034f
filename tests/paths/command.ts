/** `npm run paths`: takes all paths, or the chosen ones, with Vitest, whose reporter (`reporter.ts`) writes the report. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { machineFiles } from '../../dev/machines';
import { environments } from './environments';

const USAGE = `Takes the generated paths and writes reports/paths/index.html.

npm run paths                     all paths of all machines, on all levels
npm run paths -- lightbox zoom    the paths of these machines; their report is in reports/paths/part
  --level view                    one level: machine, view, browser
  --path 3                        one path
  --step 14                       up to this step
  --viewport phone                one width of the built site: phone, desktop
  --environment 'in dark mode'    one of those in tests/paths/environments.ts
  --headed                        in a browser window, with a second between steps; with --step, it stays open until you close it
npm run paths -- --mutants        mutation tests of the machines; of one: --mutants lightbox
npm run paths -- --browsers       the paths in Firefox and WebKit; of one machine: --browsers lightbox`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ level: text, path: text, step: text, viewport: text, environment: text },
    ...{ headed: flag, mutants: flag, browsers: flag, help: flag },
  },
});
const path = values.path ? `path ${values.path} ` : '';
const machines = positionals[0] ? positionals : undefined;
const report = positionals.length + Object.keys(values).length === 0 ? 'reports/paths' : 'reports/paths/part';

const files: Readonly<Record<string, readonly string[]>> = {
  machine: ['tests/paths/machine.test.ts'],
  view: ['tests/paths/view.test.tsx'],
  browser: ['tests/paths/phone.browser.ts', 'tests/paths/desktop.full.browser.ts'],
};

const known = machineFiles().map(file => basename(file, '.machine.ts'));
const unknown = positionals.find(name => !known.includes(name));
if (unknown) refuse(`There is no machine ${unknown}; there are ${known.join(', ')}.`);
if (values.level && !files[values.level])
  refuse(`There is no level ${values.level}; there are ${Object.keys(files).join(', ')}.`);
if (values.level === 'machine' && values.path) refuse('The test of a bare machine takes all of its paths.');
if (values.environment && !(values.environment in environments))
  refuse(`There is no environment '${values.environment}'; there are ${Object.keys(environments).join(', ')}.`);

function refuse(words: string): never {
  console.error(words);
  process.exit(2);
}

/** Runs a program whose tests read the options from the variable `PATHS`. */
function run(only: object, program: readonly string[]): void {
  const env = { ...process.env, PATHS: JSON.stringify({ ...values, machines, ...only }) };
  process.exitCode ||= spawnSync('npx', program, { stdio: 'inherit', env }).status ?? 1;
}

function takePaths(): void {
  // A width and a window imply the browser.
  const { level = values.headed || values.viewport ? 'browser' : undefined } = values;
  rmSync(report, { recursive: true, force: true });
  run({ report }, [
    ...['vitest', 'run', '--project=machine', '--project=paths', '--project=browser', '--project=full-browser'],
    ...((level && files[level]) || Object.values(files).flat()),
    ...['-t', `(bare machine of|view of|built site on a ${values.viewport ?? ''}).*${path}|can be read`],
    ...['--reporter=default', '--reporter=junit', '--reporter=tests/paths/reporter.ts'],
    `--outputFile.junit=${report}/junit.xml`,
    // A machine without paths at a width has no tests there.
    '--passWithNoTests',
    // No timeout while a person watches.
    ...(values.headed ? ['--testTimeout=0'] : []),
  ]);
}

/**
 * Mutates these machines with Stryker, one after the other, so that only the paths of the mutated one are taken; by default,
 * all of them and what they share. Every mutant must be killed, or disabled by a comment with the reason.
 */
function killMutants(): void {
  for (const name of machines ?? [...known, '']) {
    const mutated = `machines/${name && `${name}/`}*.ts,!machines/**/*.test.ts,!machines/**/*.kit.ts`;
    const own = { machines: name ? [name] : undefined };
    run(own, ['stryker', 'run', 'tests/paths/mutants/stryker.config.json', '--mutate', mutated]);
  }
}

const BROWSERS = ['vitest', 'run', '--config', 'tests/paths/drivers/webdriver/vitest.config.ts', '-t', path];
if (values.help) console.log(USAGE);
else if (values.mutants) killMutants();
else if (values.browsers) run({}, BROWSERS);
else takePaths();
