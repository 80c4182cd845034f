/** Parses the arguments of `npm run paths --`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Viewport } from 'xstate-paths';
import { type Choice, type Level, levels } from '../asked';
import { type Environment, environments } from '../environments';

const MACHINES = join(import.meta.dirname, '../../../machines');
export const FAILED = 'failed.json';

const USAGE = `npm run paths                     all paths of all machines, on all levels
npm run paths -- lightbox zoom    the paths of these machines
  --level view                    one level: ${levels.join(', ')}
  --path 3                        one path
  --step 14                       up to this step
  --viewport phone                one width of the built site: phone, desktop
  --environment 'in dark mode'    one of: ${Object.keys(environments).join(', ')}
  --headed                        in a browser window; with --step, it stays open until you close it
  --slow                          one second between steps; --slow=3000 for three
  --failed                        the paths that failed last time
npm run paths -- --walks          random walks
npm run paths -- --mutants        mutation tests of the machines
npm run paths -- --browsers       the paths in other installed browsers; of one machine: --browsers lightbox`;

export interface Command {
  /** Whether every path runs on every level. */
  all: boolean;
  levels: readonly Level[];
  /** Empty for all paths. */
  choices: readonly Choice[];
  /** Environment variables of the tests. */
  env: Record<string, string>;
}

export const machineNames = readdirSync(MACHINES).filter(name =>
  existsSync(join(MACHINES, name, `${name}.machine.ts`)),
);

const options = {
  level: { type: 'string' },
  path: { type: 'string' },
  step: { type: 'string' },
  viewport: { type: 'string' },
  environment: { type: 'string' },
  headed: { type: 'boolean' },
  slow: { type: 'string' },
  failed: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function stop(problem: string): never {
  console.error(`${problem}\nnpm run paths -- --help lists the options.`);
  process.exit(2);
}

function oneOf<Value extends string>(
  name: string,
  value: string | undefined,
  all: readonly Value[],
): Value | undefined {
  const found = all.find(one => one === value);
  if (value !== undefined && !found) stop(`--${name} is one of ${all.join(', ')}, not '${value}'`);
  return found;
}

function numberOf(name: string, value: string | undefined): number | undefined {
  if (value !== undefined && !/^[1-9]\d*$/.test(value)) stop(`--${name} takes a number from 1, not '${value}'`);
  return value === undefined ? undefined : Number(value);
}

/** Exits with the names of the machines if one of these names none. */
export function expectMachines(names: readonly string[]): void {
  const other = names.find(name => !machineNames.includes(name));
  if (other) stop(`There is no machine named '${other}'. The machines are ${machineNames.join(', ')}`);
}

function parse(args: readonly string[]) {
  try {
    // `--slow` alone means one second.
    return parseArgs({
      args: args.map(one => (one === '--slow' ? '--slow=1000' : one)),
      options,
      allowPositionals: true,
    });
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

/** Exits with the reason if the arguments are invalid. */
export function readCommand(args: readonly string[], home: string): Command {
  const { values, positionals } = parse(args);
  if (values.help) {
    console.log(`Takes the generated paths and writes reports/paths/index.html.\n\n${USAGE}`);
    process.exit(0);
  }
  const path = numberOf('path', values.path);
  const step = numberOf('step', values.step);
  const viewport: Viewport | undefined = oneOf('viewport', values.viewport, ['phone', 'desktop']);
  const environment = oneOf('environment', values.environment, Object.keys(environments) as Environment[]);
  // `--headed` and `--viewport` imply the browser level.
  const level = oneOf('level', values.level, levels) ?? (values.headed || viewport ? 'browser' : undefined);
  expectMachines(positionals);
  if (path && positionals.length !== 1) stop('--path needs the name of one machine before it: lightbox --path 3');
  if (step && !path) stop('--step needs the number of a path: --path 3 --step 14');

  const named = positionals.map((machine): Choice => ({ machine, level, path, viewport, environment }));
  const failed = values.failed ? readFailed(home).flatMap(line => readCommand(wordsOf(line), home).choices) : [];
  const choices = [...named, ...failed];
  const walked = levels.filter(one =>
    choices.length > 0 ? choices.some(choice => (choice.level ?? one) === one) : (level ?? one) === one,
  );
  return {
    all: choices.length === 0 && walked.length === levels.length,
    // On the bare machine, all paths are one test, so a single path cannot be chosen there.
    levels: path ? walked.filter(one => one !== 'machine' || level === one) : walked,
    choices,
    env: {
      ...(choices.length > 0 && { PATHS: JSON.stringify(choices) }),
      ...(step && { PATHS_STEP: String(step) }),
      ...(values.slow && { PATHS_SLOW: values.slow }),
      ...(values.headed && { PATHS_HEADED: '1' }),
    },
  };
}

/** Splits at spaces, except within single quotes. */
const wordsOf = (line: string) =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** The arguments that repeat each failed path as a whole. */
function readFailed(home: string): string[] {
  const file = join(home, FAILED);
  if (!existsSync(file)) stop('No run has ended yet, so it is unknown what failed.');
  const all = JSON.parse(readFileSync(file, 'utf8')) as string[];
  if (all.length === 0) {
    console.log('Nothing failed last time.');
    process.exit(0);
  }
  return all;
}
