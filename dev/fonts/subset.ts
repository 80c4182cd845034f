/**
 * Builds the site's font files from the fontsource packages: two families, one with an italic, and for each the dotted
 * letters and tone marks of Yoruba.
 * After a change here, run `npm run generate -- fonts` and commit the output.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { DOTTED_FROM, DOTTED_LETTERS, dotted } from './dotted';

const from = createRequire(import.meta.url);
const target = join(import.meta.dirname, '../../src/theme/fonts');

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));

/** Letters that French, Spanish, Portuguese and Haitian Creole add to English. */
const accented = 'áàâãæçéèêëíìîïñóòôõœúùûüÿ';

/**
 * Letters of the site's languages, and typographic signs. The browser shows any other character in a system font. ẹ ọ ṣ
 * and the tone marks above them, which the families partly lack, are in separate files, which only pages with these
 * letters load.
 */
const letters = `${range(0x20, 0x7e)}\u00a0${accented}${accented.toUpperCase()}·×©½¿¡«»‑–—‘’“”•…`;

/** The OpenType features in use. Fractions and swashes, left out, would take up a sixth of the file. */
const keepFeatures = ['kern', 'liga', 'locl', 'ccmp', 'mark', 'mkmk', 'lnum', 'tnum'];

const fonts = [
  {
    name: 'fraunces',
    package: '@fontsource-variable/fraunces',
    source: 'files/fraunces-latin-opsz-normal.woff2',
    // Optical size 72 keeps thin strokes visible in a 22 px card title; from 96 up, they are too thin.
    // A single weight for all display text halves the file; this one is light enough for large headings, and firm enough for small ones.
    variationAxes: { opsz: 72, wght: 470 },
    dotted: [{ name: 'fraunces-dotted', variationAxes: { opsz: 72, wght: 470 } }],
  },
  {
    name: 'figtree',
    package: '@fontsource-variable/figtree',
    source: 'files/figtree-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    dotted: [
      { name: 'figtree-dotted', variationAxes: { wght: 400 } },
      { name: 'figtree-dotted-bold', variationAxes: { wght: 600 } },
    ],
  },
  {
    name: 'figtree-italic',
    package: '@fontsource-variable/figtree',
    source: 'files/figtree-latin-wght-italic.woff2',
    // Titles and foreign words in running text; a variable weight would add two thirds to the file.
    variationAxes: { wght: 400 },
    dotted: [{ name: 'figtree-italic-dotted', variationAxes: { wght: 400 } }],
  },
];

/** Distance between the bottom of a letter and its dot, as a fraction of the em. */
const DOT_GAP = 0.09;

async function write(name: string, font: Buffer): Promise<void> {
  await writeFile(join(target, `${name}.woff2`), font);
  console.log(`${name}.woff2: ${(font.length / 1024).toFixed(1)} KB`);
}

for (const font of fonts) {
  const folder = dirname(from.resolve(`${font.package}/package.json`));
  const source = await readFile(join(folder, font.source));
  const subset = await subsetFont(source, letters, {
    targetFormat: 'woff2',
    variationAxes: font.variationAxes,
    keepFeatures,
    // Current screens need no hinting.
    noHinting: true,
  });
  await write(font.name, subset);
  for (const { name, variationAxes } of font.dotted) {
    const bases = await subsetFont(source, DOTTED_FROM, { targetFormat: 'sfnt', variationAxes, noHinting: true });
    await write(name, await subsetFont(dotted(bases, DOT_GAP), DOTTED_LETTERS, { targetFormat: 'woff2' }));
  }
  await copyFile(join(folder, 'LICENSE'), join(target, `${basename(font.package)}.OFL.txt`));
}
