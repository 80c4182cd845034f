/** Answers for every address that is not this machine: the map, the mail service, whatever the browser itself would call. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { CHROMIUM_ARGS } from '../find-chromium';
import { CORS_HEADERS } from '../outbox/send-api';
import { selfSigned } from './certificate';

/** A message takes as long as a quick real answer, so that the form is seen sending. In ms. */
const POST_TIME = 300;

const PAGE = '<!doctype html><html lang="en"><title>Stand-in</title><p>This stands in for another site.</p></html>';

export interface StandIn {
  /** For a Chromium that is to meet the stand-in wherever it goes. */
  chromiumArgs: string[];
  close(): void;
}

export async function standIn(): Promise<StandIn> {
  const server = createServer(selfSigned(), answer);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    chromiumArgs: [
      ...CHROMIUM_ARGS,
      `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE localhost`,
      '--ignore-certificate-errors',
      '--no-proxy-server',
    ],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  if (request.method === 'OPTIONS') response.writeHead(204, CORS_HEADERS).end();
  else if (request.method === 'POST')
    setTimeout(() => response.writeHead(200, { ...CORS_HEADERS, 'Content-Type': 'text/plain' }).end('OK'), POST_TIME);
  else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(PAGE);
}
