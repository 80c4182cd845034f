/**
 * Stores messages in a file, one JSON object per line, and nowhere else, so the file can be edited or deleted.
 */
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRecord, type SentMessage } from './send-api.ts';

/** A stored message. `receivedAt` is ISO 8601 in UTC. */
export interface Message extends SentMessage {
  id: string;
  receivedAt: string;
}

const TEXTS = ['id', 'receivedAt', 'lib_version', 'user_id', 'service_id', 'template_id'];

const isMessage = (value: unknown): value is Message =>
  isRecord(value) && isRecord(value.template_params) && TEXTS.every(name => typeof value[name] === 'string');

/** A mailbox in `file`, which need not exist. Its methods reject with file system errors. */
export function createMailbox(file: string) {
  // All operations are queued, so that simultaneous messages are not mixed in one line.
  let queue: Promise<unknown> = Promise.resolve();
  const warned = new Set<string>();
  const contents = () => orIfAbsent(readFile(file, 'utf8'), '');

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
        // If the last line has no line break at its end, the message begins with one.
        const before = await contents();
        const start = before === '' || before.endsWith('\n') ? '' : '\n';
        await appendFile(file, `${start}${JSON.stringify(message)}\n`);
        return message;
      }),

    /** Returns all messages, newest first. */
    read: (): Promise<Message[]> =>
      inTurn(async () => {
        const lines = (await contents()).split('\n');
        return lines.flatMap((line, index) => (line === '' ? [] : readLine(line, index + 1))).reverse();
      }),

    empty: (): Promise<void> => inTurn(() => orIfAbsent(truncate(file), undefined)),
  };
}

function parseMessage(line: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(line);
    return isMessage(message) ? message : undefined;
  } catch {
    return undefined;
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
