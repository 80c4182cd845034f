/**
 * Stores messages in a file, one JSON object per line, and nowhere else, so the file can be edited or deleted.
 */
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readFile, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { SentMessage } from './send-api.ts';

/** A stored message. `receivedAt` is ISO 8601 in UTC. */
export interface Message extends SentMessage {
  id: string;
  receivedAt: string;
}

const messageSchema = z.object({
  id: z.string(),
  receivedAt: z.string(),
  lib_version: z.string(),
  user_id: z.string(),
  service_id: z.string(),
  template_id: z.string(),
  // Checked without a record schema, which would rebuild the object without a field called __proto__.
  template_params: z.custom<Record<string, unknown>>(value => typeof value === 'object' && value !== null),
});

/** A mailbox in `file`, which need not exist. Its methods reject with file system errors. */
export function createMailbox(file: string) {
  // All operations are queued, so that simultaneous messages are not mixed in one line.
  let queue: Promise<unknown> = Promise.resolve();
  const warned = new Set<string>();

  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = queue.then(task);
    queue = turn.catch(() => undefined);
    return turn;
  }

  function readLine(line: string, number: number): Message[] {
    const message = parseMessage(line);
    if (message) return [message];
    // Warns only once for each truncated line, because the outbox page reads the file every two seconds.
    if (!warned.has(`${number} ${line}`)) console.warn(`${file}:${number} is not a complete message and is skipped`);
    warned.add(`${number} ${line}`);
    return [];
  }

  return {
    keep: (sent: SentMessage): Promise<Message> =>
      inTurn(async () => {
        const message = { id: randomUUID(), receivedAt: new Date().toISOString(), ...sent };
        await mkdir(dirname(file), { recursive: true });
        const start = (await endsMidLine(file)) ? '\n' : '';
        await appendFile(file, `${start}${JSON.stringify(message)}\n`);
        return message;
      }),

    /** Returns all messages, newest first. */
    read: (): Promise<Message[]> =>
      inTurn(async () => {
        const lines = (await orIfAbsent(readFile(file, 'utf8'), '')).split('\n');
        return lines.flatMap((line, index) => (line === '' ? [] : readLine(line, index + 1))).reverse();
      }),

    empty: (): Promise<void> => inTurn(() => orIfAbsent(truncate(file), undefined)),
  };
}

function parseMessage(line: string): Message | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** Whether the last line has no line break at its end, so that the next message must begin with one. */
async function endsMidLine(file: string): Promise<boolean> {
  const handle = await orIfAbsent(open(file, 'r'), undefined);
  if (!handle) return false;
  try {
    const { size } = await handle.stat();
    if (size === 0) return false;
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer.toString() !== '\n';
  } finally {
    await handle.close();
  }
}

async function orIfAbsent<T, U>(action: Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await action;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise;
    throw error;
  }
}
