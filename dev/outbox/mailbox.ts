/** Keeps messages in memory, until the server stops. */
import { randomUUID } from 'node:crypto';
import type { SentMessage } from './send-api.ts';

/** A stored message. `receivedAt` is ISO 8601 in UTC. */
export interface Message extends SentMessage {
  id: string;
  receivedAt: string;
}

export function createMailbox() {
  let messages: Message[] = [];
  return {
    keep(sent: SentMessage): void {
      messages = [{ id: randomUUID(), receivedAt: new Date().toISOString(), ...sent }, ...messages];
    },
    /** All messages, newest first. */
    read: () => messages,
    empty() {
      messages = [];
    },
  };
}
