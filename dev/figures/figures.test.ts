import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folders, svgOf } from './drawings';

const root = join(import.meta.dirname, '../..');

it.each(folders)('the drawings in %s are up to date, as written by `npm run generate`', (folder, all) => {
  for (const [name, draw] of Object.entries(all))
    expect(readFileSync(join(root, folder, `${name}.svg`), 'utf8') === svgOf(draw()), name).toBe(true);
});
