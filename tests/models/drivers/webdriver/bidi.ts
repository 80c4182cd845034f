/** WebDriver BiDi over a web socket: Firefox speaks it by itself, without any driver beside it. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { patiently, type RemoteBrowser, type Start } from './remote-browser';

const NAMES = ['firefox', 'firefox-esr'];

export function findFirefox(): Start {
  const name = NAMES.find(one => spawnSync('which', [one]).status === 0);
  return name ? () => startFirefox(name) : { missing: 'firefox or firefox-esr' };
}

interface Reply {
  id?: number;
  type: string;
  error?: string;
  message?: string;
  result?: unknown;
}

async function startFirefox(name: string): Promise<RemoteBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const port = 20_000 + Math.floor((process.pid + 1) % 20_000);
  const firefox = spawn(name, ['--headless', '--profile', profile, '--remote-debugging-port', `${port}`], {
    stdio: 'ignore',
  });
  const ask = await patiently(() => connect(`ws://127.0.0.1:${port}/session`));
  const { capabilities } = (await ask('session.new', { capabilities: {} })) as {
    capabilities: { browserName: string; browserVersion: string };
  };
  // A window of its own: the first one of a headless Firefox never gets the focus.
  const { context } = (await ask('browsingContext.create', { type: 'window' })) as { context: string };
  const traverse = (delta: number) => ask('browsingContext.traverseHistory', { context, delta });
  return {
    title: `Firefox ${capabilities.browserVersion}`,
    touch: true,
    resize: async (width, height) =>
      void (await ask('browsingContext.setViewport', { context, viewport: { width, height } })),
    go: async url => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await traverse(-1)),
    forward: async () => void (await traverse(1)),
    async run(source, args) {
      const functionDeclaration = `async json => JSON.stringify(await (${source})(...JSON.parse(json)) ?? null)`;
      const told = (await ask('script.callFunction', {
        functionDeclaration,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!told.result) throw new Error(told.exceptionDetails?.text ?? 'the page could not answer');
      return JSON.parse(told.result.value) as unknown;
    },
    act: async actions => void (await ask('input.performActions', { context, actions })),
    async close() {
      // A browser that is gone answers nothing any more.
      await Promise.race([
        ask('browser.close', {}).catch(() => {}),
        new Promise(resolve => setTimeout(resolve, 5_000)),
      ]);
      firefox.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Ask = (method: string, params: object) => Promise<unknown>;

function connect(url: string): Promise<Ask> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  socket.on('message', data => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  const ask: Ask = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, reply => {
        waiting.delete(id);
        if (reply.type === 'success') resolve(reply.result);
        else reject(new Error(`${method}: ${reply.error} ${reply.message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(ask));
    socket.once('error', reject);
  });
}
