import type { HairstyleCard } from '../../schema';

export const card = {
  id: 'box-braids',
  order: 2,
  title: 'Box Braids',
  shortName: 'Box Braids',
  description:
    'Single three-strand plaits, each from its own neat square part, in the size and length you choose. Small or jumbo, to the chin or to the waist, the parting is where the care shows.',
  metaDescription:
    'Box Braids from $150 in Malden, MA. Neat square parts, a film from 1993 and plaits far older than their name: read the history of the style.',
  image: 'style-box-braids',
  picture: {
    alt: 'A jaw-length bob of box braids in profile, with square partings at the crown and gold cuffs.',
    kind: 'illustration',
  },
  signature: true,
} satisfies HairstyleCard;
