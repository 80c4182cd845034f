/** Builds replace this module with its exported values (site-build/content/evaluated.ts), without the other pictures. */
import { photographs } from '../content/photographs';
import type { PhotographEntry } from '../content/schema';

const entries: readonly PhotographEntry[] = photographs;

/** The gallery's pictures, in order. */
export const galleryPhotographs: readonly PhotographEntry[] = entries.filter(entry => entry.inGallery);

const drawn = galleryPhotographs.filter(entry => entry.kind === 'illustration').length;

/** Whether none, some or all of the gallery's pictures are illustrations; the page says so. */
export const illustrations = drawn === 0 ? 'none' : drawn < galleryPhotographs.length ? 'some' : 'all';
