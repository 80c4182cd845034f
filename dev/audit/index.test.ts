import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

const project = join(import.meta.dirname, '../..');

/** A registry that answers npm's question about known weaknesses with this; with nothing, it has no such list. */
async function registry(known?: object): Promise<string> {
  const server = createServer((request, response) => {
    const { method, url = '' } = request;
    request.resume();
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (method === 'POST' && url.endsWith('/advisories/bulk') && known) return answer(200, known);
    if (method === 'GET') return answer(200, { name: decodeURIComponent(url.slice(1)), versions: {} });
    return answer(405, { error: 'Method Not Allowed' });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The command itself, with npm itself, in front of that registry. */
async function audit(known?: object) {
  const cache = mkdtempSync(join(tmpdir(), 'audit-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const env = { ...process.env, npm_config_registry: await registry(known), npm_config_cache: cache };
  const child = spawn(process.execPath, [join(project, 'node_modules/tsx/dist/cli.mjs'), 'dev/audit/index.ts'], {
    cwd: project,
    env,
  });
  const ended = new Promise<number | null>(resolve => child.once('close', resolve));
  return { said: await text(child.stdout), code: await ended };
}

const weakness = { id: 1, url: 'https://weak.example', title: 'Weak', severity: 'high', vulnerable_versions: '<99' };

it.each([
  ['fails on a weakness that is known', { xstate: [weakness] }, 1, /Known weaknesses[\s\S]*\n {2}xstate .*: high/],
  ['lets pass a weakness of what only tests the site', { vitest: [weakness] }, 0, /^No known weakness/],
  ['is content when none is known', {}, 0, /^No known weakness in \d+ packages/],
  ['fails nobody whose registry cannot be asked, and says so', undefined, 0, /^Not audited: .* offers no audits \(405/],
])('the audit %s', async (_, known, code, words) => {
  expect(await audit(known)).toEqual({ said: expect.stringMatching(words), code });
});
