/**
 * `npm run paths -- --patches <folder> [name …]`: applies each patch file of a folder in turn, in a copy of the project, and
 * runs the generated paths, level by level, until one fails. Names choose the patches whose file name contains one of them.
 * `--level view` chooses a level, `--machine zoom` the paths of one machine; both can be repeated. `--level tests` is all other tests.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { copyProject } from '../../dev/lib/project-copy';
import { run } from '../../dev/lib/run';
import { expectMachines } from './report/arguments';

function stop(problem: string): never {
  console.error(problem);
  process.exit(2);
}

function parse() {
  try {
    const several = { type: 'string', multiple: true } as const;
    return parseArgs({ options: { level: several, machine: several }, allowPositionals: true });
  } catch (error) {
    return stop(String(error));
  }
}

const { values, positionals } = parse();
const [folder = '', ...chosen] = positionals;
const { machine: machines = [], level: chosenLevels = ['machine', 'view', 'browser'] } = values;
expectMachines(machines);

const build = ['vite', 'build', '--mode', 'mailbox', '--logLevel', 'error'];
const vitest = (...args: string[]) => ['vitest', 'run', '--bail', '1', ...args];
const project = join(import.meta.dirname, '../..');
const otherBrowserTests = readdirSync(join(project, 'tests'), { recursive: true })
  .map(file => `tests/${file}`)
  .filter(file => file.endsWith('.browser.ts') && !file.includes('/models/'));
/** The commands of each level, the cheapest level first. */
const commands = {
  machine: [
    vitest('--project=machine', ...(machines.length > 0 ? machines.map(one => `/${one}.kit.ts`) : ['.kit.ts'])),
  ],
  view: [vitest('--project=view', 'tests/models/view.test.tsx')],
  // Walks through the whole site take no account of `--machine`.
  browser: [build, vitest('--project=browser', machines.length > 0 ? 'tests/models/paths-on' : 'tests/models/')],
  tests: [
    ['tsc', '--noEmit'],
    build,
    vitest('--project=machine', '--project=view', '--project=browser', '.test.ts', ...otherBrowserTests),
  ],
};
type Level = keyof typeof commands;
const names = { machine: 'bare machine', view: 'view', browser: 'built site', tests: 'other tests' };

/** The result of a patch: the level and the failure that caught it, or why it could not be tried. */
interface Result {
  patch: string;
  caughtBy: string;
  failure: string;
}

const levels = (Object.keys(commands) as Level[]).filter(level => chosenLevels.includes(level));
const unknown = chosenLevels.filter(level => !(level in commands));
if (unknown.length > 0) stop(`--level is one of ${Object.keys(commands).join(', ')}, not '${unknown[0]}'`);
if (!folder) stop('--patches needs a folder with patch files, such as those of git format-patch');
const patches = filesIn(folder).filter(file => chosen.length === 0 || chosen.some(name => file.includes(name)));
if (patches.length === 0) stop(`${folder} has no such *.patch or *.diff files`);

function filesIn(directory: string): string[] {
  try {
    return readdirSync(directory)
      .filter(file => /\.(patch|diff)$/.test(file))
      .sort();
  } catch (error) {
    return stop(`The folder cannot be read: ${error}`);
  }
}

/** The first failed test with its first difference, or with its error; without one, the end of the output. */
function failureIn(output: string): string {
  const [, test, error = ''] =
    /^ *FAIL +(.*)\n(?: *FAIL .*\n)*((?:.+\n)*)/m.exec(stripVTControlCharacters(output)) ?? [];
  if (!test) return output.trim().split('\n').at(-1) ?? '';
  const difference = /^ +(.*: expected .*, seen .*)$/m.exec(error)?.[1];
  return `${test}: ${difference ?? error.split('\n')[0]}`;
}

/** Where the table is written, and the output of the command that caught each patch. */
const home = process.env.PATHS_REPORT ?? join(project, 'reports/paths');
const reports = join(home, 'patches');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Tries one patch, and takes it back. */
async function tried(copy: string, patch: string): Promise<Result> {
  const apply = (...args: string[]) => run('git', ['apply', ...args, resolve(folder, patch)], { cwd: copy });
  const applied = await apply();
  if (applied.code !== 0) return { patch, caughtBy: 'does not apply', failure: failureIn(applied.output) };
  try {
    for (const level of levels) {
      for (const command of commands[level]) {
        const { code, output } = await run('npx', command, { cwd: copy, env });
        if (code === 0) continue;
        writeFileSync(join(reports, `${patch}.txt`), output);
        return { patch, caughtBy: names[level], failure: failureIn(output) };
      }
    }
    return { patch, caughtBy: 'nothing', failure: '' };
  } finally {
    await apply('--reverse');
  }
}

const env = {
  ...process.env,
  SITE_BUILT: '1',
  NO_COLOR: '1',
  ...(machines.length > 0 && { PATHS: JSON.stringify(machines.map(machine => ({ machine }))) }),
};
const queue = [...patches];
const results: Result[] = [];

async function work(): Promise<void> {
  const copy = await copyProject();
  try {
    for (let patch = queue.shift(); patch; patch = queue.shift()) {
      const result = await tried(copy.root, patch);
      results.push(result);
      console.log(`${result.caughtBy.padEnd(14)} ${patch}  ${result.failure}`);
    }
  } finally {
    await copy.remove();
  }
}

await Promise.all(Array.from({ length: Math.min(patches.length, 2, availableParallelism()) }, work));
const caught = results.filter(({ caughtBy }) => Object.values(names).includes(caughtBy));
const rows = results
  .sort((one, other) => patches.indexOf(one.patch) - patches.indexOf(other.patch))
  .map(({ patch, caughtBy, failure }) => `| ${[patch, caughtBy, failure.replaceAll('|', '\\|')].join(' | ')} |`);
const table = ['| patch | caught by | failure |', '|---|---|---|', ...rows, ''].join('\n');
writeFileSync(join(home, 'patches.md'), table);
console.log(
  `\n${table}\nPatches caught: ${caught.length} of ${results.length}; the table is in ${join(home, 'patches.md')}`,
);
if (caught.length < results.length) process.exitCode = 1;
