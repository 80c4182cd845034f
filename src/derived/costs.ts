/**
 * Prices by size and length, and the hours of each style, as visitors read them. A build replaces this module with the
 * values it exports (site-build/content/evaluated.ts), so that the form loads no facts.
 */
import { factsOf, spanText } from '../content/facts';
import { hairstyles } from '../content/hairstyles';
import { SAMPLE_VALUES } from '../content/price-words';
import { priceGrid } from '../content/prices';

export interface Cost {
  size: string;
  length: string;
  /** Such as '$240'. */
  price: string;
  /** In the chair. */
  hours: number;
  /** Such as '7 hours'. */
  time: string;
  hair: 'hair included' | 'hair not included';
}

const byPrice = (one: { dollars: number }, other: { dollars: number }) => one.dollars - other.dollars;

/** The owner's prices by size and length, by the style's id. The lowest, which is the style's price, is the first. */
export const costs: Readonly<Partial<Record<string, readonly Cost[]>>> = Object.fromEntries(
  Object.entries(priceGrid.styles).map(([id, grid]) => [
    id,
    [...grid].sort(byPrice).map(({ size, length, dollars, hours, hairIncluded }) => ({
      size,
      length,
      price: `$${dollars}`,
      hours,
      time: spanText({ least: hours, most: hours }, 'hour'),
      hair: hairIncluded ? 'hair included' : 'hair not included',
    })),
  ]),
);

/** What the pages say of those prices while they are invented. */
export const costsNote = priceGrid.sample ? SAMPLE_VALUES : '';

/** The usual hours in the chair, by the style's title: the most, and in words, such as '5 to 8 hours'. */
export const chairTimes: Readonly<Partial<Record<string, { name: string; most: number; time: string }>>> =
  Object.fromEntries(
    hairstyles.flatMap(({ id, title, shortName }) => {
      const span = factsOf(id)?.inTheChair;
      if (!span) return [];
      return [[title, { name: shortName, most: span.most, time: spanText(span, 'hour').replace('–', ' to ') }]];
    }),
  );
