import * as React from 'react';
import type { Plugin } from 'vite';

/**
 * Lets modules import React's functions by name only. Imports of all of React, as in wouter and notistack, would add the
 * bundler's code for CommonJS to each file, and a file of its own to every page, in all 0.35 KB. A default import of React fails the
 * build, except in notistack, which is loaded with the first toast.
 */
export function reactNames(): Plugin {
  const id = '\0react-names';
  const idForNotistack = '\0react-for-notistack';
  const names = Object.keys(React).filter(name => /^[a-z]+$/i.test(name) && name !== 'default');
  return {
    name: 'react-names',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer, { kind }) {
      if (source === id) return id;
      if (source !== 'react' || kind !== 'import-statement' || importer?.startsWith('\0react')) return;
      return importer?.includes('/notistack/') ? idForNotistack : id;
    },
    load(at) {
      if (at === id) return `export { ${names} } from 'react';`;
      if (at === idForNotistack)
        return `export * from '${id}'; import { ${names} } from '${id}'; export default { ${names} };`;
    },
  };
}
