/** Makes a gallery of any size by copying the existing pictures; each copy gets its own texts. */
import { existsSync } from 'node:fs';
import { link, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { hashOf } from '../../../site-build/pictures/survey';
import { photographs } from '../../../src/content/photographs';
import type { PhotographEntry } from '../../../src/content/schema';
import { repeatable, reworded } from './words';

const entries: readonly PhotographEntry[] = photographs;
const own = entries.filter(entry => entry.inGallery);
const others = entries.filter(entry => !entry.inGallery);

/** Extends the gallery of the project at `root` to `length` pictures; the original ones come first. */
export async function growGallery(root: string, length: number): Promise<void> {
  const folder = join(root, 'src/content/photographs');
  const cache = join(root, '.cache/pictures');
  const [files, encoded] = await Promise.all([readdir(folder), readdir(cache)]);
  const random = repeatable(1);
  const copies: PhotographEntry[] = [];
  for (let number = own.length; number < length; number++) {
    const model = own[number % own.length];
    const file = files.find(name => parse(name).name === model?.id);
    if (!model || !file) throw new Error('The gallery has no picture that could be copied');
    const copy = copyOf(model, number, random);
    copies.push(copy);
    const original = await readFile(join(folder, file));
    // Bytes after the picture's end are invisible, but change the file and its hash.
    const content = Buffer.concat([original, Buffer.from(`copy ${number}`)]);
    await writeFile(join(folder, copy.id + parse(file).ext), content);
    // Each copy has the encoded files of its original, because encoding takes equally long for every picture.
    const hash = hashOf(original);
    for (const name of encoded.filter(name => name.startsWith(hash))) {
      const twin = join(cache, name.replace(hash, hashOf(content)));
      if (!existsSync(twin)) await link(join(cache, name), twin);
    }
  }
  await writeFile(join(root, 'src/content/photographs.ts'), sourceOf([...own, ...copies, ...others]));
}

function copyOf(model: PhotographEntry, number: number, random: () => number): PhotographEntry {
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

function sourceOf(all: readonly PhotographEntry[]): string {
  const list = JSON.stringify(all);
  return `import type { PhotographEntry } from './schema.ts';\n\nexport const photographs = ${list} satisfies PhotographEntry[];\n`;
}
