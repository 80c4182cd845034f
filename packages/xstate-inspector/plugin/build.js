// @ts-check
/** Builds the page, and the module that draws charts, both with all that they import except XState. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

process.env.NODE_ENV = 'production';
const folder = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const shared = /** @type {const} */ ({ configFile: false, logLevel: 'error', root: folder('src') });

await build({
  ...shared,
  // Otherwise, React's development build would be included, too.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: ['xstate'] },
  build: {
    minify: true,
    outDir: folder('dist'),
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
    outDir: folder('dist/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
