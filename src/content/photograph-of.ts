import { figures } from './figures';
import { hairstyles } from './hairstyles';
import { photographs } from './photographs';
import type { PhotographEntry } from './schema';

const entries: readonly PhotographEntry[] = photographs;
const figureAlts = Object.entries(figures).map(([id, alt]) => ({ id, alt }));
const cardAlts = hairstyles.flatMap(({ image, picture }) => (picture ? [{ id: image, alt: picture.alt }] : []));

export function altOf(id: string): string {
  return [...entries, ...figureAlts, ...cardAlts].find(entry => entry.id === id)?.alt ?? '';
}
