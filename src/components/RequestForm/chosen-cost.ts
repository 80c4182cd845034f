import type { choicesIn } from '../../../machines/contact-form/request-lines';
import { PRICE_CONFIRMED, PRICE_NOTE } from '../../content/price-words';
import { type Cost, costs } from '../../derived/costs';
import { styleList } from '../../derived/style-list';
import { namedKinds } from '../../words/request';

type Chosen = ReturnType<typeof choicesIn>;

/** The owner's prices for the chosen style, and for size and length as far as they are chosen; the lowest first. */
function possibleCosts({ style, size, length }: Chosen, own: typeof costs): readonly Cost[] {
  const { id = '' } = styleList.find(({ title }) => title === style?.options[0]) ?? {};
  const fits = (name: string, choice: Chosen[string]) => !choice || name.toLowerCase() === choice.options[0];
  return own[id]?.filter(one => fits(one.size, size) && fits(one.length, length)) ?? [];
}

/** The owner's price for the chosen style, size and length; undefined if there is none. */
export const chosenCost = (chosen: Chosen, own = costs) =>
  chosen.size && chosen.length ? possibleCosts(chosen, own)[0] : undefined;

/** The price and the time of the chosen style, and a note: the owner's own for this size or length, if there are any. */
export function priceOf(chosen: Chosen, own = costs): { price: string; note: string } | undefined {
  const style = styleList.find(({ title }) => title === chosen.style?.options[0]);
  if (!style) return undefined;
  const cost = chosenCost(chosen, own);
  const { options: [whoBrings = ''] = [] } = chosen.hair ?? {};
  if (cost) return { price: costInWords(cost, whoBrings), note: costNote(cost, whoBrings) };
  const possible = chosen.size || chosen.length ? possibleCosts(chosen, own) : [];
  const [lowest, highest] = [possible[0], possible.at(-1)];
  if (!lowest || !highest) return { price: [style.price, style.time].filter(Boolean).join(' · '), note: PRICE_NOTE };
  const range = [...new Set([lowest.price, highest.price])].join('–');
  return { price: `${chosen.size ? lowest.size : `${lowest.length}-length`}: ${range}`, note: PRICE_CONFIRMED };
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
