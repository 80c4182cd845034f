/** A Vite plugin that replaces EmailJS on this machine: messages go to a file and to `/__outbox`. */
import { resolve } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createOutbox } from './middleware.ts';

export { LOCAL_MAILBOX } from './ids.ts';
export { createOutbox } from './middleware.ts';

export interface OutboxOptions {
  /** The file of messages, relative to the project's root. Ignored by git. */
  file?: string;
}

/** For `vite dev` and `vite preview`; not part of a build. */
export function outbox({ file = '.outbox/messages.jsonl' }: OutboxOptions = {}): Plugin {
  // No cleanup of delayed sends: Vite destroys every open socket, and each then clears its timer.
  function serve(server: ViteDevServer | PreviewServer) {
    server.middlewares.use(createOutbox(resolve(server.config.root, file)).handle);
  }
  return { name: 'outbox', configureServer: serve, configurePreviewServer: serve };
}
