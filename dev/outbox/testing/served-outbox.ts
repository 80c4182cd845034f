/** For tests: an outbox (the local imitation of EmailJS) on a real server. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { LOCAL_MAILBOX } from '../ids';
import { createOutbox, type OutboxView } from '../middleware';
import { SEND_PATH } from '../send-api';

/** Headers that a browser adds to every POST. */
export const BROWSER = { Origin: 'http://localhost:5173', 'Content-Type': 'application/json' };

/** A request body as the site writes it. */
export function asked(template_params: unknown, ids: Record<string, unknown> = {}) {
  const { publicKey, serviceId, templateId } = LOCAL_MAILBOX;
  return {
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params,
    ...ids,
  };
}

export async function serveOutbox() {
  const box = createOutbox();
  const server = createServer((request, response) =>
    box.handle(request, response, error =>
      response.writeHead(error ? 500 : 404).end(error ? 'passed an error' : 'passed'),
    ),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);

  return {
    origin,
    close,
    ask: (path: string, init?: RequestInit) => fetch(origin + path, init),
    send: (body: unknown = asked({ name: 'Ama' }), headers: Record<string, string> = BROWSER, init: RequestInit = {}) =>
      fetch(origin + SEND_PATH, {
        method: 'POST',
        headers,
        body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
        ...init,
      }),
    fault: (setting: unknown) =>
      fetch(`${origin}/__outbox/fault`, { method: 'POST', headers: BROWSER, body: JSON.stringify(setting) }),
    view: async (): Promise<OutboxView> => (await fetch(`${origin}/__outbox.json`)).json(),
  };
}
