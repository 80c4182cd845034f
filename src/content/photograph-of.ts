import { hairstyles } from './hairstyles';
import { photographs } from './photographs';
import type { PhotographEntry } from './schema';

const entries: readonly PhotographEntry[] = photographs;
const cardAlts = hairstyles.flatMap(({ image, picture }) => (picture ? [{ id: image, alt: picture.alt }] : []));

export function altOf(id: string): string {
  return [...entries, ...cardAlts].find(entry => entry.id === id)?.alt ?? '';
}
