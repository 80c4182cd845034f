import type { HairstyleCard } from '../../schema';

export const card = {
  id: 'cornrows',
  order: 3,
  title: 'Cornrows',
  shortName: 'Cornrows',
  description:
    'Neat rows braided close to the scalp, running straight, curved or in a pattern of your own. They’re the base of a whole family of styles, and they’re beautiful with no added hair at all.',
  metaDescription:
    'Cornrows, $80, in Malden, MA. Canerows in the Caribbean, irun dídì in Yoruba, and Renee Rogers, who took her braids to court: read their history.',
  image: 'style-cornrows',
  picture: {
    alt: 'Curved cornrows from the hairline into a low coiled bun, seen from behind and to the side, with gold cuffs and a gold earring.',
    kind: 'illustration',
  },
  signature: true,
} satisfies HairstyleCard;
