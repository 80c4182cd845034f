import type { HairstyleCard } from '../../schema';

export const card = {
  id: 'feed-in-braids',
  order: 5,
  title: 'Feed-in Braids',
  shortName: 'Feed-in',
  description:
    'Cornrows that start with your own hair and fill out as small pieces are added along the row. The hairline stays flat, and a set of just a few large rows is one of the shorter appointments.',
  metaDescription:
    'Feed-in braids, $120, in Malden, MA. Hair added bit by bit for a flat, fine start at the hairline: see how it works and read its history.',
  image: 'style-feed-in-braids',
  picture: {
    alt: 'A man with a short beard in profile, his feed-in braids thin at the hairline and fuller as they sweep back and down, with gold cuffs near the ends.',
    kind: 'illustration',
  },
  signature: false,
} satisfies HairstyleCard;
