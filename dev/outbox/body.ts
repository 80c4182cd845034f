/** Reads a request body as bytes, so that a character split between two chunks stays whole. */
import type { IncomingMessage } from 'node:http';

/** The bytes as they came, or the fact that there were too many. */
export type Body = Uint8Array | 'too long';

/** Room for 50,000 bytes of variables even when every character is written as a six-byte escape. In bytes. */
export const BODY_LIMIT = 1_048_576;

/**
 * Reads to the end even past the limit, keeping nothing more: a client left alone while it still writes gets stuck,
 * and may never come to read its 413. Rejects when the client goes away first.
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
