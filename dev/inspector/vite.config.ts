/** How the inspector's own page is built; the site's build knows nothing of it. See bundle.ts. */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { eventTypes } from './event-types.ts';
import { machineFiles } from './machine-files.ts';

/** The machines in the site's folder, with the types of their events. */
function machines(): Plugin {
  const id = 'virtual:machines';
  return {
    name: 'machines',
    resolveId: source => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const files = machineFiles(process.env.INSPECTED_ROOT);
      const types = eventTypes(files);
      const entries = files.map(
        (file, index) =>
          `{ file: ${JSON.stringify(file)}, module: m${index}, events: ${JSON.stringify(types[file] ?? {})} }`,
      );
      const imports = files.map((file, index) => `import * as m${index} from ${JSON.stringify(file)};`);
      return `${imports.join('\n')}\nexport default [${entries.join(',\n')}];`;
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/__inspector/',
  plugins: [react(), machines()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2_000,
  },
});
