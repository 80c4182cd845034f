import type { HairstyleFacts } from '../../schema';

export const facts = {
  typical: true,
  inTheChair: { least: 5, most: 8 },
  lasts: { least: 4, most: 6 },
  root: 'Light: no knot; hair is fed in bit by bit',
  upkeep: 'The roots loosen sooner, so edges may need a refresh',
  names: [],
  related: [
    { hairstyle: 'box-braids', why: 'The same square parts, with a knot at the root.' },
    { hairstyle: 'feed-in-braids', why: 'Hair is fed in the same way, in rows along the scalp.' },
  ],
} satisfies HairstyleFacts;
