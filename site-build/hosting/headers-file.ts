/** `_headers`, which Netlify and Cloudflare Pages read. */
import { writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { WritePagesOptions, WrittenPages } from '../pages/write.ts';
import { ASSETS, CACHE, type Headers, securityHeaders } from './rules.ts';

/** Returns the content of `_headers`. `pages` are the paths of all pages, including the base path. */
export function headersFile(base: string, pages: readonly string[], security: Headers): string {
  // If two rules set the same header for an address, hosts send both values. So each header of an address is set by one
  // rule. Cloudflare also adds the headers of a rule to a 404, which browsers then keep for a year: the loader requests a
  // page's scripts once more, past the cache, if one of them is missing.
  const rules: [string, Headers][] = [
    [`${base}*`, security],
    [`${base}${ASSETS}*`, { 'Cache-Control': CACHE.assets }],
    ...pages.map((page): [string, Headers] => [page, { 'Cache-Control': CACHE.pages }]),
  ];
  const lines = rules.flatMap(([address, headers]) => [
    address,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

type Built = Pick<WritePagesOptions, 'outDir' | 'base'> & WrittenPages;

export async function writeHeadersFile({ outDir, base, files, policy }: Built): Promise<void> {
  const security = securityHeaders(policy);
  const names = files.map(file => relative(outDir, file).split(sep).join('/'));
  // `styles/cornrows.html` is served at `styles/cornrows`.
  const addresses = names
    .filter(name => name !== '404.html')
    .map(name => name.replace(/(^|\/)index\.html$|\.html$/, ''));
  const pages = addresses.map(address => base + address);
  await writeFile(join(outDir, '_headers'), headersFile(base, pages, security));
}
