/** The site's icon in every size that phones and browsers request, made from `public/favicon.svg`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

interface Icon {
  file: string;
  /** Width and height in px. */
  size: number;
  /** `purpose` in the manifest; undefined for the icon that only Apple devices request. */
  purpose?: 'any' | 'maskable';
}

export const TOUCH_ICON = 'apple-touch-icon.png';

export const icons: readonly Icon[] = [
  { file: TOUCH_ICON, size: 180 },
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

/** An icon file with one picture, for programs that ask for /favicon.ico and read no page. */
function inIcoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]), Buffer.alloc(8)]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

export async function writeIcons(root: string, outDir: string): Promise<void> {
  const sign = await readFile(join(root, 'public/favicon.svg'), 'utf8');
  // Without rounded corners and, for Android, smaller: Apple rounds icons, Android crops up to a fifth on each side.
  const square = sign.replace(/ rx="10"/, '');
  const roomy = square
    .replace('viewBox="0 0 48 48"', 'viewBox="-6 -12 60 60"')
    .replace('width="48" height="48"', 'x="-6" y="-12" width="60" height="60"');
  for (const { file, size, purpose } of icons) {
    const drawing = purpose === 'any' ? sign : purpose === 'maskable' ? roomy : square;
    const png = await sharp(Buffer.from(drawing), { density: 1200 })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer();
    await writeFile(join(outDir, file), png);
  }
  const small = await sharp(Buffer.from(sign), { density: 288 }).resize(48, 48).png().toBuffer();
  await writeFile(join(outDir, 'favicon.ico'), inIcoFile(small, 48));
}
