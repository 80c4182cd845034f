/** Holds answers back, and knows whom it holds: a socket nobody lets go would keep its server from ever closing. */
import type { ServerResponse } from 'node:http';

export function createDelays() {
  const held = new Set<ServerResponse>();
  return {
    /** Resolves after `seconds` (Infinity: not by itself), or as soon as the connection has closed. */
    hold: (response: ServerResponse, seconds: number): Promise<void> =>
      new Promise(resolve => {
        const done = () => {
          clearTimeout(timer);
          response.off('close', done);
          held.delete(response);
          resolve();
        };
        // A timer of Infinity would go off at once.
        const timer = Number.isFinite(seconds) ? setTimeout(done, seconds * 1000) : undefined;
        held.add(response);
        response.once('close', done);
        if (response.destroyed) done();
      }),

    /** Cuts every held connection. */
    release() {
      for (const response of held) response.destroy();
    },
  };
}
