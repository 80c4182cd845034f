import type { HairstyleCard } from '../../schema';

export const card = {
  id: 'senegalese-twists',
  order: 4,
  title: 'Senegalese Twists',
  shortName: 'Senegalese Twists',
  description:
    'Two strands instead of three, wound around each other into a sleek twist that hangs like fine rope. The ends are usually sealed in hot water, so they stay smooth and neat.',
  metaDescription:
    'Senegalese twists, $160, in Malden, MA. Two strands wound like rope, a name Dakar may not know, and soldiers who won the right to wear them: read the history.',
  image: 'style-senegalese-twists',
  picture: {
    alt: 'A young woman with freckles and thin gold glasses in profile, her sleek rope twists bound low at the neck with gold cord.',
    kind: 'illustration',
  },
  signature: true,
} satisfies HairstyleCard;
