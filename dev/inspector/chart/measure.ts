/** How much room text takes, without a browser to ask: rows are set in a fixed-width face, names are reckoned on the safe side. */
import type { Box, Line } from './graph';

export const SIZE = { row: 13, name: 16, line: 20, pad: 14, head: 34 } as const;

/** Width of a character of common fixed-width faces, as a share of the font size. */
const ADVANCE = 0.605;
/** Names are set in a bold face, which is wider. */
const BOLD = 1.15;
/** Room for a guard's verdict, so that nothing moves when it appears. */
const VERDICT = ' ✓';
/** A running countdown such as `19.9 s` takes more room than the full delay. */
const COUNTDOWN = '00.0 s';

const textWidth = (text: string, size: number = SIZE.row) => text.length * ADVANCE * size;

/** The pieces of a line from left to right, each with where it starts. */
export function piecesOf({ lead, guard, rest, timer }: Line) {
  let x = 0;
  const piece = (text: string) => {
    const start = x;
    if (text !== '') x += textWidth(`${text} `);
    return start;
  };
  const places = {
    lead: piece(lead),
    timer: piece(timer ? COUNTDOWN : ''),
    guard: piece(guard === undefined ? '' : `[${guard}]${VERDICT}`),
    rest: piece(rest ?? ''),
  };
  return { ...places, width: Math.max(0, x - textWidth(' ')) };
}

export function headHeight({ rows }: Pick<Box, 'rows'>): number {
  return SIZE.head + rows.length * SIZE.line + (rows.length > 0 ? 8 : 0);
}

export function boxSize(box: Pick<Box, 'rows' | 'name'>): { width: number; height: number } {
  const widest = Math.max(textWidth(box.name, SIZE.name) * BOLD, ...box.rows.map(row => piecesOf(row).width));
  return { width: Math.ceil(Math.max(96, widest + 2 * SIZE.pad)), height: headHeight(box) + 4 };
}

export function arrowSize(lines: readonly Line[]): { width: number; height: number } {
  const widest = Math.max(...lines.map(line => piecesOf(line).width));
  return { width: Math.ceil(widest + 16), height: lines.length * 18 + 8 };
}
