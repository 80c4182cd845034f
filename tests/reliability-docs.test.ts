/** docs/reliability.md names each test, and has a test for each name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faults, interruptions } from './support/faults';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The first column of a section's table. A list in a cell, such as '400, 403', is one row for each item. */
function rows(heading: string): string[] {
  const section = read('../docs/reliability.md').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const cells = [...section.matchAll(/^\| (.+?) \|/gm)].map(([, first = '']) => first);
  return cells.slice(1).flatMap(cell => {
    const list = /(?:\S+Z|'[^']+'|\d{3})(?:, (?:\S+Z|'[^']+'|\d{3}))+/.exec(cell)?.[0] ?? '';
    return list.split(', ').map(item => cell.replace(list, item));
  });
}

describe('docs/reliability.md', () => {
  it('has a row for every failure of a send, in the same order', () => {
    expect(rows('The fault matrix')).toEqual([...faults.map(({ name }) => name), ...Object.values(interruptions)]);
  });

  it('has a row for every failure of the rest of the page', () => {
    const source = read('page-faults.browser.ts');
    const plain = [...source.matchAll(/\bit\('(.+?)',/g)].map(([, name]) => name);
    const parts = [...source.matchAll(/\{\s*part: '(.+?)'/g)].map(
      ([, part]) => `'${part}': shows an apology and contact details, and the rest still works`,
    );
    const files = [...source.matchAll(/^ {4}\['(.+?)', \//gm)].map(
      ([, files]) => `${files}: the page stays with its draft, and shows contact details`,
    );
    const instants = new Set([...source.matchAll(/'(\d{4}-[^']+Z)'/g)].map(([, instant]) => instant));
    const times = [...instants].map(instant => `at ${instant} breaks nothing`);
    expect([...plain, ...parts, ...files, ...times].sort()).toEqual(rows('The rest of the page').sort());
    expect(plain.length + parts.length + files.length + times.length).toBeGreaterThan(15);
  });
});
