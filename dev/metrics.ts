/** Keeps the metrics of a command in `reports/metrics/`, from which `npm run quality` writes its table. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Figure {
  /** What was measured, as a row's label: `Mutants killed`. */
  what: string;
  /** The goal, with its unit: `all but equivalent ones`. */
  goal: string;
  /** The value, with its unit: `491 of 499, 8 equivalent`. */
  figure: string;
  met: boolean;
}

export interface Kept {
  /** Short hash of the measured commit, with `-dirty` if there were uncommitted changes. */
  commit: string;
  /** YYYY-MM-DD. */
  day: string;
  figures: readonly Figure[];
}

export const FIGURES = join(import.meta.dirname, '../reports/metrics');

/** Stores the metrics of a command, and replaces those of its last run. */
export function keepMetrics(command: string, figures: readonly Figure[]): void {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' });
  const kept: Kept = { commit: stdout?.trim() || 'unknown', day: new Date().toISOString().slice(0, 10), figures };
  mkdirSync(FIGURES, { recursive: true });
  writeFileSync(join(FIGURES, `${command}.json`), `${JSON.stringify(kept, null, 2)}\n`);
}
