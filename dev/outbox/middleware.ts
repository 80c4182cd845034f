/** The outbox as Connect middleware: checks methods, routes requests, and applies the chosen fault. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { createFaultSwitch, type FaultSetting, faultAnswer, readSetting } from './faults.ts';
import { createMailbox, type Message } from './mailbox.ts';
import { PAGE_FILES, PAGE_POLICY } from './page-files.ts';
import {
  type Answer,
  answerSend,
  CORS_HEADERS,
  isRecord,
  readJson,
  SEND_PATH,
  type SendRequest,
  type SendResult,
} from './send-api.ts';

/** The body of `/__outbox.json`, with the newest first. `times` and `seconds` are present only if set. */
export type OutboxView = FaultSetting & { messages: Message[]; failed: FailedSend[] };

/** A failed send. `receivedAt` is ISO 8601 in UTC. */
export interface FailedSend {
  id: string;
  receivedAt: string;
  /** The sender's name, if readable. */
  name: string;
  /** Why the send failed: the response, or the name of the fault if there was no response. */
  reason: string;
}

/** The number of failed sends kept in memory. */
const KEPT = 50;

/** The longest body that is read, in bytes. A longer one would fill the memory of this machine. */
const BODY_LIMIT = 10_000_000;

/** A mail service: handles a POST request. */
type Service = (request: SendRequest) => SendResult;
type Next = (error?: unknown) => void;
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** An outbox that keeps messages in memory. */
export function createOutbox() {
  const mailbox = createMailbox();
  const faults = createFaultSwitch();
  let failed: FailedSend[] = [];

  async function send(service: Service, request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const { fault, seconds = 0 } = faults.take();
    if (['drop', 'cut', 'redirect', 'hang'].includes(fault)) noteFailure(body, fault);
    if (fault === 'drop') return void response.destroy();
    if (fault === 'cut') return cutShort(response);
    if (fault === 'redirect') return reply(response, { status: 302, text: '' }, { ...CORS_HEADERS, Location: '/' });
    // Without a response, the connection stays open until the client or the server closes it.
    if (fault === 'hang') return;

    const answer = faultAnswer(fault) ?? deliver(service({ headers: request.headers, body }));
    if (answer.status !== 200 || fault === 'page') noteFailure(body, `${answer.status} ${answer.text}`);
    // Only the response is late; the message is already stored, even if the sender stops waiting.
    if (fault === 'slow') await new Promise(resolve => setTimeout(resolve, seconds * 1000).unref());
    reply(response, answer, CORS_HEADERS);
  }

  function noteFailure(body: Uint8Array, reason: string) {
    const asked = readJson(body);
    const fields = isRecord(asked) ? (asked.template_params ?? asked) : undefined;
    const name = isRecord(fields) && typeof fields.name === 'string' ? fields.name : '';
    const receivedAt = new Date().toISOString();
    failed = [{ id: randomUUID(), receivedAt, name, reason }, ...failed].slice(0, KEPT);
  }

  function deliver({ message, ...answer }: SendResult): Answer {
    if (message) mailbox.keep(message);
    return answer;
  }

  const view: Handler = (_, response) => {
    const shown: OutboxView = { messages: mailbox.read(), failed, ...faults.current() };
    reply(response, { status: 200, text: JSON.stringify(shown) }, { 'Content-Type': 'application/json' });
  };

  const empty: Handler = (_, response) => {
    mailbox.empty();
    failed = [];
    reply(response, { status: 204, text: '' });
  };

  const setFault: Handler = async (request, response) => {
    // Without a preflight request, another site can post plain text, but not this content type.
    if (!request.headers['content-type']?.startsWith('application/json')) {
      return reply(response, { status: 415, text: 'Send it as application/json' });
    }
    const read = readSetting(await text(request));
    if ('problem' in read) return reply(response, { status: 400, text: read.problem });
    faults.set(read.setting);
    reply(response, { status: 204, text: '' });
  };

  const takes = (service: Service): Record<string, Handler> => ({
    POST: (request, response) => send(service, request, response),
    OPTIONS: (_, response) => reply(response, { status: 204, text: '' }, CORS_HEADERS),
  });

  const routes: Partial<Record<string, Record<string, Handler>>> = {
    [SEND_PATH]: takes(answerSend),
    '/__outbox.json': { GET: view, DELETE: empty },
    '/__outbox/fault': { POST: setFault },
  };
  for (const [path, { type, read }] of Object.entries(PAGE_FILES)) {
    routes[path] = {
      GET: async (_, response) =>
        reply(response, { status: 200, text: await read() }, { 'Content-Type': `${type}; charset=utf-8` }),
    };
  }

  return {
    async handle(request: IncomingMessage, response: ServerResponse, next: Next) {
      const path = request.url?.split('?')[0] ?? '';
      const route = routes[path];
      if (!route) return next();
      const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
      const handler = route[method];
      try {
        // Browsers send the length of every body; a body without one is not read.
        const { 'content-length': length = 0, 'transfer-encoding': chunked } = request.headers;
        if (handler && (chunked || Number(length) > BODY_LIMIT))
          reply(response, { status: 413, text: 'The body is too long' }, CORS_HEADERS);
        else if (handler) await handler(request, response);
        else reply(response, { status: 405, text: 'Method not allowed' }, { Allow: Object.keys(route).join(', ') });
      } catch (error) {
        // A client that disconnected while writing needs no response.
        if (!response.destroyed) next(error);
      }
    },
  };
}

/** Starts a success response, then drops the connection. */
function cutShort(response: ServerResponse) {
  response.writeHead(200, { ...CORS_HEADERS, 'Content-Length': 2 });
  response.write('O', () => response.destroy());
}

function reply(response: ServerResponse, { status, text }: Answer, headers: Record<string, string> = {}) {
  if (response.destroyed) return;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': PAGE_POLICY,
    ...headers,
  });
  response.end(text);
}
