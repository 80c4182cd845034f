/** Delays responses, and can close their connections, because an open socket keeps its server from closing. */
import type { ServerResponse } from 'node:http';

export function createDelays() {
  const held = new Set<ServerResponse>();
  return {
    /** Resolves after `seconds` (never, if Infinity), or when the connection closes. */
    hold: (response: ServerResponse, seconds: number): Promise<void> =>
      new Promise(resolve => {
        const done = () => {
          clearTimeout(timer);
          response.off('close', done);
          held.delete(response);
          resolve();
        };
        // `setTimeout` with Infinity would fire at once.
        const timer = Number.isFinite(seconds) ? setTimeout(done, seconds * 1000) : undefined;
        held.add(response);
        response.once('close', done);
        if (response.destroyed) done();
      }),

    /** Closes every delayed connection. */
    release() {
      for (const response of held) response.destroy();
    },
  };
}
