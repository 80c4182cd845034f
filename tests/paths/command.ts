/** `npm run paths`: runs the paths on all three levels and writes a report. The first argument can select another check. */
import { spawnSync } from 'node:child_process';
import { expectMachines } from './report/arguments';

const other: Record<string, () => unknown> = {
  '--walks': () => import('./report/walks'),
  '--mutants': () => import('./mutants/run'),
  '--browsers': () => {
    const config = 'tests/paths/drivers/webdriver/vitest.config.ts';
    const asked = process.argv.slice(2);
    const end = asked.findIndex(one => one.startsWith('-'));
    const [names, others] = end < 0 ? [asked, []] : [asked.slice(0, end), asked.slice(end)];
    expectMachines(names);
    const only = names.length > 0 ? ['-t', `path \\d+ of '(${names.join('|')})' `] : [];
    const run = spawnSync('npx', ['vitest', 'run', '--config', config, ...only, ...others], { stdio: 'inherit' });
    process.exitCode = run.status ?? 1;
  },
};

const [first = ''] = process.argv.slice(2);
const check = other[first];
if (check) process.argv.splice(2, 1);
await (check ?? (() => import('./report')))();
