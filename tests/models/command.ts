/** `npm run paths`: runs the paths on all three levels and writes a report. The first argument can select another check. */
import { spawnSync } from 'node:child_process';

const other: Record<string, () => unknown> = {
  '--walks': () => import('./report/walks'),
  '--mutants': () => import('./mutants/run'),
  '--faults': () => import('./faults/run'),
  '--browsers': () => {
    const config = 'tests/models/drivers/webdriver/vitest.config.ts';
    const run = spawnSync('npx', ['vitest', 'run', '--config', config, ...process.argv.slice(2)], { stdio: 'inherit' });
    process.exitCode = run.status ?? 1;
  },
};

const [first = ''] = process.argv.slice(2);
const check = other[first];
if (check) process.argv.splice(2, 1);
await (check ?? (() => import('./report')))();
