/** The script that stands in every page, made from `src/early.ts` for the scripts of one page. */
import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

const source = new URL('../src/early.ts', import.meta.url);

/** `scripts`: addresses of the modules that take over the page, the front door first. */
export async function earlyScript(scripts: readonly string[]): Promise<string> {
  const typescript = await readFile(source, 'utf8');
  const { code } = await transformWithOxc(typescript, 'early.ts');
  const filled = code.replace(/\bSCRIPTS\b/g, JSON.stringify(scripts));
  const small = await minify('early.js', filled, { module: false });
  return small.code.trim();
}
