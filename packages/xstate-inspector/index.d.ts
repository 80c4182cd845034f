import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/**
 * What to mask: a key whose value is masked with all that it contains; a pattern for such keys; or a function of the key and its path within the event,
 * context, input or output, which returns `true` to mask the value; otherwise, the other rules decide. The plugin copies the function's text into the
 * page, so it must not use anything outside itself.
 */
export type MaskRule = string | RegExp | ((key: string, path: readonly string[]) => boolean | undefined);

export interface ClientOptions {
  /**
   * Text and numbers that the inspector shows as asterisks, unless *Show masked text* is on: in events, contexts, inputs and outputs, saved sessions and
   * copied tests. In addition to passwords, tokens, secrets and card numbers; `false` masks nothing.
   */
  mask?: readonly MaskRule[] | false;
}

export interface Options extends ClientOptions {
  /** Whether builds are inspected, too, for example those of a staging server. By default, no build contains anything. */
  build?: boolean;
}

/** The inspector as a Vite plugin: `vite` and `vite preview` serve it at `/__inspector`. */
export function xstateInspector(options?: Options): Plugin;

/**
 * Connect middleware that serves the inspector's page, for a server of your own. `root` is the project's folder, `base` the application's path. A dev
 * server gives the code of its modules, with their source maps, the folders from which it serves files, and the headers of its pages.
 */
export function createInspector(
  root?: string,
  base?: string,
  server?: {
    code?: (url: string) => Promise<{ map: object | null } | undefined>;
    allow?: readonly string[];
    headers?: OutgoingHttpHeaders;
  },
): {
  handle(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void;
};
