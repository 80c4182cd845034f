/** `npm run generate`: updates the charts and the actor tree of docs/architecture.md. */
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
