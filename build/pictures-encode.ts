/** Encodes a picture in every size and format, with a cache: a second build has nothing to encode. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, parse } from 'node:path';
import sharp from 'sharp';
import { type PictureFormat, pictureFileName, pictureFormats, pictureWidths } from '../src/ui/Picture/naming.ts';
import type { Source } from './pictures-survey.ts';

/**
 * AVIF keeps full color (4:4:4): with half of it, dark braids lose their strands, and a higher quality that restores
 * them costs more bytes. Effort 2 is five times as fast as 4 and, on these pictures, no larger.
 */
const settings = {
  avif: { effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 70, smartSubsample: true },
  jpg: { quality: 72, mozjpeg: true },
} as const;

/**
 * Files up to `small.width` px are for phones, whose dense screens hide a lower quality. At 38 the home page's first
 * picture fits into the first flight of a new connection, 14,600 bytes with headers.
 */
const avifQuality = { small: { width: 640, quality: 38 }, quality: 48 } as const;

/** Everything a file depends on besides its picture. */
export const encoding = { ...settings, avifQuality };

/** Nothing on the page is wider than this, in px. */
const widest = 1600;

/** Upright sRGB pixels without metadata, so that no camera, place or name is published. */
async function pixelsOf({ file }: Source) {
  try {
    const { data, info } = await sharp(file)
      .autoOrient()
      .resize({ width: widest, withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${parse(file).base} is damaged (${reason}); save or copy it again`);
  }
}

/** Written under a temporary name first, so that an interrupted build leaves no partial file. */
async function keep(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

async function resize(open: () => sharp.Sharp, width: number, format: PictureFormat): Promise<Buffer> {
  const image = open().resize({ width });
  if (format === 'avif') {
    const { quality } = width <= avifQuality.small.width ? avifQuality.small : avifQuality;
    return image.avif({ ...settings.avif, quality }).toBuffer();
  }
  if (format === 'webp') return image.webp(settings.webp).toBuffer();
  return image.jpeg(settings.jpg).toBuffer();
}

/** Returns the path of one encoded file, from the cache if possible. The picture is decoded at most once. */
export function encoder(source: Source, cache: string) {
  let pixels: ReturnType<typeof pixelsOf> | undefined;
  return async (width: number, format: PictureFormat): Promise<string> => {
    const path = join(cache, `${source.hash}-${width}.${format}`);
    if (existsSync(path)) return path;
    pixels ??= pixelsOf(source);
    await keep(path, await resize(await pixels, width, format));
    return path;
  };
}

/** Writes every file of every picture into the target folder, one picture per processor at a time. */
export async function publish(sources: readonly Source[], cache: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const waiting = [...sources];
  const work = async () => {
    for (let source = waiting.shift(); source; source = waiting.shift()) {
      const { id, hash, width: ownWidth } = source;
      const encode = encoder(source, cache);
      for (const format of pictureFormats)
        for (const width of pictureWidths(format, ownWidth))
          await copyFile(await encode(width, format), join(target, pictureFileName(id, hash, width, format)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/**
 * The most frequent color of the picture, usually its background, as a placeholder. Three hex digits, in steps so
 * coarse that a large gallery shares a few dozen colors.
 */
export async function groundColor(source: Source, cache: string): Promise<string> {
  const path = join(cache, `${source.hash}.ground`);
  if (existsSync(path)) return readFile(path, 'utf8');
  const open = await pixelsOf(source);
  const small = await open().resize({ width: 64 }).png().toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  const color = [r, g, b].map(step).join('');
  await keep(path, color);
  return color;
}

/** A channel of 0 to 255 as one of eight hex digits. */
const step = (channel: number) => Math.min(14, 2 * Math.round(channel / 34)).toString(16);
