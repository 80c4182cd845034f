import type { PriceGrid, Prices } from './schema';

export const prices = {
  'knotless-braids': { dollars: 180, from: false },
  'box-braids': { dollars: 150, from: true },
  cornrows: { dollars: 80, from: false },
  'senegalese-twists': { dollars: 160, from: false },
  'feed-in-braids': { dollars: 120, from: false },
  'ghana-braids': { dollars: 140, from: false },
} satisfies Prices;

/**
 * Your prices by size and length, if you have them: a line each, with the sizes and lengths of choices.ts, such as
 *
 *   'knotless-braids': [
 *     { size: 'Medium', length: 'Waist', dollars: 240, hours: 7, hairIncluded: true },
 *   ],
 */
export const priceGrid: PriceGrid = {};
