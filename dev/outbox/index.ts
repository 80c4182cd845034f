/** A Vite plugin that replaces EmailJS on this machine: messages are kept in memory and shown at `/__outbox`. */
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createOutbox } from './middleware.ts';

export { LOCAL_MAILBOX } from './ids.ts';
export { createOutbox } from './middleware.ts';

/** Works in `vite dev` and `vite preview`; not part of a build. */
export function outbox(): Plugin {
  function serve(server: ViteDevServer | PreviewServer) {
    server.middlewares.use(createOutbox().handle);
  }
  return { name: 'outbox', configureServer: serve, configurePreviewServer: serve };
}
