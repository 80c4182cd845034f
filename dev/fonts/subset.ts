/**
 * Makes the site's two font files from the fontsource packages. Run `npm run generate -- fonts` after a change here, and commit the result.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const from = createRequire(import.meta.url);
const target = join(import.meta.dirname, '../../src/theme/fonts');

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));

/** What French, Spanish, Portuguese and Haitian Creole add to the letters of English. */
const accented = 'áàâãæçéèêëíìîïñóòôõœúùûüÿ';

/**
 * The letters of the site's languages and the signs of careful typesetting. What a visitor types beside them comes from
 * the fallback font, sign by sign.
 * Neither family's Latin file has ẹ ọ ṣ, and neither places combining marks, so a Yoruba word is better off in the
 * fallback font, which does both: the marks are left out on purpose.
 */
const letters = `${range(0x20, 0x7e)}\u00a0${accented}${accented.toUpperCase()}·×©½¿¡«»‑–—‘’“”•…`;

/** Of what the families can do, what the styles ask for: fractions and swashes are a sixth of their bytes. */
const keepFeatures = ['kern', 'liga', 'locl', 'ccmp', 'mark', 'mkmk', 'lnum', 'tnum'];

const fonts = [
  {
    name: 'fraunces',
    package: '@fontsource-variable/fraunces',
    source: 'files/fraunces-latin-opsz-normal.woff2',
    // 72 keeps the thin strokes alive in a 22 px card title; from 96 up they fade there.
    // One weight for everything that is set in it: half the bytes.
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
    // Screens of today draw outlines as they are.
    noHinting: true,
  });
  await writeFile(join(target, `${font.name}.woff2`), subset);
  await copyFile(join(folder, 'LICENSE'), join(target, `${font.name}.OFL.txt`));
  console.log(`${font.name}.woff2: ${(subset.length / 1024).toFixed(1)} KB`);
}
