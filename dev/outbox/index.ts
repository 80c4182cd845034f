/** A Vite plugin that replaces EmailJS on this machine: messages are kept in memory and shown at `/__outbox`. */
import type { Plugin } from 'vite';
import { createOutbox } from './middleware.ts';

/** For `vite dev`, which then prints the address of the outbox below those of the site. */
export function outbox(): Plugin {
  return {
    name: 'outbox',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(createOutbox().handle);
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        const { origin } = new URL(server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '');
        server.config.logger.info(`  ➜  Outbox:  ${origin}/__outbox`);
      };
    },
  };
}
