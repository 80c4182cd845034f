/** Writes `_headers` into the folder of the pages. */
import { writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { WritePagesOptions, WrittenPages } from '../pages/write.ts';
import { headersFile } from './headers-file.ts';
import { securityHeaders } from './rules.ts';

type Built = Pick<WritePagesOptions, 'outDir' | 'base'> & WrittenPages;

/** Writes `_headers`, which Netlify and Cloudflare Pages read. */
export async function writeHostFiles({ outDir, base, files, policy }: Built): Promise<void> {
  const security = securityHeaders(policy);
  const names = files.map(file => relative(outDir, file).split(sep).join('/'));
  const pages = names.filter(name => name !== '404.html').map(name => base + addressOf(name));
  await writeFile(join(outDir, '_headers'), headersFile(base, pages, security));
}

/** The address of a file: `styles/cornrows.html` is served at `styles/cornrows`. */
function addressOf(file: string): string {
  return file.replace(/(^|\/)index\.html$|\.html$/, '');
}
