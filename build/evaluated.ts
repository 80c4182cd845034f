import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** Replaces content modules with the values they export, so a page loads only what it shows. */
export function evaluated(...files: readonly string[]): Plugin {
  let root = process.cwd();
  return {
    name: 'evaluated',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async load(id) {
      if (!files.some(file => id === join(root, file).replaceAll('\\', '/'))) return undefined;
      const { module } = await runnerImport<object>(id, { root, configFile: false, logLevel: 'silent' });
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
