import type { HairstyleFacts } from '../../schema';

export const facts = {
  typical: true,
  inTheChair: { least: 4, most: 7 },
  lasts: { least: 4, most: 6 },
  root: 'Fuller: added hair in every twist, right from the root',
  upkeep: 'Scarf at night; clean your scalp every one to three weeks',
  names: [
    { name: 'rope twists', where: 'in English' },
    { name: 'vanilles, torsades', language: 'fr', where: 'in French' },
  ],
  related: [
    { hairstyle: 'box-braids', why: 'Individual braids of three strands.' },
    { hairstyle: 'knotless-braids', why: 'Individual braids with a flat, light start.' },
  ],
} satisfies HairstyleFacts;
