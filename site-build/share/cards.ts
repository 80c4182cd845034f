/** Makes the preview picture of each page for shared links, and a picture of each style's quote. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { SocialCard } from '../../src/routes/social-card.ts';
import { palette } from '../../src/theme/palette.ts';
import { escapeHtml } from '../pages/template.ts';
import type { Source } from '../pictures/encode.ts';

const PREVIEW = { width: 1200, height: 630 };
/** The picture above a quote, and the whole card, in px. */
const ABOVE_QUOTE = { width: 1080, height: 930 };
const QUOTE = { width: 1080, height: 1350 };

export async function writeCards(
  cards: readonly SocialCard[],
  { outDir, pictures, name }: { outDir: string; pictures: readonly Source[]; name: string },
): Promise<void> {
  const write = async ({ path, picture, quote }: SocialCard) => {
    const file = pictures.find(({ id }) => id === picture)?.file;
    if (!file) throw new Error(`The card ${path} has no picture '${picture}' in src/content/photographs`);
    const target = join(outDir, path);
    await mkdir(dirname(target), { recursive: true });
    const card = quote ? await quoteCard(file, `“${quote}”`, name) : await crop(file, PREVIEW);
    await card.jpeg({ quality: 80, mozjpeg: true }).toFile(target);
  };
  await Promise.all(cards.map(write));
}

/** Cuts twice as much from the bottom as from the top, because heads are in the upper half. */
async function crop(file: string, { width, height }: typeof PREVIEW): Promise<Sharp> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ width, height, fit: 'outside' })
    .flatten({ background: palette.honey })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((info.width - width) / 2);
  const top = Math.floor((info.height - height) / 3);
  return sharp(data, { raw: info }).extract({ left, top, width, height });
}

/** The quote and the salon's name on a cream ground, below the picture. */
async function quoteCard(file: string, quote: string, name: string): Promise<Sharp> {
  const layers = [
    { input: await (await crop(file, ABOVE_QUOTE)).png().toBuffer(), middle: ABOVE_QUOTE.height / 2 },
    { input: await line(quote, palette.aubergineDeep, 210), middle: 1100 },
    { input: await line(name, palette.terracottaDeep, 44), middle: 1280 },
  ];
  const placed = layers.map(async ({ input, middle }) => {
    const { width, height } = await sharp(input).metadata();
    return { input, left: Math.round((QUOTE.width - width) / 2), top: Math.round(middle - height / 2) };
  });
  const ground = sharp({ create: { ...QUOTE, channels: 3, background: palette.cream } });
  return ground.composite(await Promise.all(placed));
}

/** Words as large as fits into the height, in the site's font for headings, which sharp reads only in this format. */
function line(words: string, color: string, height: number): Promise<Buffer> {
  const text = `<span foreground="${color}">${escapeHtml(words)}</span>`;
  const fontfile = join(import.meta.dirname, 'fraunces.ttf');
  return sharp({ text: { text, font: 'Fraunces', fontfile, width: 936, height, align: 'centre', rgba: true } })
    .png()
    .toBuffer();
}
