/** Every row of the tables in docs/reliability.md has a test, and every such test has a row. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faults, interruptions } from './support/faults';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The rows of a section's table. A row whose first cell has a list, such as '400, 403', becomes one row for each item. */
function rows(heading: string): { cause: string; outcome: string }[] {
  const section = read('../docs/reliability.md').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const cells = [...section.matchAll(/^\| (.+?) \| (.+?) \|$/gm)].slice(1);
  return cells.flatMap(([, first = '', outcome = '']) => {
    const list = /(?:\S+Z|'[^']+'|\d{3})(?:, (?:\S+Z|'[^']+'|\d{3}))+/.exec(first)?.[0] ?? '';
    return list.split(', ').map(item => ({ cause: first.replace(list, item.replaceAll("'", '')), outcome }));
  });
}

describe('docs/reliability.md', () => {
  it('has a row for every failure to send, in the same order', () => {
    expect(rows('The fault matrix').map(({ cause }) => cause)).toEqual([
      ...faults.map(({ name }) => name),
      ...Object.values(interruptions),
    ]);
  });

  it('has a row for every other failure on the page, with the outcome', () => {
    const source = read('browser/page-faults.browser.ts');
    const names = [...source.matchAll(/'([^'\n]+: [^'\n]+)',\s+async /g)].map(([, name = '']) => name);
    const parts = [...source.matchAll(/\{\s*part: '(.+?)'/g)].map(([, part = '']) => part);
    const files = [...source.matchAll(/^ {4}\['(.+?)', \//gm)].map(([, file = '']) => file);
    const instants = [...new Set([...source.matchAll(/'(\d{4}-[^']+Z)'/g)].map(([, instant = '']) => instant))];
    const values = (name: string) =>
      name.includes('$part') ? parts : name.includes('code of %s') ? files : name.includes('%s') ? instants : [''];
    const tests = names.flatMap(name => values(name).map(value => name.replace(/\$part|%s/, value)));
    expect(tests.sort()).toEqual(
      rows('The rest of the page')
        .map(({ cause, outcome }) => `${cause}: ${outcome}`)
        .sort(),
    );
    expect(tests.length).toBeGreaterThan(15);
  });
});
