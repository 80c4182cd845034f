import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/**
 * Replaces modules with the values that they export, so that pages load only the content they show.
 * `places`: files, or folders with a slash at the end.
 */
export function evaluated(...places: readonly string[]): Plugin {
  let root = process.cwd();
  return {
    name: 'evaluated',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async load(id) {
      if (!places.some(place => id.startsWith(join(root, place).replaceAll('\\', '/')))) return undefined;
      const { module } = await runnerImport<object>(id, { root, configFile: false, logLevel: 'silent' });
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
