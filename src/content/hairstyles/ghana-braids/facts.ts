import type { HairstyleFacts } from '../../schema';

export const facts = {
  typical: true,
  inTheChair: { least: 2, most: 4 },
  lasts: { least: 2, most: 4 },
  root: 'Light at the start, fuller along the row',
  upkeep: 'Short wear: rows are redone sooner',
  names: [
    { name: 'banana braids, fishbone braids', where: 'in English' },
    { name: 'Ghana weaving', where: 'in Nigeria' },
    { name: 'tresses écailles, tresses plaquées', language: 'fr', where: 'in French' },
    { name: 'rasta', where: 'in Ghana, as a travel writer for the magazine Zikoko heard it' },
  ],
  related: [
    { hairstyle: 'cornrows', why: 'The base: rows of an even width.' },
    { hairstyle: 'feed-in-braids', why: 'The same way of adding hair, in slimmer rows.' },
  ],
} satisfies HairstyleFacts;
