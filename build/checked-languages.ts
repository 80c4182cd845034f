import { join } from 'node:path';
import type { Plugin } from 'vite';
import { list, record } from './raw.ts';
import { readContent } from './read-content.ts';

/**
 * Leaves out of how-to-book.ts the languages that no native speaker has checked, except in `local` builds, which are
 * for a developer's machine.
 */
export function checkedLanguages(local: boolean): Plugin {
  let root = process.cwd();
  return {
    name: 'checked-languages',
    configResolved(config) {
      root = config.root;
    },
    async load(id) {
      if (local || id !== join(root, 'src/content/how-to-book.ts').replaceAll('\\', '/')) return undefined;
      const checked = list((await readContent(root)).howToBook).filter(entry => record(entry).checked === true);
      return `export const howToBook = ${JSON.stringify(checked)};`;
    },
  };
}
