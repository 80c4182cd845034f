/** Writes one HTML file for every route, from the client's `index.html` and the rendered markup. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '../src/prerender.tsx';
import { earlyScript } from './early-script.ts';
import { TOUCH_ICON } from './found/icons.ts';
import { MANIFEST } from './found/index.ts';
import { type Manifest, pageFonts, pageScripts } from './page-scripts.ts';
import { contentSecurityPolicy } from './policy.ts';
import { fillTemplate } from './template.ts';

export interface WritePagesOptions {
  /** Folder of the browser bundle, where the pages are written. */
  outDir: string;
  /** The render bundle's entry. */
  entry: string;
  /** Public base path, with a slash at both ends. */
  base: string;
  /** Origins that the pages may send to, besides their own. */
  connect: readonly string[];
}

export interface WrittenPages {
  files: string[];
  /** The policy of all pages. */
  policy: string;
}

/** File of a route: flat files, because hosts redirect folders to a trailing slash. */
function fileOf(path: string | null): string {
  if (path === null) return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Renders and writes every route. Styles and the inline loader go into each page, so that no file delays first paint.
 */
export async function writePages({ outDir, entry, base, connect }: WritePagesOptions): Promise<WrittenPages> {
  const { prerendered, render } = (await import(pathToFileURL(entry).href)) as typeof Prerender;
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const built = await readFile(join(outDir, 'index.html'), 'utf8');
  const { template, styles, styleFiles } = await takeStyles(built, outDir);
  const fonts = pageFonts(manifest).map(file => base + file);
  const script = await earlyScript();
  const policy = contentSecurityPolicy({ scripts: [script], styles, connect });
  const links = { manifest: `${base}${MANIFEST}`, touchIcon: `${base}${TOUCH_ICON}` };
  const files: string[] = [];
  for (const route of prerendered) {
    const scripts = pageScripts(manifest, route).map(file => base + file);
    const file = join(outDir, fileOf(route.path));
    await mkdir(dirname(file), { recursive: true });
    const page = { ...(await render(route)), ...links, styles, fonts, script, scripts, policy };
    await writeFile(file, fillTemplate(template, page));
    files.push(file);
  }
  for (const file of [...styleFiles, dirname(manifestFile)]) await rm(file, { recursive: true });
  return { files, policy };
}

/** Removes the links to style sheets and the module script from the built page; each page gets its own. */
async function takeStyles(html: string, outDir: string) {
  const styles: string[] = [];
  const styleFiles: string[] = [];
  for (const [, href = ''] of html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)) {
    const file = join(outDir, 'assets', href.split('/').at(-1) ?? '');
    styles.push((await readFile(file, 'utf8')).trim());
    styleFiles.push(file);
  }
  const template = html
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '');
  return { template, styles, styleFiles };
}
