import type { HairstyleFacts } from '../../schema';

export const facts = {
  typical: true,
  inTheChair: { least: 4, most: 7 },
  lasts: { least: 4, most: 6 },
  root: 'Each twist carries added hair from the start',
  upkeep: 'A scarf at night, a clean scalp every one to three weeks',
  names: [
    { name: 'rope twists', where: 'in English' },
    { name: 'vanilles, torsades', language: 'fr', where: 'in French' },
    { name: 'rao', where: 'in Dakar, as a travel writer for the magazine Zikoko heard it' },
  ],
  related: [
    { hairstyle: 'box-braids', why: 'Single braids as well, of three strands.' },
    { hairstyle: 'knotless-braids', why: 'Single braids with a flat and light start.' },
  ],
} satisfies HairstyleFacts;
