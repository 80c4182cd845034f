/**
 * Pictures of the gallery and the home page. To add one, put its file into `photographs/`, as .webp, .jpg or .png,
 * and add an entry here whose id is the file's name without its extension. The gallery shows them in this order.
 * A photograph of a person also needs consent, in `consents.ts`; see docs/owner.md. A hairstyle's own picture is
 * described in its `card.ts`.
 */
import type { PhotographEntry } from './schema.ts';

export const photographs = [
  {
    id: 'gallery-knotless-boho-curls',
    alt: 'Knotless braids seen from behind, parted in squares, with loose curls falling out of the braids to mid-back and a few gold cuffs.',
    hairstyle: 'knotless-braids',
    caption: 'Boho, with loose curls',
    kind: 'illustration',
    inGallery: true,
  },
  {
    id: 'gallery-ghana-braids-halo',
    alt: 'A thick braid circling the head like a halo, with gold cord and cowrie shells, and thin braids spiraling to the crown.',
    hairstyle: 'ghana-braids',
    caption: 'Halo with cowries',
    kind: 'illustration',
    inGallery: true,
  },
  {
    id: 'gallery-senegalese-twists-wrapped-bun',
    alt: 'Senegalese twists gathered in a large high bun above a patterned headwrap, in profile with a gold hoop earring.',
    hairstyle: 'senegalese-twists',
    caption: 'High bun and headwrap',
    kind: 'illustration',
    inGallery: true,
  },
  {
    id: 'gallery-box-braids-parting-grid',
    alt: 'The crown from above: box braids growing out of a clean grid of square parts, some of them copper with gold cuffs.',
    hairstyle: 'box-braids',
    caption: 'Square parts from above',
    kind: 'illustration',
    inGallery: true,
  },
  {
    id: 'gallery-cornrows-straight-backs-beads',
    alt: 'A child from behind with straight-back cornrows that end in short braids strung with white, gold, terracotta and green beads.',
    hairstyle: 'cornrows',
    caption: 'Straight-backs with beads',
    kind: 'illustration',
    inGallery: true,
  },
  {
    id: 'gallery-knotless-bob',
    alt: 'A shoulder-length bob of knotless braids seen from the front, parted in the middle, with gold cuffs and gold hoop earrings.',
    hairstyle: 'knotless-braids',
    caption: 'Bob, middle part',
    kind: 'illustration',
    inGallery: true,
  },
  {
    id: 'gallery-feed-in-ponytail',
    alt: 'Feed-in braids swept up into one high ponytail held by gold cord, falling past the shoulders, with laid edges.',
    hairstyle: 'feed-in-braids',
    caption: 'High ponytail',
    kind: 'illustration',
    inGallery: true,
  },
  {
    id: 'gallery-braiding-hands',
    alt: 'Two hands with gold rings and bracelets at the end of a thick three-strand braid, the three loose strands hanging between them.',
    hairstyle: 'box-braids',
    caption: 'Three strands at work',
    kind: 'illustration',
    inGallery: true,
  },
  {
    id: 'gallery-senegalese-twists-cowrie-detail',
    alt: 'Close-up of thick rope twists in dark brown and copper, wound with gold thread and set with cowrie shells and gold cuffs.',
    hairstyle: 'senegalese-twists',
    caption: 'Twists, gold thread and cowries',
    kind: 'illustration',
    inGallery: true,
  },
  {
    id: 'gallery-box-braids-gold-cuffs',
    alt: 'Close-up of box braids in copper and deep aubergine with wide gold cuffs, their ends strung with gold, white and terracotta beads.',
    hairstyle: 'box-braids',
    caption: 'Copper braids, gold cuffs',
    kind: 'illustration',
    inGallery: true,
  },
  {
    id: 'hero-knotless-half-up',
    alt: 'A woman in profile with long knotless braids, half of them wound into a bun on top, the rest falling down her back, before a terracotta sun.',
    hairstyle: 'knotless-braids',
    caption: 'Half-up knotless braids',
    kind: 'illustration',
    inGallery: false,
  },
] satisfies PhotographEntry[];
