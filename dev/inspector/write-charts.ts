/** Part of `npm run generate`: writes the chart of every machine into its folder. */
import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { drawPicture, machinesByFolder } from './charts';

for (const { machine, picture } of await machinesByFolder()) {
  await writeFile(picture, await drawPicture(machine));
  console.log(relative(process.cwd(), picture));
}
