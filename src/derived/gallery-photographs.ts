/** Builds replace this module with its exported values (site-build/content/evaluated.ts), without the other pictures. */
import { photographs } from '../content/photographs';
import type { PhotographEntry } from '../content/schema';
import { styleList } from './style-list';

const entries: readonly PhotographEntry[] = photographs;

/** The gallery's pictures, in order, with what visitors read of their hairstyle. `style`: its id. `category`: its short name. */
export const galleryPhotographs = entries
  .filter(entry => entry.inGallery)
  .map(({ id, alt, caption, hairstyle, kind }) => {
    const { title = '', shortName = '', price = '', time = '' } = styleList.find(one => one.id === hairstyle) ?? {};
    const isIllustration = kind === 'illustration';
    return { id, alt, caption, style: hairstyle, title, category: shortName, price, time, isIllustration };
  });
export type GalleryPhoto = (typeof galleryPhotographs)[number];

const drawn = galleryPhotographs.filter(photo => photo.isIllustration).length;

/** Whether none, some or all of the gallery's pictures are illustrations; the page says so. */
export const illustrations = drawn === 0 ? 'none' : drawn < galleryPhotographs.length ? 'some' : 'all';
