import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pictureWidths } from '../../src/ui/Picture/naming';
import { content } from '../content/all';
import { encoder, groundColor, publish } from './encode';
import { pictureEntries } from './entries';
import { survey } from './survey';

let root: string;
let folder: string;
let cache: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  folder = await mkdtemp(join(root, 'photographs-'));
  cache = join(root, 'cache');
});
afterEach(() => rm(root, { recursive: true }));

const plain = (width = 40, height = 50, background = '#c2562e') =>
  sharp({ create: { width, height, channels: 3, background } });
const put = (name: string, content: Buffer | string) => writeFile(join(folder, name), content);
const entry = (id: string, alt = 'Cornrows with beads') => ({ id, alt });
const notes = (...entries: { id: string; alt: string }[]) =>
  survey(entries, folder).catch((error: Error) => error.message);

/** A photograph as phones make them: rotated by its EXIF data, with the phone's maker and the place in its metadata. */
const fromPhone = (width = 500, height = 400) =>
  plain(width, height)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phonemaker' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 25/1 30/1', GPSLongitudeRef: 'W', GPSLongitude: '71/1 3/1 58/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

describe('checking the pictures', () => {
  test('accepts the pictures of this site', async () => {
    const entries = pictureEntries(content);
    const sources = await survey(entries, 'src/content/photographs');
    expect(sources.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
  });

  test.each<[string, string[], string[], string]>([
    ['a missing file', [], ['halo'], "photographs.ts: 'halo' has no picture; put halo.webp, .jpg or .png into src"],
    ['a duplicate id', ['halo.png'], ['halo', 'halo'], "'halo' is listed twice"],
    ['two files for one entry', ['halo.png', 'halo.jpg'], ['halo'], "'halo' has 2 pictures, halo.jpg and halo.png"],
    ['a file without an entry', ['bob.jpg'], [], "bob.jpg has no entry; add one with id 'bob' to photographs.ts"],
    ['another format', ['halo.heic'], ['halo'], 'halo.heic has a format that browsers cannot show; save it as .jpg'],
  ])('reports %s', async (_, files, ids, problem) => {
    for (const file of files) await put(file, await plain().jpeg().toBuffer());
    expect(await notes(...ids.map(id => entry(id)))).toContain(problem);
  });

  test('reports a file that is not a picture', async () => {
    await put('halo.jpg', 'Dear Ama, here is the picture');
    expect(await notes(entry('halo'))).toContain('halo.jpg is not a picture that can be read');
  });

  test('lists all problems at once', async () => {
    await put('bob.jpg', await plain().jpeg().toBuffer());
    expect((await notes(entry('halo')))?.toString().match(/^ {2}- /gm)).toHaveLength(2);
  });

  test('accepts extensions in capital letters, and ignores notes and hidden files', async () => {
    await put('halo.JPG', await plain().jpeg().toBuffer());
    await put('.DS_Store', '');
    await put('README.md', '');
    expect(await survey([entry('halo')], folder)).toMatchObject([{ id: 'halo', width: 40, height: 50 }]);
  });

  test('gives a file a hash that changes only with its content', async () => {
    const hashOf = async (id: string) => (await survey([entry(id)], folder))[0]?.hash;
    await put('halo.png', await plain().png().toBuffer());
    const first = await hashOf('halo');
    expect(first).toMatch(/^[0-9a-f]{10}$/);
    expect(await hashOf('halo')).toBe(first);
    await put('halo.png', await plain(40, 50, '#4a1d3d').png().toBuffer());
    expect(await hashOf('halo')).not.toBe(first);
  });
});

describe('encoded pictures', () => {
  const source = async (id: string) => {
    const [found] = await survey([entry(id)], folder);
    if (!found) throw new Error('The survey found no picture');
    return found;
  };

  test('contain no camera metadata and are rotated upright', async () => {
    const photograph = await fromPhone();
    expect(photograph.includes('Phonemaker')).toBe(true);
    expect((await sharp(photograph).metadata()).orientation).toBe(6);
    await put('halo.jpg', photograph);
    const halo = await source('halo');
    expect(halo).toMatchObject({ width: 400, height: 500 });
    const target = join(root, 'assets');
    await publish([halo], cache, target);
    const files = await readdir(target);
    expect(files).toHaveLength(3);
    for (const file of files) {
      const content = await readFile(join(target, file));
      const { exif, xmp, iptc, orientation, width, height } = await sharp(content).metadata();
      expect({ file, exif, xmp, iptc, orientation }).toEqual({ file });
      expect(content.includes('Phonemaker')).toBe(false);
      expect(height).toBe((width * 5) / 4);
    }
  });

  test('keep the transparent background of a figure; only its JPEG has a background color', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const figure = plain().extend({ left: 40, background: clear }).png();
    await put('halo.png', await figure.toBuffer());
    const halo = await source('halo');
    expect(await groundColor(halo, cache)).toBe('none');
    for (const [format, seen] of [
      ['avif', 0],
      ['jpg', 255],
    ] as const) {
      const file = await encoder(halo, cache)(80, format);
      const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const alphaAt = (x: number) => data[(25 * info.width + x) * 4 + 3] ?? Number.NaN;
      expect(Math.abs(alphaAt(5) - seen)).toBeLessThan(8);
      expect(alphaAt(70)).toBeGreaterThan(247);
    }
  });

  test('are never wider than the original', () => {
    expect(pictureWidths('avif', 4000)).toEqual([340, 420, 480, 560, 640, 820, 1080, 1600]);
    expect(pictureWidths('avif', 700)).toEqual([340, 420, 480, 560, 640, 700]);
    expect(pictureWidths('avif', 840)).toEqual([340, 420, 480, 560, 640, 840]);
    expect(pictureWidths('jpg', 1600)).toEqual([1080]);
    expect(pictureWidths('jpg', 640)).toEqual([640]);
  });

  test('are encoded only once', async () => {
    await put('halo.png', await plain().png().toBuffer());
    const halo = await source('halo');
    const path = await encoder(halo, cache)(40, 'avif');
    await rm(halo.file);
    expect(await encoder(halo, cache)(40, 'avif')).toBe(path);
  });

  test('are not made from a truncated picture, and the error names its file', async () => {
    const whole = await plain(400, 500).jpeg().toBuffer();
    await put('halo.jpg', whole.subarray(0, whole.length / 2));
    await expect(source('halo').then(halo => groundColor(halo, cache))).rejects.toThrow('halo.jpg is damaged');
  });

  test('can be read twice at the same time', async () => {
    await put('halo.png', await plain().png().toBuffer());
    const halo = await source('halo');
    const colors = await Promise.all(Array.from({ length: 20 }, () => groundColor(halo, cache)));
    expect(new Set(colors).size).toBe(1);
  });

  test.each([
    ['without', plain(40, 50, '#f8e8d8')],
    ['with', plain(40, 50, '#f8e8d8').ensureAlpha()],
  ])('have a main color, the most frequent one; %s an alpha channel', async (_, picture) => {
    await put('halo.png', await picture.png().toBuffer());
    expect(await groundColor(await source('halo'), cache)).toBe('eec');
  });
});
