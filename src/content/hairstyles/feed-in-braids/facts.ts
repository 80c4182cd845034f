import type { HairstyleFacts } from '../../schema';

export const facts = {
  typical: true,
  inTheChair: { least: 1.5, most: 4 },
  lasts: { least: 2, most: 4 },
  root: 'Light at the hairline: hair joins as the row goes back',
  upkeep: 'Short wear: rows are redone sooner',
  names: [
    { name: 'invisible cornrows', where: 'in English' },
    { name: 'pick and drop, Ghana weaving', where: 'in Nigeria, according to the magazine Zikoko' },
    { name: 'stitch braids', where: 'in English, for a sharper way of parting' },
  ],
  related: [
    { hairstyle: 'cornrows', why: 'The base of them all, with or without added hair.' },
    { hairstyle: 'ghana-braids', why: 'The bold result of feeding in: rows that swell.' },
    { hairstyle: 'knotless-braids', why: 'The same idea on single braids.' },
  ],
} satisfies HairstyleFacts;
