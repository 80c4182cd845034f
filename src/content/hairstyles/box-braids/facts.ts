import type { HairstyleFacts } from '../../schema';

export const facts = {
  typical: true,
  inTheChair: { least: 4, most: 8 },
  lasts: { least: 4, most: 6 },
  root: 'Heavier: the added hair is knotted on at the root',
  upkeep: 'Scarf at night; clean your scalp every one to three weeks',
  names: [
    { name: 'singles, plaits', where: 'in English' },
    { name: 'Poetic Justice or Janet braids', where: 'after the 1993 film' },
    { name: 'dookie braids', where: 'in parts of the U.S.' },
    { name: 'Da Bratz', where: 'in South Africa, for thick ones' },
  ],
  related: [
    { hairstyle: 'knotless-braids', why: 'The same square parts, with no knot.' },
    {
      hairstyle: 'senegalese-twists',
      why: 'Also individual, but twisted from two strands instead of braided from three.',
    },
  ],
} satisfies HairstyleFacts;
