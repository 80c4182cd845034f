/** A Vite plugin that replaces EmailJS on this machine: messages are stored in a file and shown at `/__outbox`. */
import { resolve } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createOutbox } from './middleware.ts';

export { LOCAL_MAILBOX } from './ids.ts';
export { createOutbox } from './middleware.ts';

export interface OutboxOptions {
  /** The file that stores the messages, relative to the project's root. Git ignores the default file. */
  file?: string;
}

/** Works in `vite dev` and `vite preview`; not part of a build. */
export function outbox({ file = '.outbox/messages.jsonl' }: OutboxOptions = {}): Plugin {
  function serve(server: ViteDevServer | PreviewServer) {
    server.middlewares.use(createOutbox(resolve(server.config.root, file)).handle);
  }
  return { name: 'outbox', configureServer: serve, configurePreviewServer: serve };
}
