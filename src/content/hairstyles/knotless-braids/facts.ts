import type { HairstyleFacts } from '../../schema';

export const facts = {
  typical: true,
  inTheChair: { least: 5, most: 8 },
  lasts: { least: 4, most: 6 },
  root: 'Light: no knot; hair is fed in bit by bit',
  upkeep: 'Edges may need a refresh; the roots loosen sooner',
  names: [],
  related: [
    { hairstyle: 'box-braids', why: 'The same square parts, with a knot at the root.' },
    { hairstyle: 'feed-in-braids', why: 'Hair is added the same way, but in rows along the scalp.' },
  ],
} satisfies HairstyleFacts;
