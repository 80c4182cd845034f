import type { HairstyleCard } from '../../schema';

export const card = {
  id: 'box-braids',
  order: 2,
  title: 'Box Braids',
  shortName: 'Box Braids',
  description:
    'Individual three-strand braids, each from its own square part, in the size and length you choose. Small or jumbo, chin-length or down to the waist, you’ll know them by the neat grid of parts.',
  metaDescription:
    'Box braids, from $150, in Malden, MA. Neat square parts, a 1993 film, two Malden sisters, and braids far older than their name: read the history.',
  image: 'style-box-braids',
  picture: {
    alt: 'A jaw-length bob of box braids in profile, with square parts at the crown and gold cuffs.',
    kind: 'illustration',
  },
  signature: true,
} satisfies HairstyleCard;
