/** What a command has measured, as it will stand in the table of `npm run quality`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project, stateOfCode } from './commit';

export interface Figure {
  /** What was measured, as a row's name: `Changes of machines that a test notices`. */
  what: string;
  /** What it should be, with its unit: `100 % of those that change anything`. */
  goal: string;
  /** What it is, with its unit: `491 of 499, 8 change nothing`. */
  figure: string;
  met: boolean;
}

export interface Kept {
  /** The commit that was measured, as `stateOfCode` says it. */
  code: string;
  figures: Figure[];
}

/** Where figures are kept, one file a part. */
export const FIGURES = join(project, 'reports/figures');

/** Keeps the figures of one command in `reports/figures/`, in place of those of its last run. */
export function keepFigures(part: string, figures: readonly Figure[], folder = FIGURES): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${part}.json`), `${JSON.stringify({ code: stateOfCode(), figures }, null, 2)}\n`);
}

/** What a command's last run has kept; undefined if it has kept nothing. */
export function keptFigures(part: string, folder = FIGURES): Kept | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, `${part}.json`), 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

export const forgetFigures = (part: string, folder = FIGURES) => rmSync(join(folder, `${part}.json`), { force: true });
