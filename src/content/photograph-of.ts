import { hairstyles } from './hairstyles';
import { photographs } from './photographs';
import type { PhotographEntry } from './schema';

const entries: readonly PhotographEntry[] = photographs;
const cardAlts = hairstyles.flatMap(({ image, picture }) => (picture ? [{ id: image, alt: picture.alt }] : []));

/** Alt text of a picture. */
export function altOf(id: string): string {
  return [...entries, ...cardAlts].find(entry => entry.id === id)?.alt ?? '';
}
