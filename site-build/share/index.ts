/** Files for finding and sharing the site: sitemap, robots.txt, manifest, icons, preview pictures and a vCard. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '../../src/content/schema.ts';
import type * as Prerender from '../../src/prerender.tsx';
import { palette } from '../../src/theme/palette.ts';
import { escapeHtml } from '../pages/template.ts';
import type { WritePagesOptions } from '../pages/write.ts';
import { pictureEntries } from '../pictures/entries.ts';
import { survey } from '../pictures/survey.ts';
import { writeCards } from './cards.ts';
import { icons, writeIcons } from './icons.ts';
import { VCARD, vcard } from './vcard.ts';

export const MANIFEST = 'site.webmanifest';

type Options = Omit<WritePagesOptions, 'connect'> & { root: string; content: Content };

export async function writeShareFiles({ root, outDir, entry, base, content }: Options): Promise<void> {
  const { addresses, socialCards, salon } = (await import(pathToFileURL(entry).href)) as typeof Prerender;
  const write = (file: string, text: string) => writeFile(join(outDir, file), text);
  const pictures = await survey(pictureEntries(content), join(root, 'src/content/photographs'));
  await Promise.all([
    write('sitemap.xml', sitemap(addresses)),
    write('robots.txt', robots(new URL(`${base}sitemap.xml`, addresses[0]).href)),
    write(MANIFEST, manifest(salon.name, base)),
    write(VCARD, vcard(salon, addresses[0] ?? '')),
    writeIcons(root, outDir),
    writeCards(socialCards, { outDir, pictures, name: salon.name }),
  ]);
}

function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map(address => `  <url><loc>${escapeHtml(address)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

function robots(sitemapAddress: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapAddress}\n`;
}

/** The manifest: name and icons for a phone's home screen. From there, the site opens in the browser, not as an app. */
function manifest(name: string, base: string): string {
  const listed = icons.flatMap(({ file, size, purpose }) =>
    purpose ? [{ src: `${base}${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [],
  );
  const { cream } = palette;
  return JSON.stringify({
    name,
    short_name: name,
    start_url: base,
    display: 'browser',
    theme_color: cream,
    background_color: cream,
    icons: listed,
  });
}
