import { createVar, globalFontFace, globalStyle } from '@vanilla-extract/css';

const ours = { fontWeight: '400 700', fontStyle: 'normal', fontDisplay: 'swap' } as const;

globalFontFace('Fraunces', { ...ours, src: "url('./fonts/fraunces.woff2') format('woff2')" });

/** Yoruba's letters with a dot below, and the tone marks above them. */
const DOTTED = 'U+300-301, U+1E62-1E63, U+1EB8-1EB9, U+1ECC-1ECD';
/** Browsers fetch this font only for pages that show italics. */
const italic = { ...ours, fontStyle: 'italic' } as const;

globalFontFace('Figtree', [
  { ...ours, src: "url('./fonts/figtree.woff2') format('woff2')" },
  { ...italic, src: "url('./fonts/figtree-italic.woff2') format('woff2')" },
  { ...italic, unicodeRange: DOTTED, src: "url('./fonts/figtree-italic-dotted.woff2') format('woff2')" },
]);

/** In percent of the font's size. */
const FRAUNCES = { ascent: 97.8, descent: 25.5 };
const FIGTREE = { ascent: 95, descent: 25 };

/**
 * A system font with the metrics of one of ours, so that swapping fonts shifts nothing. `wider`: how much wider ours is, in
 * percent (fonts/README.md).
 */
const fallback = (
  { ascent, descent }: typeof FIGTREE,
  fontWeight: '400 500' | '501 700',
  wider: number,
  ...names: string[]
) => ({
  src: names.map(name => `local('${name}')`).join(', '),
  fontWeight,
  sizeAdjust: `${wider}%`,
  ascentOverride: `${((100 * ascent) / wider).toFixed(2)}%`,
  descentOverride: `${((100 * descent) / wider).toFixed(2)}%`,
  lineGapOverride: '0%',
});

/**
 * A font with Yoruba's letters that our fonts lack. Browsers fetch it only for pages with such letters. It belongs to
 * the fallback families, and has the weights of their faces, so that no font list needs another family.
 */
const dotted = (file: string, fontWeight: string) =>
  ({ ...ours, fontWeight, unicodeRange: DOTTED, src: `url('./fonts/${file}.woff2') format('woff2')` }) as const;

globalFontFace('Fraunces fallback', [
  fallback(FRAUNCES, '400 500', 105.66, 'Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'),
  fallback(
    FRAUNCES,
    '501 700',
    99.53,
    'Times New Roman Bold',
    'TimesNewRomanPS-BoldMT',
    'Liberation Serif Bold',
    'Tinos Bold',
  ),
  dotted('fraunces-dotted', '400 500'),
  dotted('fraunces-dotted', '501 700'),
]);
globalFontFace('Fraunces on Android', [
  fallback(FRAUNCES, '400 500', 89.5, 'Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular', 'NotoSerif'),
  fallback(FRAUNCES, '501 700', 84.25, 'Noto Serif Bold', 'NotoSerif-Bold'),
]);
globalFontFace('Fraunces on Linux', [
  fallback(FRAUNCES, '400 500', 83.13, 'DejaVu Serif', 'DejaVuSerif'),
  fallback(FRAUNCES, '501 700', 75.21, 'DejaVu Serif Bold', 'DejaVuSerif-Bold'),
]);
globalFontFace('Figtree on Linux', [
  fallback(FIGTREE, '400 500', 88.01, 'DejaVu Sans', 'DejaVuSans'),
  fallback(FIGTREE, '501 700', 79.03, 'DejaVu Sans Bold', 'DejaVuSans-Bold'),
]);
globalFontFace('Figtree fallback', [
  fallback(FIGTREE, '400 500', 100.56, 'Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto'),
  fallback(
    FIGTREE,
    '501 700',
    95.01,
    'Arial Bold',
    'Arial-BoldMT',
    'Liberation Sans Bold',
    'Arimo Bold',
    'Roboto Bold',
  ),
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
