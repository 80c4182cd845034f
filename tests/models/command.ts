/** `npm run paths`: runs the paths on all three levels and writes a report. The first argument can select another check. */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { expectMachines, numberOf } from './report/arguments';

const other: Record<string, () => unknown> = {
  '--walks': () => import('./report/walks'),
  '--site-walks': () => {
    const [walks = '100', ...others] = process.argv.slice(2);
    numberOf('site-walks', walks);
    const env = { ...process.env, SITE_WALKS: walks, SEED: process.env.SEED ?? String(randomInt(2 ** 31)) };
    const args = ['vitest', 'run', '--project', 'browser', 'tests/models/site-walks.browser.ts', ...others];
    process.exitCode = spawnSync('npx', args, { stdio: 'inherit', env }).status ?? 1;
  },
  '--mutants': () => import('./mutants/run'),
  '--patches': () => import('./patches'),
  '--browsers': () => {
    const config = 'tests/models/drivers/webdriver/vitest.config.ts';
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
