/** Matches picture entries with the files in the folder, and collects the data of each picture that pages need. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { inPlainWords } from '../in-plain-words.ts';
import { encoding } from './encode.ts';

export interface Entry {
  id: string;
  alt: string;
  /** The content file with the picture's alt text, relative to `src/content`; `photographs.ts` by default. */
  file?: string;
}

export interface Source {
  id: string;
  /** Path of the owner's file. */
  file: string;
  /** Hash of the file's content and the encoding settings. */
  hash: string;
  /** Width of the upright picture, in px. */
  width: number;
  /** Height of the upright picture, in px. */
  height: number;
}

const readable = ['.webp', '.jpg', '.jpeg', '.png', '.avif'];
/** Matches files to ignore: notes, and hidden files of the operating system. */
const noPicture = /^\.|\.(md|txt|ini|db)$/i;

/**
 * Returns the data of all pictures in the folder, in the order of the entries.
 * @throws one error that lists all problems, each with its entry or file.
 */
export async function survey(entries: readonly Entry[], folder: string): Promise<Source[]> {
  const { sources, notes } = await lookAt(entries, folder);
  if (notes.length > 0)
    throw inPlainWords(`Please fix these pictures:\n${notes.map(note => `  - ${note}`).join('\n')}`);
  return sources;
}

/** Returns the data of all readable pictures in the folder, and all problems. */
async function lookAt(entries: readonly Entry[], folder: string): Promise<{ sources: Source[]; notes: string[] }> {
  const names = (await readdir(folder)).filter(name => !noPicture.test(name)).sort();
  const notes = [...notesOnEntries(entries, names), ...notesOnFiles(entries, names)];
  const read = await Promise.allSettled(
    names
      .filter(name => isReadable(name) && entries.some(entry => entry.id === parse(name).name))
      .map(name => measure(join(folder, name))),
  );
  const sources = new Map<string, Source>();
  for (const result of read) {
    if (result.status === 'rejected') notes.push(noteOf(result.reason));
    else sources.set(result.value.id, result.value);
  }
  return { sources: entries.flatMap(({ id }) => sources.get(id) ?? []), notes };
}

function* notesOnEntries(entries: readonly Entry[], names: string[]): Iterable<string> {
  for (const [index, { id, file = 'photographs.ts' }] of entries.entries()) {
    const files = names.filter(name => parse(name).name === id);
    if (entries.findIndex(entry => entry.id === id) < index) {
      yield `${file}: '${id}' is listed twice; keep one entry`;
      continue;
    }
    if (files.length > 1) yield `'${id}' has ${files.length} pictures, ${files.join(' and ')}; keep one of them`;
    if (files.length === 0)
      yield `${file}: '${id}' has no picture; put ${id}.webp, .jpg or .png into src/content/photographs`;
  }
}

function* notesOnFiles(entries: readonly Entry[], names: string[]): Iterable<string> {
  for (const name of names) {
    const { name: own, ext } = parse(name);
    const id = idOf(own);
    const wanted = `add one with id '${id}' to photographs.ts, or remove the file`;
    if (!isReadable(name)) yield `${name} has a format that browsers cannot show; save it as .jpg, .png or .webp`;
    else if (entries.some(entry => entry.id === own)) continue;
    else if (id === own) yield `${name} has no entry; ${wanted}`;
    else
      yield `rename ${name} to ${id}${ext.toLowerCase()}: names have only lowercase letters, digits and hyphens; it also has no entry: ${wanted}`;
  }
}

/** Turns a name, such as a camera's `IMG_1234 (2)`, into a valid id. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? 'no-name';

const isReadable = (name: string) => readable.includes(parse(name).ext.toLowerCase());
const noteOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));

/** Hash of a picture file's content and the encoding settings. */
const hashOf = (content: Buffer) =>
  createHash('sha256').update(content).update(JSON.stringify(encoding)).digest('hex').slice(0, 10);

async function measure(file: string): Promise<Source> {
  const { name: id, base } = parse(file);
  const content = await readFile(file);
  try {
    const { autoOrient } = await sharp(content).metadata();
    return { id, file, hash: hashOf(content), width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    throw new Error(
      `${base} is not a picture that can be read (${noteOf(error)}); save it again as .jpg, .png or .webp`,
    );
  }
}
