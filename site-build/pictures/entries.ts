/** Lists every picture in the content: the entries of photographs.ts, and the pictures of hairstyle cards. */
import type { RawContent } from '../content/check.ts';
import { list, record } from '../content/raw.ts';
import type { Entry } from './survey.ts';

export interface PictureEntry extends Entry {
  kind: unknown;
  /** The content file with the picture's alt text, relative to `src/content`. */
  file: string;
}

/** Accepts unchecked content, so that a mistake in one entry does not hide the other entries. */
export function pictureEntries({ photographs, hairstyles }: RawContent): PictureEntry[] {
  const own = list(photographs).map(photo => entryOf(record(photo).id, photo, 'photographs.ts'));
  const ofCards = Object.entries(hairstyles).flatMap(([folder, { card }]) => {
    const { image, picture } = record(card);
    return picture === undefined ? [] : [entryOf(image, picture, `hairstyles/${folder}/card.ts`)];
  });
  return [...own, ...ofCards];
}

function entryOf(id: unknown, words: unknown, file: string): PictureEntry {
  const { alt, kind } = record(words);
  return { id: String(id), alt: typeof alt === 'string' ? alt : '', kind, file };
}
