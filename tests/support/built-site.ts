/** The built site in Chromium, with the inspector, and a mailbox for every test. */
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { createInspector } from 'vite-plugin-xstate-inspector';
import { afterEach, beforeAll } from 'vitest';
import { LOCAL_SITE } from '../../dev/lib/build-site';
import { serve } from '../../dev/lib/serve';
import { createMailbox, type Fault, type Message } from '../../dev/mailbox/middleware';
import { routes } from '../../src/routes/routes';
import { sharedBrowser } from './browser';
import { endTrace, startTrace, traceFile } from './trace';

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

export const hydrated = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.script === 'ready');

/** Waits until the page has noticed what has changed: media queries and observers report in a frame. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

export const sitePaths = routes.map(({ path }) => path ?? '');

export interface OpenPage {
  page: Page;
  /** Every console error, except that the map cannot be loaded, and every uncaught exception. */
  errors: string[];
  /** Addresses of every request of the page. */
  requests: string[];
}

interface SiteOptions {
  /** The host's base path, with a slash at both ends. */
  base?: string;
  /** Uses Chromium in a window that a person can watch. */
  headed?: boolean;
}

const project = join(import.meta.dirname, '../..');

type Server = Awaited<ReturnType<typeof startServer>>;

async function startServer(directory: string, base: string) {
  const served = { url: '', mailbox: createMailbox() };
  const inspector = createInspector(project, base);
  served.url = (
    await serve({
      directory,
      base,
      before: (request, response, next) =>
        inspector.handle(request, response, error =>
          error ? next(error) : served.mailbox.handle(request, response, next),
        ),
    })
  ).url;
  return served;
}

/** One server per build, which runs as long as the worker process. */
const servers = new Map<string, Promise<Server>>();
function serverOf(directory: string, base: string): Promise<Server> {
  const key = `${directory} ${base}`;
  const started = servers.get(key) ?? startServer(directory, base);
  servers.set(key, started);
  return started;
}

/** The tabs of tests that only read, one for each kind of device: opening a page in a new tab takes twice as long. */
const tabs = new Map<string, OpenPage>();

/** The contexts of tests that prepare nothing, one for each kind of device: from its cache, a page opens in two thirds of the time. */
const shared = new Map<string, BrowserContext>();

/** Closes what a test has opened. Pending requests no longer matter. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map(part => part.unrouteAll({ behavior: 'ignoreErrors' })));
  if ([...shared.values()].includes(context)) await Promise.all(context.pages().map(page => page.close()));
  else await context.close();
}

/** A build of the site for one test file. What a test opens is closed, and the mailbox emptied, after each test. */
export function useBuiltSite(directory = LOCAL_SITE, { base = '/', headed = false }: SiteOptions = {}) {
  const contexts: BrowserContext[] = [];
  let server: Server;
  const url = () => server.url;

  beforeAll(async () => {
    server = await serverOf(directory, base);
  });
  afterEach(async ({ task }) => {
    const opened = contexts.splice(0);
    // A browser that has crashed has no trace.
    for (const context of opened) await endTrace(context, task.result?.state === 'fail').catch(() => {});
    await Promise.all(opened.map(close));
    server.mailbox = createMailbox();
  });

  async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const browser = await sharedBrowser(headed);
    return browser.newContext({ baseURL: url(), reducedMotion: 'reduce', ...options });
  }
  async function sharedContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify([url(), headed, options]);
    const known = shared.get(key);
    const context = known?.browser()?.isConnected() ? known : await newContext(options);
    shared.set(key, context);
    return context;
  }

  async function newPage(context: BrowserContext): Promise<OpenPage> {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const errors: string[] = [];
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    page.on('console', message => {
      // On this machine, the map's host cannot be reached.
      const isMap = message.location().url.startsWith('https://www.openstreetmap.org/');
      if (message.type() === 'error' && !isMap) errors.push(message.text());
    });
    page.on('pageerror', error => errors.push(String(error)));
    return { page, errors, requests };
  }

  /** Opens a page at `path`; in its own browser context if `before` prepares it. Requests to other hosts fail. */
  async function open(
    path: string,
    options: BrowserContextOptions = desktop,
    before?: (page: Page) => Promise<unknown>,
  ): Promise<OpenPage> {
    const isOwn = before !== undefined || traceFile() !== undefined;
    const opened = await newPage(await (isOwn ? newContext : sharedContext)(options));
    contexts.push(opened.page.context());
    await startTrace(opened.page.context());
    await before?.(opened.page);
    await opened.page.goto(path);
    return opened;
  }

  /** Opens a page as `open` does, and waits until it is hydrated. */
  async function openHydrated(...args: Parameters<typeof open>): Promise<OpenPage> {
    const opened = await open(...args);
    await hydrated(opened.page);
    return opened;
  }

  /** Opens a page, hydrated if it has scripts, for a test that only reads it: in a tab that such tests share. */
  async function read(path: string, options: BrowserContextOptions = desktop): Promise<OpenPage> {
    const { viewport, colorScheme = 'light', forcedColors = 'none', ...device } = options;
    const key = JSON.stringify([directory, base, device]);
    const known = tabs.get(key);
    const tab = known && !known.page.isClosed() ? known : await newPage(await newContext(device));
    tabs.set(key, tab);
    const { page, errors, requests } = tab;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme, forcedColors });
    for (const noted of [errors, requests]) noted.length = 0;
    await page.goto(path);
    if (options.javaScriptEnabled !== false) await hydrated(page);
    return tab;
  }

  async function messages(): Promise<Message[]> {
    const response = await fetch(`${url()}/__mailbox.json`);
    return ((await response.json()) as { messages: Message[] }).messages;
  }

  const setFault = (fault: Fault) => fetch(`${url()}/__mailbox/fault`, { method: 'PUT', body: fault });

  return { open, openHydrated, read, messages, setFault, url };
}

/** The visitor saves data, so the page preloads nothing. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Delays all requests for these files until `letGo` is called. `requested`: their paths. */
export async function delayFiles(page: Page, files: string | RegExp) {
  const requested: string[] = [];
  let letGo = () => {};
  const gate = new Promise<void>(resolve => (letGo = resolve));
  await page.route(files, async route => {
    requested.push(new URL(route.request().url()).pathname);
    await gate;
    await route.fallback();
  });
  return { requested, letGo };
}

/** The accessible name of the focused element. */
export const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.ariaLabel ?? (at as HTMLInputElement | null)?.labels?.[0]?.textContent ?? at?.textContent ?? '';
  });

export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab');
    const focused = await focusedName(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`No Tab leads to ${name}`);
}
