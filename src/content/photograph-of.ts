import { hairstyles } from './hairstyles';
import { photographs } from './photographs';
import type { PhotographEntry } from './schema';

const entries: readonly PhotographEntry[] = photographs;
const cardAlts = hairstyles.flatMap(({ image, picture }) => (picture ? [{ id: image, alt: picture.alt }] : []));

/** Alt text of a picture. */
export function altOf(id: string): string {
  return [...entries, ...cardAlts].find(entry => entry.id === id)?.alt ?? '';
}

/** The gallery's pictures, in order. */
export const galleryPhotographs: readonly PhotographEntry[] = entries.filter(entry => entry.inGallery);

const drawn = galleryPhotographs.filter(entry => entry.kind === 'illustration').length;

/** Whether none, some or all of the gallery's pictures are illustrations; the page says so. */
export const illustrations = drawn === 0 ? 'none' : drawn < galleryPhotographs.length ? 'some' : 'all';
