/** The inline script of every page, built from `src/early.ts`. */
import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

const source = new URL('../src/early.ts', import.meta.url);

export async function earlyScript(): Promise<string> {
  const typescript = await readFile(source, 'utf8');
  const { code } = await transformWithOxc(typescript, 'early.ts');
  const small = await minify('early.js', code, { module: false });
  return small.code.trim();
}
