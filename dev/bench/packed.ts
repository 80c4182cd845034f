/** A built site as a good host serves it: every text file also as brotli and gzip. */
import { constants } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from '../../site-build/pages/compress';

/** Copies the site, because another build may overwrite it during a benchmark; `change` edits the HTML of every page. */
export async function copyPacked(from: string, to: string, change?: (html: string) => string): Promise<void> {
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  if (!change) return;
  const entries = await readdir(to, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter(entry => entry.name.endsWith('.html'))) {
    const file = join(parentPath, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
    // Removes the old compressed copies, because `compressFolder` writes none for a page that has become too small.
    for (const ending of ['br', 'gz']) await rm(`${file}.${ending}`, { force: true });
  }
  await compressFolder(to);
}
