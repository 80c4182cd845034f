/** A local substitute for EmailJS on the site's own origin, as a Vite plugin: messages go to a file and to `/__outbox`. */
import { resolve } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createOutbox } from './middleware.ts';

export { LOCAL_MAILBOX } from './ids.ts';
export { createOutbox } from './middleware.ts';

export interface OutboxOptions {
  /** Where the messages are kept, from the project's root. Must be ignored by git: it holds what people typed. */
  file?: string;
}

/** Serves in `vite dev` and in `vite preview`; a build knows nothing of it. */
export function outbox({ file = '.outbox/messages.jsonl' }: OutboxOptions = {}): Plugin {
  // Held sends need no farewell here: Vite destroys every open socket as it closes, and each lets its timer go.
  function serve(server: ViteDevServer | PreviewServer) {
    server.middlewares.use(createOutbox(resolve(server.config.root, file)).handle);
  }
  return { name: 'outbox', configureServer: serve, configurePreviewServer: serve };
}
