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
    alt: 'A woman seen from behind, her face in profile to the left with lowered eyes: cornrows sweep back into a coiled low bun, with gold cuffs and a long gold leaf earring.',
    kind: 'illustration',
  },
  signature: true,
} satisfies HairstyleCard;
