import type { HairstyleCard } from '../../schema';

export const card = {
  id: 'knotless-braids',
  order: 1,
  title: 'Knotless Braids',
  shortName: 'Knotless',
  description:
    'Individual braids that begin with your own hair, with extensions fed in a little at a time, so there’s no knot at the scalp. They take longer than box braids; the payoff is roots that lie flat and feel light.',
  metaDescription:
    'Knotless braids, $180, in Malden, MA. Flat at the root, fed in by hand, and newer than they look: read their short history, then book your appointment.',
  image: 'style-knotless-braids',
  picture: {
    alt: 'Fine knotless braids down to the waist, seen from behind, with a few copper strands and small gold cuffs.',
    kind: 'illustration',
  },
  signature: true,
} satisfies HairstyleCard;
