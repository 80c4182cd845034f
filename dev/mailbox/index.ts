/** A Vite plugin that replaces EmailJS on this machine: messages are kept in memory and shown at `/__mailbox`. */
import type { Plugin } from 'vite';
import { createMailbox } from './middleware.ts';

/** For `vite dev`, which then prints the address of the mailbox below those of the site. */
export function mailbox(): Plugin {
  return {
    name: 'mailbox',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(createMailbox().handle);
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        const { origin } = new URL(server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '');
        server.config.logger.info(`  ➜  Mailbox:  ${origin}/__mailbox`);
      };
    },
  };
}
