import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it('only files are read that the dev server may serve, also by links and parts of names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'allowed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['app', 'shared', 'app-secret']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'a.ts'), 'createMachine({})');
  }
  symlinkSync(join(folder, 'app-secret'), join(folder, 'app/link'));
  const root = join(folder, 'app');
  const answer = async (file: string, allow?: string[]) => {
    let body = '';
    const { handle } = createInspector(root, '/', allow && { allow, code: async () => undefined });
    await new Promise<void>((done, fail) => {
      const end = (text: string) => {
        body = text;
        done();
      };
      const response = { writeHead: () => ({ end }) };
      handle({ url: `/__inspector/position?number=0&file=${file}`, method: 'GET' } as never, response as never, fail);
    });
    return JSON.parse(body)?.line;
  };
  expect([await answer('a.ts'), await answer('../shared/a.ts', [folder])]).toEqual([1, 1]);
  for (const file of ['../shared/a.ts', '../app-secret/a.ts', 'link/a.ts', join(folder, 'shared/a.ts')])
    expect(await answer(file), file).toBeUndefined();
});
