import type { Plugin } from 'vite';

/**
 * Removes Vite's helper for `import()`, which loads the style sheets of a module and preloads its imports. This site
 * needs neither, and without the helper, every page is 0.55 KB smaller.
 */
export function plainImports(): Plugin {
  const helper = '\0vite/preload-helper.js';
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: id => (id === helper ? 'export const __vitePreload = load => load();' : undefined),
  };
}
