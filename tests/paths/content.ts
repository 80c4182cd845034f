/** This site's content, for its kits. */
import type { SiteContent } from '../../machines/kit';
import { galleryPhotographs } from '../../src/content/gallery-photographs';
import { hairstyles } from '../../src/content/hairstyles';
import { lineKinds } from '../../src/content/request-lines';
import { salon } from '../../src/content/salon';
import { testimonials } from '../../src/content/testimonials';

export const content: SiteContent = {
  photos: galleryPhotographs,
  hairstyles,
  testimonials: testimonials.map(({ text, name }) => ({ text, name })),
  hours: salon.hours,
  email: salon.email,
  phone: salon.phone,
  lineKinds,
};
