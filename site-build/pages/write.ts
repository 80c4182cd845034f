/** Writes one HTML file for every route, from the browser bundle's `index.html` and the rendered markup. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minify, transformWithOxc } from 'vite';
import type * as Prerender from '../../src/prerender.tsx';
import { TOUCH_ICON } from '../share/icons.ts';
import { MANIFEST } from '../share/index.ts';
import { contentSecurityPolicy } from './policy.ts';
import { type Manifest, pageFonts, pageScripts } from './scripts.ts';
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
  /** The policy of every page, to send as a header. */
  policy: string;
}

/** The file of a route. It is not an index file in a folder, because hosts redirect folders to a trailing slash. */
function fileOf(path: string | null): string {
  if (path === null) return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Renders and writes every route. Each page contains the style sheet and the loader, so that no other file delays
 * first paint.
 */
export async function writePages({ outDir, entry, base, connect }: WritePagesOptions): Promise<WrittenPages> {
  const { prerendered, render } = (await import(pathToFileURL(entry).href)) as typeof Prerender;
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const built = await readFile(join(outDir, 'index.html'), 'utf8');
  const { template, styles } = await takeStyles(built, outDir);
  const fonts = pageFonts(manifest).map(file => base + file);
  const script = await loaderScript();
  const policy = contentSecurityPolicy({ scripts: [script], styles: [styles], connect });
  const links = { manifest: `${base}${MANIFEST}`, touchIcon: `${base}${TOUCH_ICON}` };
  const files: string[] = [];
  for (const route of prerendered) {
    const page = await render(route);
    const scripts = pageScripts(manifest, route).map(file => base + file);
    const file = join(outDir, fileOf(route.path));
    await mkdir(dirname(file), { recursive: true });
    const whole = { ...page, ...links, styles, fonts, script, scripts, policy };
    await writeFile(file, fillTemplate(template, whole));
    files.push(file);
  }
  await rm(dirname(manifestFile), { recursive: true });
  return { files, policy };
}

/** The inline script of every page. */
async function loaderScript(): Promise<string> {
  const source = new URL('../../src/loader/loader.ts', import.meta.url);
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), 'loader.ts');
  return (await minify('loader.js', `{${code}}`, { module: true })).code.trim();
}

/** Takes the style sheet and the scripts out of the built page; `fillTemplate` writes the sheet and the loader instead. */
async function takeStyles(html: string, outDir: string) {
  const sheet = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
  const file = join(outDir, 'assets', sheet.exec(html)?.[1]?.split('/').at(-1) ?? '');
  const styles = (await readFile(file, 'utf8')).trim();
  await rm(file);
  const template = html
    .replace(sheet, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '');
  return { template, styles };
}
