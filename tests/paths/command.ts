/** `npm run paths`: takes all paths, or the chosen ones, with Vitest, whose reporter (`report/reporter.ts`) writes the report. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { machineFiles } from '../../dev/machines';
import type { Asked, Level } from './asked';
import { environments } from './environments';

const files: Readonly<Record<Level, readonly string[]>> = {
  machine: ['tests/paths/machine.test.ts'],
  view: ['tests/paths/view.test.tsx'],
  browser: ['tests/paths/phone.browser.ts', 'tests/paths/desktop.full.browser.ts'],
};
const machines = machineFiles().map(file => basename(file, '.machine.ts'));
/** The values of options that have no others. */
const choices = {
  machine: machines,
  level: Object.keys(files),
  viewport: ['phone', 'desktop'],
  environment: Object.keys(environments),
};
const USAGE = `Takes the generated paths and writes reports/paths/index.html.

npm run paths                     all paths of all machines, on all levels
npm run paths -- lightbox zoom    the paths of these machines
  --level view                    one level: ${choices.level.join(', ')}
  --path 3                        one path
  --step 14                       up to this step
  --viewport phone                one width of the built site: ${choices.viewport.join(', ')}
  --environment 'in dark mode'    one of: ${choices.environment.join(', ')}
  --headed                        in a browser window; with --step, it stays open until you close it
  --slow                          a second between steps
npm run paths -- --mutants        mutation tests of the machines; of one: --mutants lightbox
npm run paths -- --browsers       the paths in Firefox and WebKit; of one machine: --browsers lightbox`;

const project = join(import.meta.dirname, '../..');
const home = join(project, 'reports/paths');
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  ...{ level: text, path: text, step: text, viewport: text, environment: text },
  ...{ headed: flag, slow: flag, mutants: flag, browsers: flag, help: flag },
} satisfies ParseArgsConfig['options'];

function stop(problem: string): never {
  console.error(`${problem}\n\n${USAGE}`);
  process.exit(2);
}

function parse() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return stop(String(error));
  }
}

/** Runs a program whose tests read what is asked from the variable `PATHS`. */
function run(asked: Asked, ...program: readonly string[]): void {
  const env = { ...process.env, PATHS: JSON.stringify(asked) };
  process.exitCode ||= spawnSync('npx', program, { cwd: project, stdio: 'inherit', env }).status ?? 1;
}

function takePaths(levels: readonly string[]): void {
  const isAll = positionals.length + Object.keys(values).length === 0;
  // Other runs write their own report, so that they do not overwrite the full one.
  const report = isAll ? home : join(home, 'part');
  rmSync(report, { recursive: true, force: true });
  run(
    { ...asked, report },
    ...['vitest', 'run'],
    ...['machine', 'paths', 'browser', 'full-browser'].map(name => `--project=${name}`),
    ...levels.flatMap(one => files[one as Level]),
    ...['-t', `(bare machine of|view of|built site on a ${values.viewport ?? ''}).*${path}`],
    ...['default', 'junit', join(import.meta.dirname, 'report/reporter.ts')].map(name => `--reporter=${name}`),
    `--outputFile.junit=${join(report, 'junit.xml')}`,
    // A machine without paths at a width has no tests there.
    '--passWithNoTests',
    // No timeout while a person watches.
    ...(asked.headed || asked.slow ? ['--testTimeout=0'] : []),
  );
}

/**
 * Mutates these machines with Stryker, one after the other, so that only the paths of the mutated one are taken; by default,
 * all of them and what they share. Every mutant must be killed, or disabled by a comment with the reason.
 */
function killMutants(names: readonly string[]): void {
  for (const name of names[0] ? names : [...machines, '']) {
    const files = name ? `machines/${name}/*.ts` : 'machines/*.ts';
    const mutated = `${files},!machines/**/*.test.ts,!machines/**/*.kit.ts`;
    run(
      { machines: name ? [name] : undefined },
      'stryker',
      'run',
      'tests/paths/mutants/stryker.config.json',
      '--mutate',
      mutated,
    );
  }
}

const { values, positionals } = parse();
const chosen = { ...values, machine: positionals };
for (const [option, all] of Object.entries(choices))
  for (const value of [chosen[option as keyof typeof choices] ?? []].flat())
    if (!all.includes(value)) stop(`There is no ${option} '${value}', only ${all.join(', ')}`);
const path = values.path ? `path ${values.path} ` : '';
// The values have been compared with all that there are.
const asked = {
  machines: positionals[0] ? positionals : undefined,
  step: values.step ? Number(values.step) : undefined,
  ...{ environment: values.environment, headed: values.headed, slow: values.slow },
} as Asked;

if (values.help) console.log(USAGE);
else if (values.mutants) killMutants(positionals);
else if (values.browsers)
  run(
    asked,
    ...['vitest', 'run', '--config', 'tests/paths/drivers/webdriver/vitest.config.ts'],
    ...(path ? ['-t', path] : []),
  );
else if (values.level) takePaths([values.level]);
// These imply the browser.
else takePaths(values.headed || values.viewport ? ['browser'] : choices.level);
