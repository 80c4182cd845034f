import { once } from 'node:events';
import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { createInspector } from '../index.js';

it('the page and its parts arrive over HTTP/2, which Vite uses with HTTPS', async () => {
  const { handle } = createInspector();
  const server = createServer((request, response) =>
    handle(request as never, response as never, error => response.writeHead(500).end(String(error))),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    client.close();
    server.close();
  });
  const ask = async (path: string) => {
    const request = client.request({ ':path': path });
    const [{ ':status': status }] = await once(request, 'response');
    expect(status, path).toBe(200);
    return text(request);
  };
  const [script = ''] = /\/__inspector\/assets\/[^"]+\.js/.exec(await ask('/__inspector')) ?? [];
  expect(await ask(script)).toContain('createRoot');
});
