/**
 * What a line about a style shows: name, picture, price and time. A build replaces this module with its values
 * (build/evaluated.ts), so that a page with such a line does not load every description and fact.
 */
import { factsOf, spanText } from './facts';
import { hairstyles, priceText } from './hairstyles';

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
