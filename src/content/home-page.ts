/**
 * The styles and pictures of the home page. Builds replace this module with its exported values
 * (site-build/content/evaluated.ts).
 */
import { hairstyles } from './hairstyles';
import { altOf } from './photograph-of';
import { styleList } from './style-list';

const pictureOf = (id: string) => ({ id, alt: altOf(id) });

export const hero = pictureOf('hero-knotless-half-up');
/** A decorative picture beside a text, hence the empty alt text. */
export const braids = { id: 'gallery-box-braids-gold-cuffs', alt: '' };
export const hands = pictureOf('gallery-braiding-hands');

export const signatureStyles = hairstyles
  .filter(({ signature }) => signature)
  .map(({ id, title, image }) => {
    const { price = '', time = '' } = styleList.find(style => style.id === id) ?? {};
    return { id, title, price, time, picture: pictureOf(image) };
  });
