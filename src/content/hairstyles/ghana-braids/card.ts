import type { HairstyleCard } from '../../schema';

export const card = {
  id: 'ghana-braids',
  order: 6,
  title: 'Ghana Braids',
  shortName: 'Ghana Braids',
  description:
    'Bold rows that start slim, thicken as hair is added, and taper toward the ends. Straight back or swept to the side, they show from across the room.',
  metaDescription:
    'Ghana braids, $140, in Malden, MA. Bold rows that thicken and taper, known by many names in many places: read the history of the style and of its name.',
  image: 'style-ghana-braids',
  picture: {
    alt: 'A woman of about sixty in profile, gray at the hairline: bold Ghana braids, thick and thin rows in turn, drawn up with gold cord into a long ponytail.',
    kind: 'illustration',
  },
  signature: false,
} satisfies HairstyleCard;
