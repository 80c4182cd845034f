/**
 * Draws the histories' figures, their map, and the timelines' braid. After a change here, run it and commit the output:
 *   npm run generate
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { folders, svgOf } from './drawings.ts';

for (const [folder, all] of folders)
  for (const [name, draw] of Object.entries(all)) {
    const svg = svgOf(draw());
    await writeFile(join(import.meta.dirname, '../..', folder, `${name}.svg`), svg);
    console.log(`${folder}/${name}.svg: ${(gzipSync(svg).length / 1024).toFixed(1)} KB compressed`);
  }
