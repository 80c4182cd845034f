/** The outbox as connect-style middleware: who may ask for what, and which part answers. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Body, readBody } from './body.ts';
import { createDelays } from './delays.ts';
import { createFaultSwitch, type FaultSetting, faultAnswer, readSetting } from './faults.ts';
import { FORM_PATH, judgeForm } from './form-api.ts';
import { createMailbox, type Message } from './mailbox.ts';
import { PAGE_FILES, PAGE_POLICY } from './page-files.ts';
import {
  type Answer,
  CORS_HEADERS,
  isRecord,
  judgeSend,
  readJson,
  SEND_PATH,
  type SendRequest,
  type Verdict,
} from './send-api.ts';

/** What `/__outbox.json` answers; messages newest first. `times` and `seconds` are there only when set. */
export type OutboxView = FaultSetting & { messages: Message[] };

/** A send that did not arrive. `receivedAt` is ISO 8601 in UTC. */
export interface FailedSend {
  id: string;
  receivedAt: string;
  /** Who sent it, if that could be read. */
  name: string;
  /** The answer, or what happened in place of one. */
  reason: string;
}

/** Failed sends that are kept, in memory only. */
const KEPT = 50;

/** What a service makes of one POST. */
type Judge = (request: SendRequest) => Verdict;
type Next = (error?: unknown) => void;
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** An outbox over `file`. Call `release` before closing a server of your own that may still hold a hung send. */
export function createOutbox(file: string) {
  const mailbox = createMailbox(file);
  const faults = createFaultSwitch();
  const delays = createDelays();
  let failed: FailedSend[] = [];

  async function send(judge: Judge, request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    const { fault, seconds = 0 } = faults.take();
    if (['drop', 'cut', 'redirect', 'hang'].includes(fault)) noteFailure(body, fault);
    if (fault === 'drop') return void response.destroy();
    if (fault === 'cut') return cutShort(response);
    if (fault === 'redirect') return reply(response, { status: 302, text: '' }, { ...CORS_HEADERS, Location: '/' });
    if (fault === 'hang') return delays.hold(response, Number.POSITIVE_INFINITY);

    const answer = faultAnswer(fault) ?? (await deliver(judge({ headers: request.headers, body })));
    if (answer.status !== 200 || fault === 'page') noteFailure(body, `${answer.status} ${answer.text}`);
    // Late is the answer, not the mail: a sender who has given up meanwhile was heard all the same.
    if (fault === 'slow') await delays.hold(response, seconds);
    reply(response, answer, CORS_HEADERS);
  }

  function noteFailure(body: Body, reason: string) {
    const asked = body === 'too long' ? undefined : readJson(body);
    const fields = isRecord(asked) ? (asked.template_params ?? asked) : undefined;
    const name = isRecord(fields) && typeof fields.name === 'string' ? fields.name : '';
    const receivedAt = new Date().toISOString();
    failed = [{ id: randomUUID(), receivedAt, name, reason }, ...failed].slice(0, KEPT);
  }

  async function deliver({ letter, ...answer }: Verdict): Promise<Answer> {
    try {
      if (letter) await mailbox.keep(letter);
      return answer;
    } catch (error) {
      console.error('The outbox could not keep a message:', error);
      return { status: 500, text: 'The outbox could not keep the message' };
    }
  }

  const view: Handler = async (_, response) => {
    const { fault, ...rest } = faults.current();
    const shown: OutboxView = { messages: await mailbox.read(), fault, ...rest };
    reply(response, { status: 200, text: JSON.stringify(shown) }, { 'Content-Type': 'application/json' });
  };

  const viewFailed: Handler = (_, response) =>
    reply(response, { status: 200, text: JSON.stringify(failed) }, { 'Content-Type': 'application/json' });

  const empty: Handler = async (_, response) => {
    await mailbox.empty();
    failed = [];
    reply(response, { status: 204, text: '' });
  };

  const setFault: Handler = async (request, response) => {
    // A page of another site can post plain text without asking first, but not this type.
    if (!request.headers['content-type']?.startsWith('application/json')) {
      return reply(response, { status: 415, text: 'Send it as application/json' });
    }
    const body = await readBody(request);
    const read = readSetting(body === 'too long' ? '' : Buffer.from(body).toString());
    if ('problem' in read) return reply(response, { status: 400, text: read.problem });
    faults.set(read.setting);
    reply(response, { status: 204, text: '' });
  };

  const takes = (judge: Judge): Record<string, Handler> => ({
    POST: (request, response) => send(judge, request, response),
    OPTIONS: (_, response) => reply(response, { status: 204, text: '' }, CORS_HEADERS),
  });

  const routes: Partial<Record<string, Record<string, Handler>>> = {
    [SEND_PATH]: takes(judgeSend),
    [FORM_PATH]: takes(judgeForm),
    '/__outbox.json': { GET: view, DELETE: empty },
    '/__outbox/failed.json': { GET: viewFailed },
    '/__outbox/fault': { POST: setFault },
  };
  for (const [path, page] of Object.entries(PAGE_FILES)) {
    if (!page) continue;
    routes[path] = {
      GET: async (_, response) =>
        reply(response, { status: 200, text: await page.read() }, { 'Content-Type': `${page.type}; charset=utf-8` }),
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
        if (handler) await handler(request, response);
        else reply(response, { status: 405, text: 'Method not allowed' }, { Allow: Object.keys(route).join(', ') });
      } catch (error) {
        // Whoever went away while still writing wants no answer.
        if (!response.destroyed) next(error);
      }
    },
    release: delays.release,
  };
}

/** Begins to say yes, and is gone. */
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
