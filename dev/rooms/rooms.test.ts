import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { arrows } from './arrows';
import { DOCUMENT, withRooms } from './document';

it('the picture of the rooms shows what the files import today; `npm run charts` draws it anew', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  expect(text).toBe(withRooms(text));
});

it('no arrow leads from a machine, a piece of content or the theme to another room', () => {
  expect(arrows().filter(arrow => /^(machines|content|theme) /.test(arrow))).toEqual([]);
  expect(arrows()).toContain('pages content');
});
