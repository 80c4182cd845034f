/**
 * `npm run generate`: updates the charts and the generated parts of docs/architecture.md.
 * `-- fonts` also rebuilds the subset fonts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { drawChart } from 'vite-plugin-xstate-inspector/machines';
import { DOCUMENT, upToDate } from './architecture/document';
import { machinesByFolder } from './machines';

for (const { machine, picture } of await machinesByFolder()) {
  await writeFile(picture, await drawChart(machine));
  console.log(relative(process.cwd(), picture));
}
await writeFile(DOCUMENT, await upToDate(await readFile(DOCUMENT, 'utf8')));
if (process.argv.includes('fonts')) {
  await import('./fonts/subset');
  await import('./fonts/fallback');
}
