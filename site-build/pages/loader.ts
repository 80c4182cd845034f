/** The inline script of every page, built from `src/loader/loader.ts`. */
import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

const source = new URL('../../src/loader/loader.ts', import.meta.url);

export async function loaderScript(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), 'loader.ts');
  const small = await minify('loader.js', `{${code}}`, { module: true });
  return small.code.trim();
}
