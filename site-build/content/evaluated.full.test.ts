import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { howToBook } from '../../src/content/how-to-book';
import { evaluated } from './evaluated';

/** Builds languages.ts, and returns the code that was written. */
async function built(local: boolean): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'languages-'));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: local ? [] : [evaluated('src/content/languages.ts')],
    define: { 'import.meta.env.LOCAL_MAILBOX': String(local) },
    build: {
      outDir,
      minify: false,
      lib: { entry: join(process.cwd(), 'src/content/languages.ts'), formats: ['es'] },
    },
  });
  await rm(outDir, { recursive: true });
  return [result]
    .flat()
    .flatMap(one => ('output' in one ? one.output.map(file => ('code' in file ? file.code : '')) : []))
    .join();
}

it('languages that no native speaker has checked are left out of a live build, but included in a local build', async () => {
  const [live, local] = [await built(false), await built(true)];
  for (const { title, checked } of howToBook) {
    expect(local).toContain(title);
    expect(live.includes(title), title).toBe(checked);
  }
});
