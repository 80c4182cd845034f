import type { Plugin } from 'vite';

/**
 * Vite wraps every `import()` in a helper that looks after style sheets and preloads. This site has its styles in the page
 * and no preloads, so an import is an import: the helper's 1.2 KB would be loaded by every page for nothing.
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
