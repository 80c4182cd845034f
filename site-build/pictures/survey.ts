/** Matches picture entries with the files in the folder, and collects the data of each picture that pages need. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { inPlainWords } from '../in-plain-words.ts';
import { encoding, type Source } from './encode.ts';

export interface Entry {
  id: string;
  alt: string;
  /** The content file with the picture's alt text, relative to `src/content`; `photographs.ts` by default. */
  file?: string;
}

const readable = ['.webp', '.jpg', '.jpeg', '.png', '.avif'];
/** Matches files to ignore: notes, and hidden files of the operating system. */
const noPicture = /^\.|\.(md|txt|ini|db)$/i;

/**
 * Returns the data of all pictures in the folder, in the order of the entries.
 * @throws one error that lists all problems, each with its entry or file.
 */
export async function survey(entries: readonly Entry[], folder: string): Promise<Source[]> {
  const names = (await readdir(folder)).filter(name => !noPicture.test(name)).sort();
  const notes: string[] = [];
  for (const [index, { id, file = 'photographs.ts' }] of entries.entries()) {
    const files = names.filter(name => parse(name).name === id);
    if (entries.findIndex(entry => entry.id === id) < index)
      notes.push(`${file}: '${id}' is listed twice; keep one entry`);
    else if (files.length > 1)
      notes.push(`'${id}' has ${files.length} pictures, ${files.join(' and ')}; keep one of them`);
    else if (files.length === 0)
      notes.push(`${file}: '${id}' has no picture; put ${id}.webp, .jpg or .png into src/content/photographs`);
  }
  const sources: Source[] = [];
  for (const name of names) {
    const { name: id, ext } = parse(name);
    if (!readable.includes(ext.toLowerCase()))
      notes.push(`${name} has a format that browsers cannot show; save it as .jpg, .png or .webp`);
    else if (!entries.some(entry => entry.id === id))
      notes.push(`${name} has no entry; add one with id '${id}' to photographs.ts, or remove the file`);
    else
      await measure(join(folder, name)).then(
        source => sources.push(source),
        error =>
          notes.push(`${name} is not a picture that can be read (${error}); save it again as .jpg, .png or .webp`),
      );
  }
  if (notes.length > 0)
    throw inPlainWords(`Please fix these pictures:\n${notes.map(note => `  - ${note}`).join('\n')}`);
  return entries.flatMap(({ id }) => sources.find(source => source.id === id) ?? []);
}

const hashOf = (content: Buffer) =>
  createHash('sha256').update(content).update(JSON.stringify(encoding)).digest('hex').slice(0, 10);

/** Returns the data of one picture. */
export async function measure(file: string): Promise<Source> {
  const content = await readFile(file);
  const { autoOrient } = await sharp(content).metadata();
  return { id: parse(file).name, file, hash: hashOf(content), width: autoOrient.width, height: autoOrient.height };
}
