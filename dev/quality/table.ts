/** All figures as one table of Markdown, and what falls short of its goal before it. */
import type { Part } from './run';

export interface Circumstances {
  /** The measured commit: its short hash, or that and what else was there. */
  commit: string;
  /** Its day, YYYY-MM-DD. */
  day: string;
  node: string;
  chromium: string;
  /** Number of processor cores. */
  cores: number;
}

const row = (...cells: string[]) =>
  `| ${cells.map(cell => cell.replace(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;

export function tableOf(parts: readonly Part[], { commit, day, node, chromium, cores }: Circumstances): string {
  const rows = parts.flatMap(({ name, figures }) => figures.map(figure => ({ part: name, ...figure })));
  const short = rows.filter(({ met }) => !met);
  return [
    `Measured on commit ${commit} of ${day}, with Node ${node} and ${chromium} on ${cores} cores.`,
    '',
    `${rows.length - short.length} of ${rows.length} goals are met.${short.length > 0 ? ' What falls short:' : ''}`,
    ...(short.length > 0 ? ['', ...short.map(({ what, figure, goal }) => `- ${what}: ${figure} (goal: ${goal})`)] : []),
    '',
    row('Part', 'What', 'Goal', 'Figure', 'Met'),
    row('---', '---', '---', '---', '---'),
    ...rows.map(({ part, what, goal, figure, met }) => row(part, what, goal, figure, met ? 'yes' : '**no**')),
  ].join('\n');
}

/** Rows that fall short and of which the hand-written part of the page says nothing, by their names. */
export const unexplained = (parts: readonly Part[], words: string) =>
  parts
    .flatMap(({ figures }) => figures)
    .filter(({ met, what }) => !met && !words.includes(what))
    .map(({ what }) => what);
