// @ts-check
/**
 * Builds the page, and the module that draws charts, both with all that they import except XState. Builds them beside `dist` and
 * renames the folder, so that no server sees a partial build.
 */
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

process.env.NODE_ENV = 'production';
const folder = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const draft = folder(`node_modules/.cache/dist-${process.pid}`);
const shared = /** @type {const} */ ({ configFile: false, logLevel: 'error', root: folder('src') });

await build({
  ...shared,
  // Otherwise, React's development build would be included, too.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: ['xstate'] },
  build: {
    minify: true,
    outDir: draft,
    emptyOutDir: true,
    target: 'node20',
    ssr: folder('src/machines.ts'),
    rollupOptions: { external: [/^xstate(\/|$)/] },
  },
});
await build({
  ...shared,
  base: '/__inspector/',
  build: {
    outDir: `${draft}/page/__inspector`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
await rm(folder('dist'), { recursive: true, force: true });
await rename(draft, folder('dist'));
