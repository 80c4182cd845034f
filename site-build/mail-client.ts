import type { Plugin } from 'vite';

/**
 * Gives the mail service's client its own `fetch`, src/services/mail-fetch.ts. The browser's is everybody's, and not every page can
 * replace it: consoles for debugging and browsers inside other apps lock it.
 */
export const mailClient = (): Plugin => ({
  name: 'mail-client',
  // The development server would bundle the client in advance, without this plugin.
  config: () => ({ optimizeDeps: { exclude: ['@emailjs/browser'] } }),
  transform: {
    filter: { id: /@emailjs\/browser\/es\/api\/sendPost\.js$/ },
    handler: code => `import { mailFetch as fetch } from '/src/services/mail-fetch.ts';\n${code}`,
  },
});
