/** `npm run paths -- --faults`: injects each fault into a copy of the project and runs the paths, level by level, until one fails. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { keepMetrics } from '../../../dev/metrics';
import { copyProject } from '../../../dev/project-copy';
import { type Fault, faults } from './faults';

type Level = 'view' | 'browser' | 'test';
interface Result {
  fault: Fault;
  caughtBy: Level | undefined;
  problem?: string;
}

function run(cwd: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<{ green: boolean; said: string }> {
  return new Promise(resolve => {
    const child = spawn('npx', args, {
      cwd,
      env: { ...process.env, SITE_BUILT: '1', NO_COLOR: '1', ...more },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (said += text));
    child.on('close', code => resolve({ green: code === 0, said }));
  });
}

/** Whether a path of this machine, or the fault's test, fails on this level. */
async function isCaught(copy: string, { machine, test }: Fault, level: Level): Promise<boolean> {
  if (level === 'test' && !test) return false;
  if (level === 'browser') {
    const build = await run(copy, ['vite', 'build', '--mode', 'mailbox', '--logLevel', 'error']);
    if (!build.green) throw new Error(`The site with the fault cannot be built: ${build.said}`);
  }
  if (level === 'test')
    return !(await run(copy, ['vitest', 'run', '--project', 'browser', `${test}`, '--bail', '1'])).green;
  const only = { PATHS: JSON.stringify([{ machine }]) };
  const runFile = (file: string, more = {}) =>
    run(copy, ['vitest', 'run', '--project', level, file, '--bail', '1'], { ...only, ...more });
  let { green, said } = await runFile(level === 'view' ? 'tests/models/view.test.tsx' : 'tests/models/paths-on');
  if (green && level === 'browser')
    ({ green, said } = await runFile('tests/models/pairs.browser.ts', { TEST_EXTENT: 'full' }));
  // Only a failure of the machine's own paths, or of its pairs, proves that they catch the fault.
  const reasons = [`${machine}, `, `${machine}: transitions that no path takes`];
  if (!green && !reasons.some(reason => said.includes(reason))) throw new Error(said.slice(-2_000));
  return !green;
}

async function inject(copy: string, fault: Fault): Promise<Result> {
  const file = join(copy, fault.file);
  const source = readFileSync(file, 'utf8');
  const places = source.split(fault.find).length - 1;
  if (places !== 1)
    return { fault, caughtBy: undefined, problem: `its source text occurs ${places} times in ${fault.file}` };
  writeFileSync(
    file,
    source.replace(fault.find, () => fault.put),
  );
  try {
    for (const level of ['view', 'browser', 'test'] as const) {
      if (await isCaught(copy, fault, level)) return { fault, caughtBy: level };
    }
    return { fault, caughtBy: undefined };
  } catch (error) {
    return { fault, caughtBy: undefined, problem: String(error) };
  } finally {
    writeFileSync(file, source);
  }
}

const asked = process.argv[2] ?? '';
const wanted = faults.filter(({ name, machine }) => `${machine} ${name}`.includes(asked));
if (wanted.length === 0) {
  console.error(`No fault's machine and name contain '${asked}'.`);
  process.exit(2);
}
const queue = [...wanted];
const results: Result[] = [];

async function work(): Promise<void> {
  const copy = await copyProject();
  try {
    for (let fault = queue.shift(); fault; fault = queue.shift()) {
      const result = await inject(copy.root, fault);
      results.push(result);
      const mark = result.caughtBy ? `caught by the ${result.caughtBy}` : 'NOT CAUGHT';
      console.log(`${mark.padEnd(22)} ${fault.machine}: ${fault.name}${result.problem ? `\n  ${result.problem}` : ''}`);
    }
  } finally {
    await copy.remove();
  }
}

await Promise.all(Array.from({ length: Math.min(2, cpus().length) }, work));
const by = (level: Level) => results.filter(({ caughtBy }) => caughtBy === level).length;
const caught = by('view') + by('browser') + by('test');
const figure = `${caught} of ${wanted.length}: ${by('view')} by the view, ${by('browser')} by the browser, ${by('test')} by a test`;
console.log(`\nFaults caught: ${figure}`);
if (asked === '') {
  const goal = 'all, of at least 120';
  const met = caught === wanted.length && caught >= 120;
  keepMetrics('view-faults', [{ what: 'Injected faults caught by the paths', goal, figure, met }]);
}
if (caught < wanted.length) process.exitCode = 1;
