import { createVar, globalFontFace, globalStyle } from '@vanilla-extract/css';
import fallbacks from './fonts/fallbacks.json';

const ours = { fontWeight: '400 700', fontStyle: 'normal', fontDisplay: 'swap' } as const;

globalFontFace('Fraunces', { ...ours, src: "url('./fonts/fraunces.woff2') format('woff2')" });

/** Yoruba's letters with a dot below, and the tone marks above them. */
const DOTTED = 'U+300-301, U+1E62-1E63, U+1EB8-1EB9, U+1ECC-1ECD';
/** Browsers fetch this font only for pages that show italics. */
const italic = { fontWeight: '400 700', fontStyle: 'italic', fontDisplay: 'swap' } as const;

globalFontFace('Figtree', [
  { ...ours, src: "url('./fonts/figtree.woff2') format('woff2')" },
  { ...italic, src: "url('./fonts/figtree-italic.woff2') format('woff2')" },
  { ...italic, unicodeRange: DOTTED, src: "url('./fonts/figtree-italic-dotted.woff2') format('woff2')" },
]);

/** Fallback fonts with the metrics of our fonts (fonts/README.md), so that swapping fonts shifts nothing. */
const fallbackFaces = (family: string) =>
  fallbacks.filter(face => face.family === family).map(({ family: _, ...face }) => face);

/**
 * A font with Yoruba's letters that our fonts lack. Browsers fetch it only for pages with such letters. It belongs to
 * the fallback families, and has the weights of their faces, so that no font list needs another family.
 */
const dotted = (file: string, fontWeight: string) => ({
  fontWeight,
  fontStyle: 'normal',
  fontDisplay: 'swap' as const,
  unicodeRange: DOTTED,
  src: `url('./fonts/${file}.woff2') format('woff2')`,
});

globalFontFace('Fraunces fallback', [
  ...fallbackFaces('display'),
  dotted('fraunces-dotted', '400 500'),
  dotted('fraunces-dotted', '501 700'),
]);
globalFontFace('Fraunces on Android', fallbackFaces('android'));
globalFontFace('Fraunces on Linux', fallbackFaces('linux'));
globalFontFace('Figtree on Linux', fallbackFaces('linuxText'));
globalFontFace('Figtree fallback', [
  ...fallbackFaces('text'),
  dotted('figtree-dotted', '400 500'),
  dotted('figtree-dotted-bold', '501 700'),
]);

/** A variable, because many rules use this list. */
const display = createVar();
globalStyle(':root', {
  vars: { [display]: 'Fraunces, "Fraunces fallback", "Fraunces on Android", "Fraunces on Linux", Georgia, serif' },
});
/** A distinctive serif for headings, and a plain sans serif for text. */
export const fonts = {
  display,
  text: 'Figtree, "Figtree fallback", "Figtree on Linux", system-ui, sans-serif',
} as const;
