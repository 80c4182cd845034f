/** Encodes pictures in all sizes and formats. Files are cached, so that a second build has nothing to encode. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type PictureFormat, pictureFileName, pictureFormats, pictureWidths } from '../../src/ui/Picture/naming.ts';

/**
 * Encoder settings. AVIF has full color (4:4:4): with 4:2:0, the strands of dark braids blur. The tuning `iq` is for
 * still pictures. Each step of effort doubles the time; in the widest files, which only dense screens show at full
 * size, less effort looks the same and adds hardly any bytes. In small files, it adds 5 to 8%. `quick` is for pages on
 * this machine; it adds a fifth.
 */
const settings = {
  avif: { quality: 46, chromaSubsampling: '4:4:4', tune: 'iq' },
  effort: { upTo820: 3, upTo1200: 2, wider: 1, quick: 0 },
  /** The quality of small figures with a transparent background, which have no flat areas where artifacts would show. */
  cutOutUpTo640: 40,
  jpg: { quality: 72, mozjpeg: true },
} as const;

/** The background color of figures in JPEG, which has no transparency. */
const BEHIND_FIGURE = '#e6c08c';

/** Everything besides the picture that determines an encoded file, including the encoder's version. */
export const encoding = { ...settings, sharp: sharp.versions.sharp };

/** Instead of the main color of a picture with a transparent background. */
const NO_GROUND = 'none';

export interface Source {
  id: string;
  file: string;
  /** Hash of the file's content and the encoding settings. */
  hash: string;
  /** Width of the upright picture, in px. */
  width: number;
  /** Height of the upright picture, in px. */
  height: number;
}

interface Pixels {
  colors: () => Sharp;
  /** Only for a figure with a transparent background. */
  alpha?: () => Sharp;
  /** The picture without transparency. */
  flat: () => Sharp;
}

/** The greatest width of a picture on any page, in px. */
const widest = 1600;

/** Reads the picture upright, in sRGB, and without metadata, so that no camera, place or name is published. */
async function pixelsOf({ file }: Source): Promise<Pixels> {
  try {
    const read = async (image: Sharp) => {
      const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      return { data, pixels: () => sharp(data, { raw: { width, height, channels } }) };
    };
    const upright = sharp(file).autoOrient().resize({ width: widest, withoutEnlargement: true }).toColorspace('srgb');
    const { pixels: colors } = await read(upright.clone().removeAlpha());
    const opaque = { colors, flat: colors };
    if (!(await upright.metadata()).hasAlpha) return opaque;
    const { data, pixels: alpha } = await read(upright.clone().extractChannel('alpha').toColorspace('b-w'));
    if (data.every(value => value === 255)) return opaque;
    const { pixels: flat } = await read(upright.flatten({ background: BEHIND_FIGURE }));
    return { colors, alpha, flat };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${parse(file).base} is damaged (${reason}); save or copy it again`);
  }
}

/** Writes a file under a temporary name first, so that an interrupted build leaves no partial file in the cache. */
async function keep(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

async function resize(pixels: Pixels, width: number, format: PictureFormat, quick: boolean): Promise<Buffer> {
  if (format === 'jpg') return pixels.flat().resize({ width }).jpeg(settings.jpg).toBuffer();
  const image = await resized(pixels, width);
  const { avif, effort, cutOutUpTo640 } = settings;
  const quality = pixels.alpha && width <= 640 ? cutOutUpTo640 : avif.quality;
  const own = quick ? effort.quick : width <= 820 ? effort.upTo820 : width <= 1200 ? effort.upTo1200 : effort.wider;
  return image.avif({ ...avif, quality, effort: own }).toBuffer();
}

/**
 * Resizes colors and transparency separately. If they are resized together, the invisible pixels around a figure turn
 * black, and that edge makes the file larger.
 */
async function resized({ colors, alpha }: Pixels, width: number): Promise<Sharp> {
  if (!alpha) return colors().resize({ width });
  const { data, info } = await colors().resize({ width }).raw().toBuffer({ resolveWithObject: true });
  const { width: w, height } = info;
  const mask = await alpha().resize({ width, height, fit: 'fill' }).toColorspace('b-w').raw().toBuffer();
  return sharp(data, { raw: { width: w, height, channels: 3 } }).joinChannel(mask, {
    raw: { width: w, height, channels: 1 },
  });
}

/**
 * Returns a function that encodes a file, unless it is in the cache, and returns its path. Decodes the picture at most
 * once.
 */
export function encoder(source: Source, cache: string, quick = false) {
  let pixels: ReturnType<typeof pixelsOf> | undefined;
  return async (width: number, format: PictureFormat): Promise<string> => {
    const path = join(cache, `${source.hash}-${width}${quick ? '-quick' : ''}.${format}`);
    if (existsSync(path)) return path;
    pixels ??= pixelsOf(source);
    await keep(path, await resize(await pixels, width, format, quick));
    return path;
  };
}

/** Writes all files of all pictures into the target folder. Each processor works on one picture at a time. */
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
 * Returns the picture's most frequent color, usually that of its background, in three hex digits: frames of pale and dark
 * pictures differ.
 */
export async function groundColor(source: Source, cache: string): Promise<string> {
  const path = join(cache, `${source.hash}.ground`);
  if (existsSync(path)) return readFile(path, 'utf8');
  const { alpha, flat } = await pixelsOf(source);
  const color = alpha ? NO_GROUND : await mainColor(flat());
  await keep(path, color);
  return color;
}

async function mainColor(picture: Sharp): Promise<string> {
  const small = await picture.resize({ width: 64 }).png().toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return [r, g, b].map(step).join('');
}

/** Rounds a color channel (0 to 255) to one of eight hex digits, the even ones. */
const step = (channel: number) => Math.min(14, 2 * Math.round(channel / 34)).toString(16);
