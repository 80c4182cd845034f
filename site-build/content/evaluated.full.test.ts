import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { howToBook } from '../../src/content/how-to-book';
import { evaluated } from './evaluated';
import { readContent } from './read';

/** Builds a module, and returns the code that was written. */
async function built(file: string, isEvaluated: boolean, root = process.cwd()): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'evaluated-'));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: isEvaluated ? [evaluated(file)] : [],
    define: { 'import.meta.env.LOCAL_MAILBOX': String(!isEvaluated) },
    build: { outDir, minify: false, lib: { entry: join(root, file), formats: ['es'] } },
  }).finally(() => rm(outDir, { recursive: true }));
  return [result]
    .flat()
    .flatMap(one => ('output' in one ? one.output.map(file => ('code' in file ? file.code : '')) : []))
    .join();
}

it('languages that no native speaker has checked are left out of a live build, but included in a local build', async () => {
  const file = 'src/content/languages.ts';
  const [live, local] = [await built(file, true), await built(file, false)];
  for (const { title, checked } of howToBook) {
    expect(local).toContain(title);
    expect(live.includes(title), title).toBe(checked);
  }
});

it.each(['() => 0', 'undefined', 'new Date(0)', 'new Map()', '1n', '{ day: [undefined] }'])(
  'an export that is not plain data stops the build, with its name: %s',
  async value => {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'data-')));
    await writeFile(join(root, 'data.ts'), `export const count = 1;\nexport const added = ${value};\n`);
    await expect(built('data.ts', true, root)).rejects.toThrow(/'added' .*data\.ts/);
    await rm(root, { recursive: true });
  },
);

it('content that is invalid or missing stops the build, with the file and what to write', async () => {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  const folder = join(root, 'site-build/content');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'all.ts'), 'export const content = { prices: { cornrows: { dollars: 80.5 } } };');
  const fixes =
    /^Please fix the content\.\nsrc\/content\/salon\.ts\n✖.*✖ write whole dollars, such as 80\n {2}→ at prices\.cornrows/s;
  await expect(readContent(root)).rejects.toThrow(fixes);
  await rm(root, { recursive: true });
});
