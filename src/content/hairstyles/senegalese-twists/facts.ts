import type { HairstyleFacts } from '../../schema';

export const facts = {
  typical: true,
  inTheChair: { least: 4, most: 7 },
  lasts: { least: 4, most: 6 },
  root: 'Added hair in every twist, right from the root',
  upkeep: 'Scarf at night; clean the scalp every one to three weeks',
  names: [
    { name: 'rope twists', where: 'in English' },
    { name: 'vanilles, torsades', language: 'fr', where: 'in French' },
    { name: 'rao', where: 'in Dakar, according to a travel writer for Zikoko magazine' },
  ],
  related: [
    { hairstyle: 'box-braids', why: 'Also individual, but braided from three strands.' },
    { hairstyle: 'knotless-braids', why: 'Individual braids with a flat, light start.' },
  ],
} satisfies HairstyleFacts;
