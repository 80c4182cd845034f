import * as React from 'react';
import type { Plugin } from 'vite';

/**
 * Lets modules import React's functions by name only. Imports of all of React, as in wouter and notistack, would add the
 * bundler's code for CommonJS to each file, and a file of its own to every page. A default import of React fails the
 * build, except in notistack, which needs three functions.
 */
export function reactNames(): Plugin {
  const id = '\0react-names';
  const idInNotistack = `${id}-in-notistack`;
  const names = Object.keys(React).filter(name => /^[a-z]+$/i.test(name) && name !== 'default');
  const exported = `export { ${names} } from 'react';`;
  const inNotistack = '{ Component, createContext, createElement }';
  return {
    name: 'react-names',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer, { kind }) {
      if (source !== 'react' || kind !== 'import-statement' || importer?.startsWith(id)) return;
      return importer?.includes('/notistack/') ? idInNotistack : id;
    },
    load(at) {
      if (at === id) return exported;
      if (at === idInNotistack) return `${exported} import ${inNotistack} from 'react'; export default ${inNotistack};`;
    },
  };
}
