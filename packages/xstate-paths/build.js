// @ts-check
/** Builds the package for npm: JavaScript that Node runs as it is, and types. In the workspace, the sources are used. */
import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const entries = ['index', 'cli', 'attach', 'page/index', 'playwright', 'random-paths', 'testing-library'];

await rm(at('dist'), { recursive: true, force: true });
await build({
  configFile: false,
  logLevel: 'warn',
  root: at('.'),
  ssr: { noExternal: true },
  build: {
    outDir: at('dist'),
    target: 'node20',
    ssr: true,
    rollupOptions: {
      input: Object.fromEntries(entries.map(name => [name, at(`src/${name}.ts`)])),
      // Everything that is installed beside the package.
      external: (/** @type {string} */ id) => !id.startsWith('.') && !id.startsWith('/'),
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
    },
  },
});
const tsc = createRequire(import.meta.url)
  .resolve('typescript/package.json')
  .replace(/package\.json$/, 'bin/tsc');
execFileSync(process.execPath, [tsc, '-p', at('tsconfig.build.json')], { stdio: 'inherit' });
// Node's own resolution, which TypeScript can follow, needs the file's whole name.
for (const name of await readdir(at('dist'), { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue;
  const text = await readFile(at(`dist/${name}`), 'utf8');
  await writeFile(at(`dist/${name}`), text.replace(/((?:from|import)\s*\(?\s*'\.[^']*)'/g, "$1.js'"));
}
