/** Keeps what a command has measured in `reports/figures/`; `npm run quality` joins these files into docs/quality.md. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Figure {
  /** What was measured, as a row's name: `Mutants that a test notices`. */
  what: string;
  /** What it should be, with its unit: `all but those that change nothing`. */
  goal: string;
  /** What it is, with its unit: `491 of 499, 8 change nothing`. */
  figure: string;
  met: boolean;
}

export interface Kept {
  /** Short hash of the measured commit; `-dirty` where files had been changed. */
  commit: string;
  /** YYYY-MM-DD. */
  day: string;
  figures: readonly Figure[];
}

export const FIGURES = join(import.meta.dirname, '../reports/figures');

/** Replaces the figures of the command's last run. */
export function keepFigures(command: string, figures: readonly Figure[]): void {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' });
  const kept: Kept = { commit: stdout?.trim() || 'unknown', day: new Date().toISOString().slice(0, 10), figures };
  mkdirSync(FIGURES, { recursive: true });
  writeFileSync(join(FIGURES, `${command}.json`), `${JSON.stringify(kept, null, 2)}\n`);
}
