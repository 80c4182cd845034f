/** Lists every picture in the content: the entries of photographs.ts and figures.ts, and the pictures of hairstyle cards. */
import type { HairstyleCard, PhotographEntry } from '../../src/content/schema.ts';
import type { Entry } from './survey.ts';

interface Content {
  photographs: readonly PhotographEntry[];
  figures: Readonly<Record<string, string>>;
  hairstyles: Readonly<Record<string, { card: HairstyleCard }>>;
}

interface PictureEntry extends Entry {
  kind: PhotographEntry['kind'];
}

export function pictureEntries({ photographs, figures, hairstyles }: Content): PictureEntry[] {
  const ofCards = Object.entries(hairstyles).flatMap(([folder, { card }]) =>
    card.picture ? [{ id: card.image, ...card.picture, file: `hairstyles/${folder}/card.ts` }] : [],
  );
  const drawn = Object.entries(figures).map(([id, alt]) => ({ id, alt, kind: 'figure' as const, file: 'figures.ts' }));
  return [...photographs, ...drawn, ...ofCards];
}
