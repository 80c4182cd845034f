/**
 * `npm run generate`: updates the charts and the actor tree of docs/architecture.md.
 * `-- fonts` also rebuilds the subset fonts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { drawChart } from 'vite-plugin-xstate-inspector/machines';
import { DOCUMENT, withActorTree } from './actor-tree';
import { machinesByFolder } from './machines';

for (const { machine, picture } of await machinesByFolder()) {
  await writeFile(picture, await drawChart(machine));
  console.log(relative(process.cwd(), picture));
}
await writeFile(DOCUMENT, await withActorTree(await readFile(DOCUMENT, 'utf8')));
if (process.argv.includes('fonts')) {
  await import('./fonts/subset');
  await import('./fonts/fallback');
}
