/**
 * Builds the site's two font files from the fontsource packages. Run `npm run generate -- fonts` after a change here,
 * and commit the output.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const from = createRequire(import.meta.url);
const target = join(import.meta.dirname, '../../src/theme/fonts');

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));

/** Letters that French, Spanish, Portuguese and Haitian Creole add to English. */
const accented = 'áàâãæçéèêëíìîïñóòôõœúùûüÿ';

/**
 * Letters of the site's languages, and typographic signs. Any other character falls back, one by one, to a system
 * font.
 * The Latin files of both families lack ẹ ọ ṣ and cannot place combining marks, so Yoruba words look better entirely
 * in the fallback font, which does both. Combining marks are therefore left out on purpose.
 */
const letters = `${range(0x20, 0x7e)}\u00a0${accented}${accented.toUpperCase()}·×©½¿¡«»‑–—‘’“”•…`;

/** The OpenType features in use; fractions and swashes would be a sixth of the bytes. */
const keepFeatures = ['kern', 'liga', 'locl', 'ccmp', 'mark', 'mkmk', 'lnum', 'tnum'];

const fonts = [
  {
    name: 'fraunces',
    package: '@fontsource-variable/fraunces',
    source: 'files/fraunces-latin-opsz-normal.woff2',
    // Optical size 72 keeps thin strokes visible in a 22 px card title; from 96 up they fade.
    // One weight for all display text: half the bytes.
    variationAxes: { opsz: 72, wght: 560 },
  },
  {
    name: 'figtree',
    package: '@fontsource-variable/figtree',
    source: 'files/figtree-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const font of fonts) {
  const folder = dirname(from.resolve(`${font.package}/package.json`));
  const subset = await subsetFont(await readFile(join(folder, font.source)), letters, {
    targetFormat: 'woff2',
    variationAxes: font.variationAxes,
    keepFeatures,
    // Current screens need no hinting.
    noHinting: true,
  });
  await writeFile(join(target, `${font.name}.woff2`), subset);
  await copyFile(join(folder, 'LICENSE'), join(target, `${font.name}.OFL.txt`));
  console.log(`${font.name}.woff2: ${(subset.length / 1024).toFixed(1)} KB`);
}
