/**
 * Measures in a real browser how much system fonts must be scaled to match the metrics of the site's fonts, and writes
 * `src/theme/fonts/fallbacks.json`, so that nothing shifts when the site's fonts arrive.
 * `npm run generate -- fonts` runs this file after subset.ts. Required fonts: Noto Serif, DejaVu Serif, Arial and Times
 * New Roman; Liberation Sans and Liberation Serif, which have the same widths, can replace the last two.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../lib/find-chromium';

const folder = join(import.meta.dirname, '../../src/theme/fonts');

/** Text like the site's own, so that letter frequencies match. */
const sample =
  'Knotless braids begin with your own hair and let the added hair join in little by little, so they lie flat and feel light. ' +
  'Cornrows, Senegalese twists, feed-in and Ghana braids: book your appointment in Malden, Massachusetts, from $180.';

/**
 * The fallback faces. A system font has two weights: regular stands for the site's weights up to 500, bold for the
 * others.
 */
const faces = [
  { family: 'android', file: 'fraunces.woff2', system: 'noto', cut: 'regular', weights: [400, 500], measuredAt: 450 },
  { family: 'android', file: 'fraunces.woff2', system: 'noto', cut: 'bold', weights: [501, 700], measuredAt: 570 },
  { family: 'linux', file: 'fraunces.woff2', system: 'dejavu', cut: 'regular', weights: [400, 500], measuredAt: 450 },
  { family: 'linux', file: 'fraunces.woff2', system: 'dejavu', cut: 'bold', weights: [501, 700], measuredAt: 570 },
  { family: 'display', file: 'fraunces.woff2', system: 'serif', cut: 'regular', weights: [400, 500], measuredAt: 450 },
  { family: 'display', file: 'fraunces.woff2', system: 'serif', cut: 'bold', weights: [501, 700], measuredAt: 570 },
  {
    family: 'linuxText',
    file: 'figtree.woff2',
    system: 'dejavuSans',
    cut: 'regular',
    weights: [400, 500],
    measuredAt: 400,
  },
  {
    family: 'linuxText',
    file: 'figtree.woff2',
    system: 'dejavuSans',
    cut: 'bold',
    weights: [501, 700],
    measuredAt: 600,
  },
  { family: 'text', file: 'figtree.woff2', system: 'sans', cut: 'regular', weights: [400, 500], measuredAt: 400 },
  { family: 'text', file: 'figtree.woff2', system: 'sans', cut: 'bold', weights: [501, 700], measuredAt: 600 },
] as const;

const sources = {
  serif: {
    regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
  },
  // Android's only serif.
  noto: {
    regular: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular', 'NotoSerif'],
    bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
  },
  dejavu: { regular: ['DejaVu Serif', 'DejaVuSerif'], bold: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'] },
  dejavuSans: { regular: ['DejaVu Sans', 'DejaVuSans'], bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'] },
  // Android has Roboto, whose width is within 1% of Arial's.
  sans: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
  },
};

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage();

async function measure(source: string, weight: number) {
  return page.evaluate(
    async ([src, text, fontWeight]) => {
      const face = new FontFace('Measured', src, { weight: '100 900' });
      document.fonts.add(await face.load());
      const line = document.createElement('span');
      line.style.cssText = `font: ${fontWeight} 1000px/normal Measured; white-space: nowrap; position: absolute`;
      line.textContent = text;
      document.body.append(line);
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('no canvas');
      canvas.font = `${fontWeight} 1000px Measured`;
      const metrics = canvas.measureText(text);
      const { width, height } = line.getBoundingClientRect();
      line.remove();
      document.fonts.delete(face);
      return {
        width,
        ascent: metrics.fontBoundingBoxAscent,
        descent: metrics.fontBoundingBoxDescent,
        lineHeight: height,
      };
    },
    [source, sample, weight] as const,
  );
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

const fallbacks = [];
for (const face of faces) {
  const data = (await readFile(join(folder, face.file))).toString('base64');
  const src = sources[face.system][face.cut].map(name => `local('${name}')`).join(', ');
  const ours = await measure(`url(data:font/woff2;base64,${data})`, face.measuredAt);
  const system = await measure(src, 400);
  const size = ours.width / system.width;
  fallbacks.push({
    family: face.family,
    src,
    fontWeight: face.weights.join(' '),
    sizeAdjust: percent(size),
    ascentOverride: percent(ours.ascent / 1000 / size),
    descentOverride: percent(ours.descent / 1000 / size),
    lineGapOverride: percent(Math.max(0, Math.round(ours.lineHeight - ours.ascent - ours.descent)) / 1000 / size),
  });
}
await browser.close();
await writeFile(join(folder, 'fallbacks.json'), `${JSON.stringify(fallbacks, null, 2)}\n`);
console.table(fallbacks.map(({ src, ...numbers }) => numbers));
