import type { choicesIn } from '../../../machines/contact-form/request-lines';
import { type Cost, costs } from '../../content/costs';
import { PRICE_CONFIRMED, PRICE_NOTE } from '../../content/price-words';
import { namedKinds } from '../../content/request-lines';
import { styleList } from '../../content/style-list';

/** The owner's price for the chosen style, size and length; undefined if there is none. */
export function chosenCost({ style, size, length }: ReturnType<typeof choicesIn>) {
  const { id = '' } = styleList.find(({ title }) => title === style?.options[0]) ?? {};
  return costs[id]?.find(
    one => one.size.toLowerCase() === size?.options[0] && one.length.toLowerCase() === length?.options[0],
  );
}

/** The price and the time of the chosen style, and a note: the owner's own for this size and length, if there are any. */
export function priceOf(chosen: ReturnType<typeof choicesIn>): { price: string; note: string } | undefined {
  const style = styleList.find(({ title }) => title === chosen.style?.options[0]);
  if (!style) return undefined;
  const cost = chosenCost(chosen);
  const { options: [whoBrings = ''] = [] } = chosen.hair ?? {};
  return cost
    ? { price: costInWords(cost, whoBrings), note: costNote(cost, whoBrings) }
    : { price: [style.price, style.time].filter(Boolean).join(' · '), note: PRICE_NOTE };
}

/** The options of the question who brings the hair. */
const [visitor, salon] = namedKinds.find(({ id }) => id === 'hair')?.options ?? [];

/** Such as 'Medium, waist-length: $240, about 7 hours, hair included'. `whoBrings`: what the visitor has chosen. */
export function costInWords({ size, length, price, time, hair }: Cost, whoBrings: string): string {
  const isOwn = hair === 'hair included' && whoBrings === visitor;
  const words = isOwn ? `${price} with our hair, about ${time}` : `${price}, about ${time}, ${hair}`;
  return `${size}, ${length.toLowerCase()}-length: ${words}`;
}

/** Shown with that price: whether the visitor's hair can change it. */
export function costNote({ hair }: Cost, whoBrings: string): string {
  const [other, who] = hair === 'hair included' ? [visitor, 'You'] : [salon, 'We'];
  return `${whoBrings === other ? `${who} bring the hair, which can change it. ` : ''}${PRICE_CONFIRMED}`;
}
