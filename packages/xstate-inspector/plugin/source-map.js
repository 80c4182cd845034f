// @ts-check
/** Finds a line of served code in its source file. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * @param {{ mappings?: string } | null | undefined} map a source map with one source
 * @param {number} line from 1
 * @param {number} column from 1
 * @returns {{ line: number, column: number } | undefined}
 */
export function originalPosition(map, line, column) {
  if (!map?.mappings) return undefined;
  let [sourceLine, sourceColumn] = [0, 0];
  let found;
  for (const [index, segments] of map.mappings.split(';').entries()) {
    if (index >= line) break;
    let generated = 0;
    for (const segment of segments.split(',')) {
      const [move = 0, , lines = 0, columns = 0] = numbersOf(segment);
      generated += move;
      sourceLine += lines;
      sourceColumn += columns;
      if (index === line - 1 && (generated < column || !found))
        found = { line: sourceLine + 1, column: sourceColumn + 1 };
    }
  }
  return found;
}

/** The base-64 VLQ numbers of a segment. @param {string} segment */
function numbersOf(segment) {
  const numbers = [];
  let [value, shift] = [0, 0];
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
