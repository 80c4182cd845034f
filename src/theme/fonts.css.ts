import { globalFontFace } from '@vanilla-extract/css';
import fallbacks from './fonts/fallbacks.json';

const ours = { fontWeight: '400 700', fontStyle: 'normal', fontDisplay: 'optional' } as const;

globalFontFace('Fraunces', { ...ours, src: "url('./fonts/fraunces.woff2') format('woff2')" });
globalFontFace('Figtree', { ...ours, src: "url('./fonts/figtree.woff2') format('woff2')" });

/** Fallback fonts with the metrics of ours, measured by dev/fonts/fallback.ts, so that the swap shifts nothing. */
const fallbackFaces = (family: string) =>
  fallbacks.filter(face => face.family === family).map(({ family: _, ...face }) => face);

globalFontFace('Fraunces fallback', fallbackFaces('display'));
globalFontFace('Fraunces on Android', fallbackFaces('android'));
globalFontFace('Fraunces on Linux', fallbackFaces('linux'));
globalFontFace('Figtree fallback', fallbackFaces('text'));

/** A characterful serif for display and a quiet sans for text. */
export const fonts = {
  display: 'Fraunces, "Fraunces fallback", "Fraunces on Android", "Fraunces on Linux", Georgia, serif',
  text: 'Figtree, "Figtree fallback", system-ui, sans-serif',
} as const;
