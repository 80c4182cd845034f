/**
 * Draws the figures of the histories, and the map and the braid that their pages are furnished with. Run by hand after a change here, and commit what it writes:
 *   npm run generate
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { drawings, furniture, svgOf } from './drawings.ts';

const folders = [
  ['src/content/figures', drawings],
  ['src/pages/StylePage', furniture],
] as const;
for (const [folder, all] of folders)
  for (const [name, draw] of Object.entries(all)) {
    const svg = svgOf(draw());
    await writeFile(join(import.meta.dirname, '../..', folder, `${name}.svg`), svg);
    console.log(`${folder}/${name}.svg: ${(gzipSync(svg).length / 1024).toFixed(1)} KB compressed`);
  }
