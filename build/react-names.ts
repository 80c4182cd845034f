import * as React from 'react';
import type { Plugin } from 'vite';

/**
 * Lets modules import React's functions by name only. Imports of all of React, as in wouter and notistack, would add the
 * bundler's code for CommonJS to each file, and a file of its own to every page.
 */
export function reactNames(): Plugin {
  const id = '\0react-names';
  const names = Object.keys(React).filter(name => /^[a-z]+$/i.test(name) && name !== 'default');
  const inNotistack = '{ Component, createContext, createElement }';
  return {
    name: 'react-names',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer, { kind }) =>
      source === 'react' && kind === 'import-statement' && importer !== id ? id : undefined,
    load: at =>
      at === id
        ? `import ${inNotistack} from 'react'; export { ${names} } from 'react'; export default ${inNotistack};`
        : undefined,
  };
}
