/** The salon's logo as an SVG file, in the colors of the light theme. */
import { palette } from '../../src/theme/palette.ts';
import { ARCH, STRANDS, SUN } from '../../src/ui/Wordmark/logo.ts';

const { cx, cy, r } = SUN;
const strands = STRANDS.map(strand => `<path d="${strand}"/>`).join('');

export const sign = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 48" width="80" height="96" fill="none">',
  `<path stroke="${palette.ochre}" stroke-width="1.5" d="${ARCH}"/>`,
  `<circle fill="${palette.amber}" cx="${cx}" cy="${cy}" r="${r}"/>`,
  `<g stroke="${palette.aubergineDeep}" stroke-width="3.4" stroke-linecap="round">${strands}</g></svg>`,
].join('');
