import type { HairstyleFacts } from '../../schema';

export const facts = {
  typical: true,
  inTheChair: { least: 2, most: 4 },
  lasts: { least: 2, most: 4 },
  root: 'Light at the start, fuller along the row',
  upkeep: 'Redo every two to four weeks',
  names: [{ name: 'tresses écailles, tresses plaquées', language: 'fr', where: 'in French' }],
  related: [
    { hairstyle: 'cornrows', why: 'The base technique, with rows of even width.' },
    { hairstyle: 'feed-in-braids', why: 'Hair is added the same way, in slimmer rows.' },
  ],
} satisfies HairstyleFacts;
