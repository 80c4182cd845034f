/**
 * The name, picture, price and time of each style, for cards and short mentions. A build replaces this module with the values it
 * exports (site-build/content/evaluated.ts), so that pages with short mentions do not load all descriptions and facts.
 */
import { factsOf, spanText } from '../content/facts';
import { hairstyles, priceText } from '../content/hairstyles';
import { altOf } from '../content/photograph-of';

export const styleList = hairstyles.map(({ id, title, shortName, image, signature }) => {
  const facts = factsOf(id);
  return {
    id,
    title,
    shortName,
    picture: { id: image, alt: altOf(image) },
    signature,
    price: priceText(id),
    /** Hours in the chair, such as '4–8 hours'; empty if the style has no facts. */
    time: facts ? spanText(facts.inTheChair, 'hour') : '',
  };
});

export type ListedStyle = (typeof styleList)[number];
