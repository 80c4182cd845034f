import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Plugin, runnerImport } from 'vite';
import { inPlainWords } from '../in-plain-words.ts';

/**
 * Replaces modules with the values that they export, so that pages load only the content they show.
 * `places`: files, or folders with a slash at the end. An export that JSON cannot hold stops the build.
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
        .map(([name, value]) => {
          const json = JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? undefined : part));
          if (json === undefined || !isDeepStrictEqual(JSON.parse(json), value))
            throw inPlainWords(
              `Please export '${name}' from ${relative(root, id)} as plain data: text, numbers, lists and objects. Dates, functions and values that are undefined would be something else on the built pages.`,
            );
          return `export const ${name} = ${json};`;
        })
        .join('\n');
    },
  };
}
