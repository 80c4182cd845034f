/** How long the files of this repository are. A file that fits on a screen is read; a long one is searched. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, project } from './commit';
import type { Figure } from './figures';

interface Source {
  /** From the project's root. */
  file: string;
  lines: number;
}

export const MOST = { median: 60, source: 250, machine: 150 };

/** All that Git knows of, or would, but for content, which is as long as what there is to say. */
function sources(): Source[] {
  return git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mts', '*.mjs')
    .split('\n')
    .filter(file => !file.startsWith('src/content/') || file.endsWith('.test.ts'))
    .flatMap(file => {
      try {
        return [{ file, lines: readFileSync(join(project, file), 'utf8').split('\n').length - 1 }];
      } catch {
        // Deleted and not committed yet.
        return [];
      }
    });
}

const isMachine = ({ file }: Source) => /^machines\/.+\.machine\.ts$/.test(file);

export function median(all: readonly Source[]): number {
  const sorted = all.map(({ lines }) => lines).sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

const longest = (all: readonly Source[]) =>
  all.reduce((one, other) => (other.lines > one.lines ? other : one), { file: 'none', lines: 0 });

export function houseFigures(all = sources()): Figure[] {
  const source = longest(all);
  const machine = longest(all.filter(isMachine));
  const typical = median(all);
  return [
    {
      what: 'Median source file',
      goal: `at most ${MOST.median} lines`,
      figure: `${typical} lines of ${all.length} files`,
      met: typical <= MOST.median,
    },
    {
      what: 'Longest source file, but for content',
      goal: `at most ${MOST.source} lines`,
      figure: `${source.lines} lines, ${source.file}`,
      met: source.lines <= MOST.source,
    },
    {
      what: 'Longest machine',
      goal: `at most ${MOST.machine} lines`,
      figure: `${machine.lines} lines, ${machine.file}`,
      met: machine.lines <= MOST.machine,
    },
  ];
}
