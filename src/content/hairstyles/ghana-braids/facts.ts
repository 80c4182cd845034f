import type { HairstyleFacts } from '../../schema';

export const facts = {
  typical: true,
  inTheChair: { least: 2, most: 4 },
  lasts: { least: 2, most: 4 },
  root: 'Light at the start, fuller along the row',
  upkeep: 'Redo every two to four weeks',
  names: [
    { name: 'banana braids, pencil braids, fishbone braids', where: 'in English' },
    { name: 'Ghana weaving', where: 'in Nigeria' },
    { name: 'tresses écailles, tresses plaquées', language: 'fr', where: 'in French' },
    { name: 'rasta', where: 'in one salon in Ghana, a travel writer found' },
  ],
  related: [
    { hairstyle: 'cornrows', why: 'The base technique, with rows of even width.' },
    { hairstyle: 'feed-in-braids', why: 'Hair is added the same way, in slimmer rows.' },
  ],
} satisfies HairstyleFacts;
