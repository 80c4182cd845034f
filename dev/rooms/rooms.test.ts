import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { arrows } from './arrows';
import { DOCUMENT, upToDate } from './document';

it('docs/architecture.md shows the actor tree and the imports of today; `npm run charts` writes them', async () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  expect(text).toBe(await upToDate(text));
});

it('no arrow leads from a machine, a piece of content or the theme to another room', () => {
  expect(arrows().filter(arrow => /^(machines|content|theme) /.test(arrow))).toEqual([]);
  expect(arrows()).toContain('pages content');
});
