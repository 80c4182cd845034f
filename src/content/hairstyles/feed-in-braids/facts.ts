import type { HairstyleFacts } from '../../schema';

export const facts = {
  typical: true,
  inTheChair: { least: 1.5, most: 4 },
  lasts: { least: 2, most: 4 },
  root: 'Light at the hairline; hair is added farther back',
  upkeep: 'Redo every two to four weeks',
  names: [],
  related: [
    { hairstyle: 'cornrows', why: 'The base of it all, with or without added hair.' },
    { hairstyle: 'ghana-braids', why: 'Also fed in, but with bolder rows that thicken and taper.' },
    { hairstyle: 'knotless-braids', why: 'The same idea, on individual braids.' },
  ],
} satisfies HairstyleFacts;
