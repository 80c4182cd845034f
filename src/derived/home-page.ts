/**
 * The pictures of the home page. Builds replace this module with its exported values (site-build/content/evaluated.ts).
 */
import { altOf } from '../content/photograph-of';

const pictureOf = (id: string) => ({ id, alt: altOf(id) });

export const hero = pictureOf('hero-knotless-half-up');
export const sisters = pictureOf('malden-sisters');
export const hands = pictureOf('hands-holding-braid');
/** The ends of the first picture's hair, for each theme: long for wide windows, short for others. */
export const falls = [
  { theme: 'light', long: 'fall-long', short: 'fall-short' },
  { theme: 'dark', long: 'fall-long-dark', short: 'fall-short-dark' },
];
