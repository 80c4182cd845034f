/** What a command has measured, as it will stand in the table of `npm run quality`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Figure {
  /** What was measured, as a row's name: `Changes of machines that a test notices`. */
  what: string;
  /** What it should be, with its unit: `100 % of those that change anything`. */
  goal: string;
  /** What it is, with its unit: `491 of 499, 8 change nothing`. */
  figure: string;
  met: boolean;
}

const fileOf = (part: string) => join(import.meta.dirname, '../../reports/figures', `${part}.json`);

/** Keeps the figures of one command in `reports/figures/`, in place of those of its last run. */
export function keepFigures(part: string, figures: readonly Figure[]): void {
  mkdirSync(join(fileOf(part), '..'), { recursive: true });
  writeFileSync(fileOf(part), `${JSON.stringify(figures, null, 2)}\n`);
}

/** The figures of a command's last run; undefined if it has kept none. */
export function figuresOf(part: string): Figure[] | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(part), 'utf8')) as Figure[];
  } catch {
    return undefined;
  }
}
