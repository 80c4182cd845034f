import { globalFontFace } from '@vanilla-extract/css';
import fallbacks from './fonts/fallbacks.json';

const ours = { fontWeight: '400 700', fontStyle: 'normal', fontDisplay: 'optional' } as const;

globalFontFace('Fraunces', { ...ours, src: "url('./fonts/fraunces.woff2') format('woff2')" });
globalFontFace('Figtree', { ...ours, src: "url('./fonts/figtree.woff2') format('woff2')" });

/** Yoruba's letters with a dot below, as wide as without it; fetched only where they occur. */
const dotted = {
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: 'U+1E62-1E63, U+1EB8-1EB9, U+1ECC-1ECD',
} as const;

globalFontFace('Fraunces dotted', {
  ...dotted,
  fontWeight: '400 700',
  src: "url('./fonts/fraunces-dotted.woff2') format('woff2')",
});
globalFontFace('Figtree dotted', [
  { ...dotted, fontWeight: '400 500', src: "url('./fonts/figtree-dotted.woff2') format('woff2')" },
  { ...dotted, fontWeight: '501 700', src: "url('./fonts/figtree-dotted-bold.woff2') format('woff2')" },
]);

/** Fallback fonts with the metrics of ours, measured by dev/fonts/fallback.ts, so that the swap shifts nothing. */
const fallbackFaces = (family: string) =>
  fallbacks.filter(face => face.family === family).map(({ family: _, ...face }) => face);

globalFontFace('Fraunces fallback', fallbackFaces('display'));
globalFontFace('Fraunces on Android', fallbackFaces('android'));
globalFontFace('Fraunces on Linux', fallbackFaces('linux'));
globalFontFace('Figtree fallback', fallbackFaces('text'));

/** A characterful serif for display and a quiet sans for text. */
export const fonts = {
  display:
    'Fraunces, "Fraunces dotted", "Fraunces fallback", "Fraunces on Android", "Fraunces on Linux", Georgia, serif',
  text: 'Figtree, "Figtree dotted", "Figtree fallback", system-ui, sans-serif',
} as const;
