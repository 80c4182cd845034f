/** Estimates text widths without a browser. Rows have a fixed-width font; for names, the estimate is an upper bound. */
import type { Box, Line } from './graph';

export const SIZE = { row: 13, name: 16, line: 20, pad: 14, head: 34 } as const;

/** Width of a character in common fixed-width fonts, relative to the font size. */
const ADVANCE = 0.605;
/** Factor for the character width of names, which are bold. */
const BOLD = 1.15;
const RESULT = ' ✓';
/** A countdown such as `19.9 s` is wider than the full delay. */
const COUNTDOWN = '00.0 s';

const textWidth = (text: string, size: number = SIZE.row) => text.length * ADVANCE * size;

export function lineWidth({ lead, guard, rest, timer }: Line): number {
  const parts = [lead, timer && COUNTDOWN, guard === undefined ? '' : `[${guard}]${RESULT}`, rest];
  return textWidth(parts.filter(Boolean).join(' '));
}

export const headHeight = ({ rows }: Pick<Box, 'rows'>): number =>
  SIZE.head + rows.length * SIZE.line + (rows.length > 0 ? 8 : 0);

export function boxSize(box: Pick<Box, 'rows' | 'name'>): { width: number; height: number } {
  const widest = Math.max(textWidth(box.name, SIZE.name) * BOLD, ...box.rows.map(lineWidth));
  return { width: Math.ceil(Math.max(96, widest + 2 * SIZE.pad)), height: headHeight(box) + 4 };
}

export function arrowSize(lines: readonly Line[]): { width: number; height: number } {
  const widest = Math.max(...lines.map(lineWidth));
  return { width: Math.ceil(widest + 16), height: lines.length * 18 + 8 };
}
