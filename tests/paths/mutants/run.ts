/**
 * `npm run paths -- --mutants`: mutates the machines with Stryker, one after the other, and runs their tests and paths. Every
 * mutant must be killed, or listed as equivalent.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { equivalents } from './equivalents';

interface Place {
  line: number;
  column: number;
}
interface Mutant {
  status: string;
  replacement: string;
  location: { start: Place; end: Place };
  testsCompleted?: number;
}
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

const CONFIG = 'tests/paths/mutants/stryker.config.json';
const NOT_MUTATED = '!machines/**/*.test.ts,!machines/**/*.kit.ts';
const project = join(import.meta.dirname, '../../..');

/** Stryker's report of the mutants in these files. `machines`: those whose paths are taken; by default, all. */
function reportOf(files: string, machines?: string[]): Report['files'] {
  const { status } = spawnSync('npx', ['stryker', 'run', CONFIG, '--mutate', `${files},${NOT_MUTATED}`], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, PATHS: JSON.stringify({ machines }) },
  });
  if (status !== 0) process.exit(status ?? 1);
  return (JSON.parse(readFileSync(join(project, 'reports/mutants/mutants.json'), 'utf8')) as Report).files;
}

function originalOf(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

/** Mutates these machines; without names, all of them and what they share. */
export function killMutants(all: readonly string[], names: readonly string[]): void {
  const reports = (names[0] ? names : all).map(name => reportOf(`machines/${name}/*.ts`, [name]));
  if (!names[0]) reports.push(reportOf('machines/*.ts'));
  const mutants = reports
    .flatMap(files => Object.entries(files))
    .flatMap(([file, { source, mutants }]) =>
      mutants.map(mutant => ({ file, ...mutant, original: originalOf(source, mutant.location) })),
    );
  type Found = (typeof mutants)[number];
  /** Whether the machine could not even be created: test files then fail before their first test, which Stryker does not count. */
  const isBroken = ({ file, testsCompleted }: Found) =>
    testsCompleted === 0 && mutants.some(other => other.file === file && other.status === 'Killed');
  const isEquivalent = (mutant: Found) =>
    equivalents.some(
      one =>
        mutant.file.endsWith(one.file) && one.original.test(mutant.original) && one.replacement === mutant.replacement,
    );
  const unnoticed = mutants.filter(
    mutant => mutant.status !== 'Killed' && mutant.status !== 'Timeout' && !isBroken(mutant),
  );
  const survivors = unnoticed.filter(mutant => !isEquivalent(mutant));
  for (const { file, location, original, replacement } of survivors)
    console.error(`SURVIVED  ${file}:${location.start.line}\n  ${original}\n  became ${replacement}`);
  const killed = mutants.length - unnoticed.length;
  console.log(`Mutants killed: ${killed} of ${mutants.length}, ${unnoticed.length - survivors.length} equivalent`);
  if (survivors.length > 0) process.exitCode = 1;
}
