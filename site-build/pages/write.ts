/** Writes one HTML file for every route, from the browser bundle's `index.html` and the rendered markup. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '../../src/prerender.tsx';
import { TOUCH_ICON } from '../share/icons.ts';
import { MANIFEST } from '../share/index.ts';
import { inlineLoader } from './inline-loader.ts';
import { contentSecurityPolicy } from './policy.ts';
import { type Manifest, pageFonts, pageScripts } from './scripts.ts';
import { fullSheet, pageStyles } from './styles.ts';
import { fillTemplate } from './template.ts';

export interface WritePagesOptions {
  /** Folder of the browser bundle, where the pages are written. */
  outDir: string;
  /** Path of the prerendering bundle's entry file. */
  entry: string;
  /** Public base path, with a slash at both ends. */
  base: string;
  /** Origins that the pages may send to, besides their own. */
  connect: readonly string[];
}

export interface WrittenPages {
  files: string[];
  /** A policy for all pages, to send as a header; each page's own meta tag allows only that page's styles. */
  policy: string;
}

/** The file of a route. It is not an index file in a folder, because hosts redirect folders to a trailing slash. */
function fileOf(path: string | null): string {
  if (path === null) return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Renders and writes every route. Each page contains the styles of its elements and the inline loader, so that no other
 * file delays first paint.
 */
export async function writePages({ outDir, entry, base, connect }: WritePagesOptions): Promise<WrittenPages> {
  const { prerendered, render } = (await import(pathToFileURL(entry).href)) as typeof Prerender;
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const built = await readFile(join(outDir, 'index.html'), 'utf8');
  const { template, sheets } = await takeStyles(built, outDir, base);
  const fonts = pageFonts(manifest).map(file => base + file);
  const script = await inlineLoader();
  const pages = await Promise.all(
    prerendered.map(async route => {
      const page = await render(route);
      return { route, page, styles: sheets.map(({ css }) => pageStyles(css, page.markup)) };
    }),
  );
  const policyFor = (styles: readonly string[]) => contentSecurityPolicy({ scripts: [script], styles, connect });
  const sheetUrls = sheets.map(({ url }) => url);
  const links = { manifest: `${base}${MANIFEST}`, touchIcon: `${base}${TOUCH_ICON}` };
  const files: string[] = [];
  for (const { route, page, styles } of pages) {
    const scripts = pageScripts(manifest, route).map(file => base + file);
    const file = join(outDir, fileOf(route.path));
    await mkdir(dirname(file), { recursive: true });
    const policy = policyFor(styles);
    const whole = { ...page, ...links, styles, sheets: sheetUrls, fonts, script, scripts, policy };
    await writeFile(file, fillTemplate(template, whole));
    files.push(file);
  }
  await rm(dirname(manifestFile), { recursive: true });
  return { files, policy: policyFor([...new Set(pages.flatMap(({ styles }) => styles))]) };
}

/**
 * Removes the links to style sheets and the module script from the built page; `fillTemplate` writes each page's own.
 */
async function takeStyles(html: string, outDir: string, base: string) {
  const sheets: { css: string; url: string }[] = [];
  for (const [, href = ''] of html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)) {
    const name = `assets/${href.split('/').at(-1)}`;
    const css = (await readFile(join(outDir, name), 'utf8')).trim();
    sheets.push({ css, url: base + name });
    await writeFile(join(outDir, name), fullSheet(css));
  }
  const template = html
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '');
  return { template, sheets };
}
