/** WebDriver "classic" over HTTP: WebKitWebDriver of WebKitGTK speaks it, and geckodriver would. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { patiently, type RemoteBrowser, type Start } from './remote-browser';

interface Session {
  sessionId: string;
  capabilities: { browserName: string; browserVersion: string };
}

const MINI_BROWSERS = ['4.1', '6.0', '4.0'].map(api => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${api}/MiniBrowser`);

/** WebKit needs a display; where there is none, Xvfb lends one. */
export function findWebKit(): Start {
  const onPath = (name: string) => spawnSync('which', [name]).status === 0;
  const miniBrowser = MINI_BROWSERS.find(existsSync);
  if (!onPath('WebKitWebDriver') || !miniBrowser) return { missing: 'webkit2gtk-driver' };
  if (!process.env.DISPLAY && !onPath('Xvfb')) return { missing: 'xvfb, as there is no display' };
  return () => startWebKit(miniBrowser);
}

async function startWebKit(miniBrowser: string): Promise<RemoteBrowser> {
  const children: ChildProcess[] = [];
  const display = process.env.DISPLAY ?? ':97';
  if (!process.env.DISPLAY)
    children.push(spawn('Xvfb', [display, '-screen', '0', '1440x1000x24'], { stdio: 'ignore' }));
  const port = 20_000 + Math.floor(process.pid % 20_000);
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  children.push(spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env }));
  const base = `http://127.0.0.1:${port}`;
  const options = { binary: miniBrowser, args: ['--automation'] };
  const asked = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
  const session = (await patiently(() => post(`${base}/session`, asked))) as Session;
  const at = `${base}/session/${session.sessionId}`;
  return {
    title: `WebKitGTK ${session.capabilities.browserVersion}`,
    touch: false,
    resize: async (width, height) => void (await post(`${at}/window/rect`, { width, height })),
    go: async url => void (await post(`${at}/url`, { url })),
    back: async () => void (await post(`${at}/back`)),
    forward: async () => void (await post(`${at}/forward`)),
    run: (source, args) => post(`${at}/execute/sync`, { script: `return (${source})(...arguments)`, args }),
    act: async actions => void (await post(`${at}/actions`, { actions })),
    async close() {
      await fetch(at, { method: 'DELETE' }).catch(() => {});
      for (const child of children.reverse()) await ended(child);
    },
  };
}

/** Awaited, so that the next browser finds the port and the display free. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

async function post(url: string, body: object = {}): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value).slice(0, 500)}`);
  return value;
}
