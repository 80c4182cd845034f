/**
 * `npm run paths -- --walks`: takes 2,000 random walks per machine, from a new seed; for one machine: `npm run paths --
 * --walks zoom`.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expectMachines } from './arguments';
import type { VitestReport } from './seconds';

const project = join(import.meta.dirname, '../../..');
const folder = join(project, 'reports/walks');
const output = join(folder, 'walks.json');
const count = process.env.WALKS ?? '2000';
const seed = process.env.SEED ?? String(randomInt(2 ** 31));
const machines = process.argv.slice(2);
expectMachines(machines);
console.log(`Seed: ${seed} (SEED=${seed} npm run paths -- --walks repeats them)`);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const args = [
  'vitest',
  'run',
  '--project',
  'full-paths',
  'tests/paths/walks.full.test.tsx',
  '--reporter=default',
  '--reporter=json',
];
const { status } = spawnSync('npx', [...args, `--outputFile.json=${output}`], {
  cwd: project,
  stdio: 'inherit',
  env: {
    ...process.env,
    WALKS: count,
    SEED: seed,
    ...(machines.length > 0 && { PATHS: JSON.stringify(machines.map(machine => ({ machine }))) }),
  },
});
process.exitCode = status ?? 1;

const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as VitestReport;
const walks = testResults.flatMap(one => one.assertionResults).filter(one => one.status !== 'skipped');
const walked = walks.filter(one => one.status === 'passed').length;
const figure = `${walked} of ${walks.length} machines, ${Number(count).toLocaleString('en-US')} walks each`;
console.log(`Walks on which the view matched the machine: ${figure}`);
