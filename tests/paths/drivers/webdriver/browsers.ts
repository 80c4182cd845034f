/** Controls Debian's Firefox through Puppeteer (WebDriver BiDi) and Debian's WebKitGTK through its own WebDriver. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import type { Finger, Driver as PageDriver } from 'xstate-paths';

type KeyName = Parameters<PageDriver['key']>[0];

/** What the paths need from a browser. Positions are in CSS px of the window. */
export interface RemoteBrowser {
  /** Name and version. */
  title: string;
  /** Whether the browser has touch input; otherwise the mouse is used. */
  touch: boolean;
  resize(width: number, height: number): Promise<void>;
  go(url: string): Promise<void>;
  /** Calls a function, given as source text, in the page. Arguments and result are JSON. */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  tap(x: number, y: number): Promise<void>;
  /** Moves the mouse. */
  move(x: number, y: number): Promise<void>;
  /** Drags with fingers that touch, move and lift together; more than one finger needs `touch`. */
  drag(x: number, y: number, fingers: readonly Finger[]): Promise<void>;
  key(name: KeyName): Promise<void>;
  close(): Promise<void>;
}

/** A function that starts the browser, or the name of the missing package. */
export type Start = (() => Promise<RemoteBrowser>) | { missing: string };

/** Duration of a drag, in ms. */
const DRAG = 120;
const MINI_BROWSERS = ['4.1', '6.0', '4.0'].map(api => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${api}/MiniBrowser`);

const pathOf = (name: string) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim();

export function findFirefox(): Start {
  const path = pathOf('firefox') || pathOf('firefox-esr');
  return path ? () => startFirefox(path) : { missing: 'firefox or firefox-esr' };
}

async function startFirefox(executablePath: string): Promise<RemoteBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  // The first window of a headless Firefox never gets the focus.
  const page = await browser.newPage({ type: 'window' });
  return {
    title: (await browser.version()).replace('/', ' '),
    touch: true,
    resize: (width, height) => page.setViewport({ width, height }),
    go: async url => void (await page.goto(url)),
    run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    tap: (x, y) => page.touchscreen.tap(x, y),
    move: (x, y) => page.mouse.move(x, y),
    async drag(x, y, fingers) {
      const touches = [];
      for (const [[dx, dy]] of fingers) touches.push(await page.touchscreen.touchStart(x + dx, y + dy));
      await pause(DRAG);
      for (const [index, [, [dx, dy]]] of fingers.entries()) await touches[index]?.move(x + dx, y + dy);
      for (const touch of touches) await touch.end();
    },
    key: name => page.keyboard.press(name === 'Space' ? ' ' : name),
    close: () => browser.close(),
  };
}

export function findWebKit(): Start {
  const miniBrowser = MINI_BROWSERS.find(existsSync);
  const isThere = pathOf('WebKitWebDriver') && pathOf('xvfb-run') && miniBrowser;
  return isThere ? () => startWebKit(miniBrowser) : { missing: 'webkit2gtk-driver and xvfb' };
}

async function startWebKit(binary: string): Promise<RemoteBrowser> {
  const port = 20_000 + (process.pid % 20_000);
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  // WebKit needs a display. Both are one process group, which ends together.
  const display = ['-a', '-s', '-screen 0 1440x1000x24'];
  const program = [...display, 'WebKitWebDriver', `--port=${port}`];
  const driver = spawn('xvfb-run', program, { stdio: 'ignore', env, detached: true });
  const sessions = `http://127.0.0.1:${port}/session`;
  const end = () => driver.pid && driver.exitCode === null && driver.signalCode === null && process.kill(-driver.pid);
  process.once('exit', end);
  await isListening(driver, port);
  const options = { binary, args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const { sessionId, capabilities } = await command<Session>(sessions, { capabilities: { alwaysMatch } });
  const session = `${sessions}/${sessionId}`;
  /** Performs a sequence of actions of the mouse. */
  const mouse = (...actions: object[]) =>
    command(`${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  const moveTo = (x: number, y: number, duration = 0) => ({
    ...{ type: 'pointerMove', origin: 'viewport', duration },
    ...{ x: Math.round(x), y: Math.round(y) },
  });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  return {
    title: `WebKitGTK ${capabilities.browserVersion}`,
    touch: false,
    resize: async (width, height) => void (await command(`${session}/window/rect`, { width, height, x: 0, y: 0 })),
    go: async url => void (await command(`${session}/url`, { url })),
    run: (source, args) =>
      command(`${session}/execute/sync`, { script: `return (${source})(...arguments)`, args: [...args] }),
    tap: async (x, y) => void (await mouse(moveTo(x, y), down, up)),
    move: async (x, y) => void (await mouse(moveTo(x, y))),
    async drag(x, y, [finger]) {
      if (!finger) return;
      const [[fromX, fromY], [toX, toY]] = finger;
      await mouse(moveTo(x + fromX, y + fromY), down, moveTo(x + toX, y + toY, DRAG), up);
    },
    async key(name) {
      const value = KEYS[name] ?? name;
      const actions = ['keyDown', 'keyUp'].map(type => ({ type, value }));
      await command(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async close() {
      await fetch(session, { method: 'DELETE' }).catch(() => {});
      const exit = once(driver, 'exit');
      if (end()) await exit;
    },
  };
}

/** The code points of keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Partial<Record<KeyName, string>> = {
  ...{ Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ' },
  ...{ ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' },
};

/** Sends a command of WebDriver, and returns its value. */
async function command<Value>(url: string, parameters: object): Promise<Value> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(parameters) });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(value.message);
  return value;
}

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** Resolves when the driver accepts connections, which it does not announce; rejects if it has ended. */
async function isListening(driver: ChildProcess, port: number): Promise<void> {
  const responds = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
  while (!(await responds())) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver has ended with code ${driver.exitCode}`);
    await pause(100);
  }
}
