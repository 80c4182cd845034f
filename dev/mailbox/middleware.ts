/** The mailbox as Connect middleware: keeps messages in memory, shows them, and makes sends fail. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Answer, answerSend, SEND_PATH, type SentMessage } from './send-api.ts';

/** What can happen to the next sends. `cut` breaks the connection during the response, `offline` before it. */
const FAULTS = ['none', 'refused', 'slow', 'cut', 'offline', 'page'] as const;
export type Fault = (typeof FAULTS)[number];

const ANSWERS: Partial<Record<Fault, Answer>> = {
  // *Assumed*: no source was found for this text.
  refused: { status: 429, text: 'Too many requests' },
  // As from a hotel's network.
  page: { status: 200, text: '<!doctype html><title>Sign in to the network</title>' },
};

/** The delay of a slow response, in ms: longer than the form waits. */
const SLOW = 25_000;

/** A stored message. `receivedAt` is ISO 8601 in UTC. */
export type Message = SentMessage & { receivedAt: string };

/** The body of `/__mailbox.json`, newest first. */
export interface MailboxView {
  fault: Fault;
  messages: Message[];
  failed: { receivedAt: string; reason: string }[];
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Keeps a message's content from running scripts or loading anything. */
const POLICY = "default-src 'self'; require-trusted-types-for 'script'; frame-ancestors 'self'";

export function createMailbox() {
  let view: MailboxView = { fault: 'none', messages: [], failed: [] };

  const send: Handler = async (request, response) => {
    const { message, ...answer } = answerSend(request.headers, await text(request));
    const { fault, messages, failed } = view;
    const receivedAt = new Date().toISOString();
    if (message && (fault === 'none' || fault === 'slow'))
      view = { ...view, messages: [{ receivedAt, ...message }, ...messages] };
    else {
      const reason = fault === 'none' || fault === 'slow' ? `${answer.status} ${answer.text}` : fault;
      view = { ...view, failed: [{ receivedAt, reason }, ...failed] };
    }
    if (fault === 'offline') return void response.destroy();
    if (fault === 'cut')
      return void response.writeHead(200, { 'Content-Length': 2 }).write('O', () => response.destroy());
    // Only the response is late; the message is already stored, even if the sender stops waiting.
    if (fault === 'slow') await new Promise(resolve => setTimeout(resolve, SLOW).unref());
    reply(response, ANSWERS[fault] ?? answer);
  };

  const show: Handler = (_, response) =>
    reply(response, { status: 200, text: JSON.stringify(view) }, 'application/json');

  const empty: Handler = (_, response) => {
    view = { ...view, messages: [], failed: [] };
    reply(response, { status: 204, text: '' });
  };

  const setFault: Handler = async (request, response) => {
    const wanted = await text(request);
    const fault = FAULTS.find(name => name === wanted);
    if (!fault) return reply(response, { status: 400, text: `Send one of these: ${FAULTS.join(', ')}` });
    view = { ...view, fault };
    reply(response, { status: 204, text: '' });
  };

  /** By method and path. Another site can use neither PUT nor DELETE, for which browsers ask first. */
  const routes = new Map<string, Handler>([
    [`POST ${SEND_PATH}`, send],
    ['GET /__mailbox.json', show],
    ['DELETE /__mailbox.json', empty],
    ['PUT /__mailbox/fault', setFault],
    ['GET /__mailbox', file('page.html', 'text/html')],
    ['GET /__mailbox.css', file('page.css', 'text/css')],
    ['GET /__mailbox.js', file('page.js', 'text/javascript')],
  ]);

  return {
    async handle(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) {
      const handler = routes.get(`${request.method} ${request.url?.split('?')[0]}`);
      if (!handler) return next();
      try {
        await handler(request, response);
      } catch (error) {
        // A client that disconnected while writing needs no response.
        if (!response.destroyed) next(error);
      }
    },
  };
}

/** A file of the page. It is read on each request, so a reload shows an edit. */
function file(name: string, type: string): Handler {
  return async (_, response) => {
    reply(response, { status: 200, text: await readFile(join(import.meta.dirname, name), 'utf8') }, type);
  };
}

function reply(response: ServerResponse, { status, text }: Answer, type = 'text/plain'): void {
  if (response.destroyed) return;
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': POLICY,
  });
  response.end(text);
}
