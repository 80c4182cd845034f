import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DOCUMENT, upToDate } from './document';
import { arrows } from './module-graph';

it('docs/architecture.md shows the current actor tree and imports, as written by `npm run generate`', async () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  expect(text).toBe(await upToDate(text));
});

it('the imports between folders of the graph form no cycle', () => {
  const pairs = arrows().map(arrow => arrow.split(' '));
  let left = [...new Set(pairs.flat())];
  // Removes every module (folder) that imports none of the others; modules that remain at the end form a cycle.
  const isFree = (module: string) => !pairs.some(([from, to]) => from === module && left.includes(to ?? ''));
  while (left.some(isFree)) left = left.filter(module => !isFree(module));
  expect(left).toEqual([]);
});

it('machines, content and theme import from no other folder of the graph', () => {
  expect(arrows().filter(arrow => /^(machines|content|theme) /.test(arrow))).toEqual([]);
  expect(arrows()).toContain('pages content');
});

it('machines import from no other folder, nor do packages; their kits and tests neither', () => {
  expect(arrows(['machines', 'packages'], true)).toEqual([]);
});
