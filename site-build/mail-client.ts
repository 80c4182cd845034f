import type { Plugin } from 'vite';

/**
 * Gives the mail service's client its own `fetch`, src/services/mail-fetch.ts. Replacing the global one would affect other scripts,
 * and debugging consoles and browsers inside other apps lock it. Also removes the client's storage, which the site does not
 * use: where sites may store nothing, only asking for it throws.
 */
export const mailClient = (): Plugin => ({
  name: 'mail-client',
  // The development server would bundle the client in advance, without this plugin.
  config: () => ({ optimizeDeps: { exclude: ['@emailjs/browser'] } }),
  transform: {
    filter: { id: /@emailjs\/browser\/es\/.*\/(sendPost|createWebStorage)\.js$/ },
    handler: (code, id) =>
      id.endsWith('sendPost.js')
        ? `import { mailFetch as fetch } from '/src/services/mail-fetch.ts';\n${code}`
        : 'export const createWebStorage = () => {};',
  },
});
