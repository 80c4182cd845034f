/** `npm run generate`: writes the picture of every machine beside it. */
import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { drawPicture, machinesInTheirRoom } from './charts';

for (const { machine, picture } of await machinesInTheirRoom()) {
  await writeFile(picture, await drawPicture(machine));
  console.log(relative(process.cwd(), picture));
}
