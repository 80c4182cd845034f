/**
 * The drawings of the histories: the alt text and size of each file `figures/<id>.svg`. dev/figures draws these files
 * (`npm run generate`). You can also use any other SVG that has a title and a description, and that loads nothing.
 */
import type { FigureEntry } from './schema';

export const figures = {
  'hanging-jumbo': {
    alt: 'Two very thick braids hang from large square parts.',
    width: 240,
    height: 360,
  },
  'hanging-knotless': {
    alt: 'Four braids that start thin and flat, with the wearer’s own hair, and fill out on the way down.',
    width: 240,
    height: 360,
  },
  'hanging-knotted': {
    alt: 'Three braids hang from square parts, each from a knot that can be seen.',
    width: 240,
    height: 360,
  },
  'hanging-medium': {
    alt: 'Four braids of medium thickness hang from square parts.',
    width: 240,
    height: 360,
  },
  'hanging-micro': {
    alt: 'Nine very fine braids hang side by side, each from a small knot.',
    width: 240,
    height: 360,
  },
  'parts-brick': {
    alt: 'A crown seen from above, parted like a brick wall: each row of boxes, each with a short braid, is shifted by half a box.',
    width: 400,
    height: 400,
  },
  'parts-square': {
    alt: 'A crown seen from above, parted into a grid of squares, each with a short braid.',
    width: 400,
    height: 400,
  },
  'profile-even': {
    alt: 'One row from the hairline down, as wide at its end as at its start.',
    width: 240,
    height: 360,
  },
  'profile-growing': {
    alt: 'One row from the hairline down, fine and dark at its start; copper-colored hair joins it on the way and makes it full.',
    width: 240,
    height: 360,
  },
  'profile-joined': {
    alt: 'One row from the hairline down. All the copper-colored added hair is joined at the very start, where it leaves a bump.',
    width: 240,
    height: 360,
  },
  'profile-swelling': {
    alt: 'One row from the hairline down: slim and dark, full in the middle with copper-colored added hair, and slim again.',
    width: 240,
    height: 360,
  },
  'root-knot': {
    alt: 'Close-up from the side. Copper-colored added hair is wrapped around the dark root in a knot, and the braid of both rises from it before it falls.',
    width: 400,
    height: 400,
  },
  'root-knotless': {
    alt: 'Close-up from the side. The braid starts thin, with the wearer’s own dark hair, lies flat, and fills out as copper-colored added hair joins it.',
    width: 400,
    height: 400,
  },
  'row-fed': {
    alt: 'One row seen from above. It leaves the hairline fine, with the wearer’s own hair, and grows fuller at five numbered places where copper-colored hair is fed in.',
    width: 640,
    height: 360,
  },
  'rows-crown': {
    alt: 'A head from behind: rows rise from the hairline to the crown and meet there in a coiled bun.',
    width: 400,
    height: 400,
  },
  'rows-nape': {
    alt: 'A head from behind: nine rows run down the head and end at the nape, with nothing hanging below.',
    width: 400,
    height: 400,
  },
  'rows-straight': {
    alt: 'A head from behind: nine rows run straight back over the head and hang below the nape, with beads at their ends.',
    width: 400,
    height: 400,
  },
  'rows-swelling': {
    alt: 'A head from above with five bold rows from the hairline to the nape, and one of them enlarged: it starts slim and dark, swells as copper-colored hair is added and draws in again until it ends, slim, at the nape.',
    width: 640,
    height: 302,
  },
  'strands-three': {
    alt: 'Three strands, dark, plum and rose-colored, cross over the middle in turn, down to a gold cuff.',
    width: 400,
    height: 440,
  },
  'strands-two': {
    alt: 'Two strands, one dark and one plum-colored, wind around each other like the yarns of a rope, down to a gold cuff.',
    width: 400,
    height: 440,
  },
} satisfies Record<string, FigureEntry>;
