/**
 * The picture that a shared link to a page shows, by the page's name or the style's id. Builds replace this module with
 * its exported values (site-build/content/evaluated.ts), without the other pictures.
 */

import { hairstyles } from '../content/hairstyles';
import { altOf } from '../content/photograph-of';
import { galleryPhotographs } from './gallery-photographs';

const pictureOf = (id = '') => ({ id, alt: altOf(id) });

export const previews: Readonly<Record<string, { id: string; alt: string }>> = {
  ...Object.fromEntries(hairstyles.map(({ id, image }) => [id, pictureOf(image)])),
  services: pictureOf(galleryPhotographs.at(-1)?.id),
  gallery: pictureOf(galleryPhotographs[0]?.id),
  contact: pictureOf('gallery-braiding-hands'),
};

/** The picture of all other pages. */
export const homePreview = pictureOf('hero-knotless-half-up');
