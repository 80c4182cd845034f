/**
 * What the drawings show that explain a style in its history, or that belong to a page's design, by their names in
 * `photographs/`. No photograph replaces them.
 */
export const figures = {
  'fall-long': 'Long ends of knotless braids with gold cuffs and beads.',
  'fall-long-dark': 'Long ends of knotless braids with gold cuffs and beads, for a dark page.',
  'fall-short': 'Short ends of knotless braids with gold cuffs and beads.',
  'fall-short-dark': 'Short ends of knotless braids with gold cuffs and beads, for a dark page.',
  'rows-straight':
    'A head from behind: eleven straight rows from front to back, some with gold cuffs, the ends below the nape strung with beads.',
  'rows-nape': 'A head from behind: rows that curve down and end at the nape, without loose ends.',
  'rows-crown': 'A head from behind: rows that run up from the nape and the sides into a bun on the crown.',
  'rows-swelling':
    'A head from behind: bold rows of dark and copper hair that start slim at the hairline, swell over the crown and taper to the nape, where thin braids hang.',
  'parts-square':
    'A head from behind and above: square parts in a grid; the lit gold lines run straight from row to row.',
  'parts-brick':
    'A head from behind and above: parts offset like bricks; in each row the lit gold lines stand half a box beside those of the next.',
  'root-knot':
    'The top of a head, forehead and brows beyond: copper hair is wound three times around the root of a braid, a thick knot from which the braid starts at its full width.',
  'root-knotless':
    'The top of a head, forehead and brows beyond: a braid starts thin in its own dark hair; three copper locks join it one after another, and it grows.',
  'hanging-jumbo':
    'A head from behind: a few very thick box braids, each wound in a big knot at its brick-shaped part.',
  'hanging-medium':
    'A head from behind: about a dozen box braids of medium width, each with a knot at its part, some with gold cuffs.',
  'hanging-micro': 'A head from behind: very many fine braids from tiny parts, like a curtain, with a few gold cuffs.',
  'hanging-knotted': 'A head from behind: each braid starts in a thick copper knot at its part.',
  'hanging-knotless':
    'A head from behind: each braid starts flat and thin, in dark hair, and grows fuller as copper hair joins it.',
  'row-even':
    'The top of a head, forehead and brows beyond: one row from the hairline toward the viewer, as wide at its end as at its start.',
  'row-growing':
    'The top of a head, forehead and brows beyond: one row starts fine and dark at the hairline; three copper locks join it on the way and make it full.',
  'row-joined':
    'The top of a head, forehead and brows beyond: all the copper hair joins a row at the very start, where it leaves a bump.',
  'row-swelling':
    'The top of a head, forehead and brows beyond: one row is slim and dark at the hairline, full in the middle with copper hair, and slim again.',
};
