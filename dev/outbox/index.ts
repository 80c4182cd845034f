/** A Vite plugin that replaces EmailJS on this machine: messages are stored in a file and shown at `/__outbox`. */
import { join } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createOutbox } from './middleware.ts';

export { LOCAL_MAILBOX } from './ids.ts';
export { createOutbox } from './middleware.ts';

/** Works in `vite dev` and `vite preview`; not part of a build. Git ignores the file. */
export function outbox(): Plugin {
  function serve(server: ViteDevServer | PreviewServer) {
    server.middlewares.use(createOutbox(join(server.config.root, '.outbox/messages.jsonl')).handle);
  }
  return { name: 'outbox', configureServer: serve, configurePreviewServer: serve };
}
