/**
 * `npm run generate`: updates the charts and the generated parts of docs/architecture.md.
 * `-- fonts` also rebuilds the subset fonts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { DOCUMENT, upToDate } from './architecture/document';
import { drawPicture, machinesByFolder } from './inspector/charts';

for (const { machine, picture } of await machinesByFolder()) {
  await writeFile(picture, await drawPicture(machine));
  console.log(relative(process.cwd(), picture));
}
await writeFile(DOCUMENT, await upToDate(await readFile(DOCUMENT, 'utf8')));
if (process.argv.includes('fonts')) {
  await import('./fonts/subset');
  await import('./fonts/fallback');
}
