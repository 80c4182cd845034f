/** For tests: a mailbox (the local imitation of EmailJS) on a real server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { LOCAL_MAILBOX } from '../ids';
import { createMailbox, type Fault, type MailboxView } from '../middleware';
import { SEND_PATH } from '../send-api';

/** The origin that a browser adds to every POST. */
export const ORIGIN = 'http://localhost:5173';

/** A request body as the site writes it. */
export function asked(template_params: unknown, ids: Record<string, unknown> = {}): string {
  const { publicKey, serviceId, templateId } = LOCAL_MAILBOX;
  return JSON.stringify({
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params,
    ...ids,
  });
}

export async function serveMailbox() {
  const mailbox = createMailbox();
  const server = createServer((request, response) =>
    mailbox.handle(request, response, () => response.writeHead(404).end()),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const ask = (path: string, init?: RequestInit) => fetch(origin + path, init);
  return {
    origin,
    ask,
    send: (body = asked({ name: 'Ama' }), init: RequestInit = {}) =>
      ask(SEND_PATH, { method: 'POST', headers: { Origin: ORIGIN }, body, ...init }),
    fault: (fault: Fault) => ask('/__mailbox/fault', { method: 'PUT', body: fault }),
    view: async (): Promise<MailboxView> => (await ask('/__mailbox.json')).json(),
  };
}
