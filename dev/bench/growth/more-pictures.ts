/** Makes a gallery of any size by copying the existing pictures; each copy gets its own texts. */
import { existsSync } from 'node:fs';
import { appendFile, copyFile, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { type Source, survey } from '../../../build/pictures-survey';
import { photographs } from '../../../src/content/photographs';
import type { PhotographEntry } from '../../../src/content/schema';
import { repeatable, reworded } from './words';

const entries: readonly PhotographEntry[] = photographs;
const own = entries.filter(entry => entry.inGallery);
const others = entries.filter(entry => !entry.inGallery);

/** Extends the gallery of the project at `root` to `length` pictures; the original ones come first. */
export async function growGallery(root: string, length: number): Promise<void> {
  const folder = join(root, 'src/content/photographs');
  const staging = join(root, 'more-photographs');
  await mkdir(staging);
  const names = await readdir(folder);
  for (const name of names)
    if (own.some(({ id }) => id === parse(name).name)) await copyFile(join(folder, name), join(staging, name));
  const masters = await survey(own, staging);

  const random = repeatable(1);
  const copies: PhotographEntry[] = [];
  for (let number = own.length; number < length; number++) {
    const master = masters[number % masters.length];
    if (!master) throw new Error('The gallery has no picture that could be copied');
    const copy = copyOf(number, random);
    const file = join(staging, copy.id + parse(master.file).ext);
    await copyFile(master.file, file);
    // Bytes after the picture's end are invisible, but change the file and its hash.
    await appendFile(file, `copy ${number}`);
    copies.push(copy);
  }
  const grown = await survey([...own, ...copies], staging);
  await linkEncoded(join(root, '.cache/pictures'), masters, grown.slice(own.length));
  for (const { file } of grown) await rename(file, join(folder, parse(file).base));
  await rm(staging, { recursive: true });
  await writeFile(join(root, 'src/content/photographs.ts'), sourceOf([...own, ...copies, ...others]));
}

function copyOf(number: number, random: () => number): PhotographEntry {
  const model = own[number % own.length];
  if (!model) throw new Error('The gallery has no picture that could be copied');
  const words = (key: 'alt' | 'caption' | 'hairstyle') =>
    reworded(
      model[key],
      own.map(entry => entry[key]),
      random,
    );
  const name =
    words('caption')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const id = ['gallery', ...name, number].join('-');
  return { ...model, id, alt: words('alt'), caption: words('caption'), hairstyle: words('hairstyle') };
}

/**
 * Links each copy to the encoded files of its original. Encoding is measured separately, because it takes equally long
 * for every picture.
 */
async function linkEncoded(cache: string, masters: readonly Source[], copies: readonly Source[]): Promise<void> {
  const names = await readdir(cache);
  for (const [index, copy] of copies.entries()) {
    const master = masters[index % masters.length];
    for (const name of names) {
      if (!master || !name.startsWith(master.hash)) continue;
      const twin = join(cache, name.replace(master.hash, copy.hash));
      if (!existsSync(twin)) await link(join(cache, name), twin);
    }
  }
}

function sourceOf(all: readonly PhotographEntry[]): string {
  const list = JSON.stringify(all);
  return `import type { PhotographEntry } from './schema.ts';\n\nexport const photographs = ${list} satisfies PhotographEntry[];\n`;
}
