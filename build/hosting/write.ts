/** `npm run hosting`: writes the files that hosts look for in the repository. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { committedFiles } from './committed.ts';

const root = join(import.meta.dirname, '../..');
for (const [path, text] of Object.entries(committedFiles())) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
  console.log(path);
}
