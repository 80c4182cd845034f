/** A Markdown table, also aligned in a terminal. The first column is text; the others are numbers. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map(row => row.map(String));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(3, ...cells.map(row => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const [head = [], ...body] = cells;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
export const whole = (value: number) => Math.round(value).toString();
