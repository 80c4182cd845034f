/** Renders each page's preview picture for shared links, and each style's quote picture. Caches all of them. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import type { SocialCard } from '../../src/site/social-card.ts';
import type { Source } from '../pictures/survey.ts';
import { cardLayout, sizes } from './card-layout.ts';
import { sign } from './logo.ts';

interface Options {
  root: string;
  /** The build's output folder. */
  outDir: string;
  pictures: readonly Source[];
}

const files = [
  ['Fraunces', 'fraunces.woff2', {}],
  ['Figtree', 'figtree.woff2', { wght: 500 }],
] as const;

/** Writes each picture to its path in `outDir`. Returns how many were not in the cache. */
export async function writeCards(cards: readonly SocialCard[], { root, outDir, pictures }: Options): Promise<number> {
  const letters = [...new Set(cards.flatMap(card => [...Object.values(card).join('')]))].sort().join('');
  const look = await lookOf(root);
  let fonts: Promise<Font[]> | undefined;
  let drawn = 0;
  for (const card of cards) {
    const picture = pictures.find(({ id }) => id === card.picture);
    if (!picture) throw new Error(`The card ${card.path} has no picture '${card.picture}' in src/content/photographs`);
    const key = createHash('sha256').update(look).update(JSON.stringify(card)).update(picture.hash).digest('hex');
    const kept = join(root, '.cache/cards', `${key.slice(0, 16)}.jpg`);
    if (!existsSync(kept)) {
      fonts ??= fontsFor(`${letters}${letters.toUpperCase()}`, root);
      await mkdir(dirname(kept), { recursive: true });
      await writeFile(kept, await draw(card, picture.file, await fonts));
      drawn += 1;
    }
    const target = join(outDir, card.path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(kept, target);
  }
  return drawn;
}

async function draw(card: SocialCard, file: string, fonts: Font[]): Promise<Buffer> {
  const [picture, mark] = await Promise.all([
    sharp(file)
      .autoOrient()
      .resize({ ...sizes[card.kind].picture, fit: 'cover', position: 'top' })
      .flatten({ background: '#e6c08c' })
      .png()
      .toBuffer(),
    sharp(Buffer.from(sign), { density: 216 }).png().toBuffer(),
  ]);
  const svg = await satori(cardLayout(card, dataUrl(picture), dataUrl(mark)), { ...sizes[card.kind].card, fonts });
  return sharp(Buffer.from(svg)).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** The site's fonts in a format that satori can read, with only the letters that these pictures need. */
async function fontsFor(letters: string, root: string): Promise<Font[]> {
  return Promise.all(
    files.map(async ([name, file, variationAxes]) => {
      const woff2 = await readFile(join(root, 'src/theme/fonts', file));
      return { name, data: await subsetFont(woff2, letters, { targetFormat: 'sfnt', variationAxes }) };
    }),
  );
}

/**
 * The code that determines how pictures look, as a part of the cache key, so that an outdated picture is never reused.
 */
async function lookOf(root: string): Promise<string> {
  const sources = [
    'site-build/share/cards.ts',
    'site-build/share/card-layout.ts',
    'site-build/share/logo.ts',
    'src/theme/palette.ts',
  ];
  const texts = await Promise.all(sources.map(source => readFile(join(root, source), 'utf8')));
  return texts.join('\n');
}
