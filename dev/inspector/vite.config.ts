/** How the inspector's own page is built; the site's build knows nothing of it. See bundle.ts. */
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { eventShapes } from './event-shapes.ts';
import { machineFiles } from './machine-files.ts';

function shapes(): Plugin {
  const id = 'virtual:event-shapes';
  return {
    name: 'event-shapes',
    resolveId: source => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const all = machineFiles().map(({ folder, path }) => [folder, eventShapes(readFileSync(path, 'utf8'), path)]);
      return `export default ${JSON.stringify(Object.fromEntries(all))};`;
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/__inspector/',
  plugins: [react(), shapes()],
  build: { target: 'es2022', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
