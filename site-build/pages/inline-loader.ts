/** The inline script of every page, built from `src/inline-loader.ts`. */
import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

const source = new URL('../../src/inline-loader.ts', import.meta.url);

export async function inlineLoader(): Promise<string> {
  const typescript = await readFile(source, 'utf8');
  const { code } = await transformWithOxc(typescript, 'inline-loader.ts');
  const small = await minify('inline-loader.js', code, { module: false });
  return small.code.trim();
}
