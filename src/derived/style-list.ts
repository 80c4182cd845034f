/**
 * The name, picture, price and time of each style, for short mentions. A build replaces this module with the values it
 * exports (site-build/content/evaluated.ts), so that pages with short mentions do not load all descriptions and facts.
 */
import { factsOf, spanText } from '../content/facts';
import { hairstyles, priceText } from '../content/hairstyles';

export const styleList = hairstyles.map(({ id, title, shortName, image }) => {
  const facts = factsOf(id);
  return {
    id,
    title,
    shortName,
    image,
    price: priceText(id),
    /** Hours in the chair, such as '4–8 hours'; empty if the style has no facts. */
    time: facts ? spanText(facts.inTheChair, 'hour') : '',
  };
});
