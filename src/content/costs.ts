/**
 * Prices by size and length, and the hours of each style, as visitors read them. A build replaces this module with the
 * values it exports (site-build/content/evaluated.ts), so that the form loads no facts.
 */
import { factsOf, spanText } from './facts';
import { hairstyles } from './hairstyles';
import { priceGrid } from './prices';

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

/** The owner's prices by size and length, by the style's id. */
export const costs: Readonly<Partial<Record<string, readonly Cost[]>>> = Object.fromEntries(
  Object.entries(priceGrid).map(([id, grid]) => [
    id,
    grid.map(({ size, length, dollars, hours, hairIncluded }) => ({
      size,
      length,
      price: `$${dollars}`,
      hours,
      time: spanText({ least: hours, most: hours }, 'hour'),
      hair: hairIncluded ? 'hair included' : 'hair not included',
    })),
  ]),
);

/** The usual hours in the chair, by the style's title: the most, and in words, such as '5 to 8 hours'. */
export const chairTimes: Readonly<Partial<Record<string, { name: string; most: number; time: string }>>> =
  Object.fromEntries(
    hairstyles.flatMap(({ id, title, shortName }) => {
      const span = factsOf(id)?.inTheChair;
      if (!span) return [];
      return [[title, { name: shortName, most: span.most, time: spanText(span, 'hour').replace('–', ' to ') }]];
    }),
  );
