/**
 * `npm run paths -- --mutants`: mutates the machines with Stryker, one after the other, and runs their tests and paths. Every
 * mutant must be killed, or listed as equivalent. For one machine: `npm run paths -- --mutants lightbox`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectMachines, machineNames } from '../report/arguments';
import { equivalents } from './equivalents';

interface Place {
  line: number;
  column: number;
}
interface Mutant {
  status: string;
  replacement: string;
  mutatorName: string;
  location: { start: Place; end: Place };
  testsCompleted?: number;
}
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

const CONFIG = 'tests/paths/mutants/stryker.config.json';
const NOT_MUTATED = '!machines/**/*.test.ts,!machines/**/*.kit.ts';
/** The largest share of equivalent mutants that is allowed. */
const MOST_EQUIVALENT = 0.03;

const project = join(import.meta.dirname, '../../..');
const asked = process.argv.slice(2);
expectMachines(asked);

/** Stryker's report of the mutants in these files. `paths`: the machine whose paths are taken; by default, all. */
function reportOf(files: string, paths?: string): Report['files'] {
  const { status } = spawnSync('npx', ['stryker', 'run', CONFIG, '--mutate', `${files},${NOT_MUTATED}`], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...(paths && { PATHS: JSON.stringify([{ machine: paths }]) }) },
  });
  if (status !== 0) process.exit(status ?? 1);
  return (JSON.parse(readFileSync(join(project, 'reports/mutants/mutants.json'), 'utf8')) as Report).files;
}

const names = asked.length > 0 ? asked : machineNames;
const reports = [
  ...names.map(name => reportOf(`machines/${name}/*.ts`, name)),
  // What machines share.
  ...(asked.length > 0 ? [] : [reportOf('machines/*.ts')]),
];

function originalOf(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

const mutants = reports
  .flatMap(files => Object.entries(files))
  .flatMap(([file, { source, mutants }]) =>
    mutants.map(mutant => ({ file, ...mutant, original: originalOf(source, mutant.location) })),
  );
/** Whether the machine could not even be created: test files then fail before their first test, which Stryker does not count. */
const isBroken = ({ file, testsCompleted }: (typeof mutants)[number]) =>
  testsCompleted === 0 && mutants.some(other => other.file === file && other.status === 'Killed');
const unnoticed = mutants.filter(
  mutant => mutant.status !== 'Killed' && mutant.status !== 'Timeout' && !isBroken(mutant),
);
const isEquivalent = (mutant: (typeof mutants)[number]) =>
  equivalents.some(
    one =>
      mutant.file.endsWith(one.file) && one.original.test(mutant.original) && one.replacement === mutant.replacement,
  );
const survivors = unnoticed.filter(mutant => !isEquivalent(mutant));
const spared = unnoticed.length - survivors.length;

for (const { file, location, original, replacement } of survivors) {
  console.error(`SURVIVED  ${file}:${location.start.line}\n  ${original}\n  became ${replacement}`);
}
const share = spared / mutants.length;
const figure = `${mutants.length - unnoticed.length} of ${mutants.length}, ${spared} equivalent (${(100 * share).toFixed(1)} %)`;
console.log(`Mutants killed: ${figure}`);
if (survivors.length > 0) process.exitCode = 1;
// The limit on equivalent mutants applies only to a run over all machines.
if (asked.length === 0 && share > MOST_EQUIVALENT) {
  console.error(`At most ${100 * MOST_EQUIVALENT} % of the mutants may be equivalent`);
  process.exitCode = 1;
}
