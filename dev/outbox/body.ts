/** Reads a request body as bytes, so that a character split between two chunks is decoded correctly. */
import type { IncomingMessage } from 'node:http';

/** The bytes, or the fact that there were too many. */
export type Body = Uint8Array | 'too long';

/** In bytes: enough for 50,000 bytes of variables even if every character is a six-byte escape. */
export const BODY_LIMIT = 1_048_576;

/**
 * Reads to the end even past the limit, but keeps no more bytes: a client blocks while nobody reads what it writes, and
 * may never read the answer 413. Rejects if the client disconnects first.
 */
export async function readBody(request: IncomingMessage, limit = BODY_LIMIT): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? 'too long' : Buffer.concat(chunks);
}
