import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DOCUMENT, upToDate } from './document';
import { arrows } from './module-graph';

it('docs/architecture.md shows the actor tree and the imports of today; `npm run generate` writes them', async () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  expect(text).toBe(await upToDate(text));
});

it('modules import each other in one direction only', () => {
  const pairs = arrows().map(arrow => arrow.split(' '));
  let left = [...new Set(pairs.flat())];
  // What imports nothing that is left comes off, until nothing is left or a cycle is.
  const isFree = (module: string) => !pairs.some(([from, to]) => from === module && left.includes(to ?? ''));
  while (left.some(isFree)) left = left.filter(module => !isFree(module));
  expect(left).toEqual([]);
});

it('no arrow leads from a machine, a piece of content or the theme to another room', () => {
  expect(arrows().filter(arrow => /^(machines|content|theme) /.test(arrow))).toEqual([]);
  expect(arrows()).toContain('pages content');
});
