import type { Plugin } from 'vite';

/** Makes `vite dev` print the address of the outbox below those of the site. */
export function addresses(): Plugin {
  return {
    name: 'addresses',
    apply: 'serve',
    configureServer(server) {
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        const origin = new URL(server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '').origin;
        server.config.logger.info(`  ➜  Outbox:  ${origin}/__outbox`);
      };
    },
  };
}
