/** Reads a request body as bytes, so that a character which is split between two chunks is decoded correctly. */
import type { IncomingMessage } from 'node:http';

/** The bytes of a body, unless there were too many. */
export type Body = Uint8Array | 'too long';

/** In bytes: enough for 50,000 bytes of template variables, even if every character is a six-byte escape. */
export const BODY_LIMIT = 1_048_576;

/**
 * Reads the body to its end, but keeps nothing beyond the limit: a client whose request is not read waits, and may never
 * read the response 413. Rejects if the client disconnects first.
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
