/**
 * `npm run paths -- --mutants`: lets Stryker change the machines, and judges what it has found. Every change is noticed, or stands in
 * the list of those that change nothing. For one machine alone: `npm run paths -- --mutants --mutate 'machines/lightbox/*.machine.ts'`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepMetrics } from '../../../dev/metrics';
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
}
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

const CONFIG = 'tests/models/mutants/stryker.config.json';
/** Share of all changes that may stand in the list. */
const MOST_EQUIVALENT = 0.03;

const project = join(import.meta.dirname, '../../..');
const asked = process.argv.slice(2);
const { status } = spawnSync('npx', ['stryker', 'run', CONFIG, ...asked], { cwd: project, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const report = JSON.parse(readFileSync(join(project, 'reports/mutants/mutants.json'), 'utf8')) as Report;

function originalOf(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

const mutants = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
  mutants.map(mutant => ({ file, ...mutant, original: originalOf(source, mutant.location) })),
);
const unnoticed = mutants.filter(({ status }) => status !== 'Killed' && status !== 'Timeout');
const isEquivalent = (mutant: (typeof mutants)[number]) =>
  equivalents.some(
    one =>
      mutant.file.endsWith(one.file) && one.original.test(mutant.original) && one.replacement === mutant.replacement,
  );
const survivors = unnoticed.filter(mutant => !isEquivalent(mutant));
const spared = unnoticed.length - survivors.length;

for (const { file, location, original, replacement } of survivors) {
  console.error(`NOT NOTICED  ${file}:${location.start.line}\n  ${original}\n  became ${replacement}`);
}
const share = spared / mutants.length;
const figure = `${mutants.length - unnoticed.length} of ${mutants.length}, ${spared} change nothing (${(100 * share).toFixed(1)} %)`;
console.log(`Changes noticed: ${figure}`);
if (survivors.length > 0) process.exitCode = 1;
// A part of the machines may have more than its share.
if (asked.length === 0) {
  if (share > MOST_EQUIVALENT) {
    console.error(`At most ${100 * MOST_EQUIVALENT} % may change nothing`);
    process.exitCode = 1;
  }
  const goal = `all that change anything; at most ${100 * MOST_EQUIVALENT} % change nothing`;
  const met = process.exitCode !== 1;
  keepMetrics('mutants', [{ what: 'Changes of machines that a test notices', goal, figure, met }]);
}
