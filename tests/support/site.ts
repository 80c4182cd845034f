/** The built site in real Chromium, with an outbox of its own for every test file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { LOCAL_SITE } from '../../dev/build-site';
import { CHROMIUM_ARGS, ensureChromium } from '../../dev/find-chromium';
import { createOutbox } from '../../dev/outbox';
import type { Message } from '../../dev/outbox/mailbox';
import { type Served, serve } from '../../dev/serve';

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

export interface OpenPage {
  page: Page;
  /** Everything that the console has said at level `error`, and every uncaught error. */
  errors: string[];
}

export interface SiteOptions {
  /** Whether Back finds a page as it was left, as in browsers of visitors; for tests it is switched off where nobody asks. */
  keepsPages?: boolean;
  /** The folder of the host that the site lives in, with slashes at both ends. */
  base?: string;
}

/** Closes what a test has opened; what its pages still ask for meanwhile is nobody's error. */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map(part => part.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** Starts the site and the browser for one test file and stops them after it. */
export function useSite(directory = LOCAL_SITE, { keepsPages = false, base = '/' }: SiteOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const outbox = createOutbox(join(folder, 'messages.jsonl'));
  const contexts: BrowserContext[] = [];
  let served: Served;
  let browser: Browser;

  beforeAll(async () => {
    served = await serve({ directory, base, before: outbox.handle, release: outbox.release });
    browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: CHROMIUM_ARGS,
      ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(leave));
    await setFault('none');
    await fetch(`${served.url}/__outbox.json`, { method: 'DELETE' });
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens a page at `path`. Addresses that are not this machine are answered by a stand-in. */
  async function open(
    path: string,
    options: BrowserContextOptions = desktop,
    before?: (page: Page) => Promise<unknown>,
  ): Promise<OpenPage> {
    const context = await browser.newContext({ baseURL: served.url, reducedMotion: 'reduce', ...options });
    contexts.push(context);
    await context.route(
      url => url.hostname !== 'localhost',
      route =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Stand-in</title><p>Stand-in</p>' }),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const errors: string[] = [];
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', error => errors.push(String(error)));
    await before?.(page);
    await page.goto(path);
    return { page, errors };
  }

  async function messages(): Promise<Message[]> {
    const response = await fetch(`${served.url}/__outbox.json`);
    return ((await response.json()) as { messages: Message[] }).messages;
  }

  async function setFault(fault: string, extra: { times?: number; seconds?: number } = {}): Promise<void> {
    const response = await fetch(`${served.url}/__outbox/fault`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault, ...extra }),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  return { open, messages, setFault, url: () => served.url };
}

/** Waits until the page has been taken over by its scripts. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.script === 'ready');
}

/** Keeps the addresses of the scripts that a page fetches, and tells in how many of them some words stand. */
export function scriptsOf(page: Page) {
  const addresses: string[] = [];
  page.on('request', request => request.url().endsWith('.js') && addresses.push(request.url()));
  return {
    count: () => addresses.length,
    async telling(words: string): Promise<number> {
      const texts = await Promise.all(addresses.map(async url => (await fetch(url)).text()));
      return texts.filter(text => text.includes(words)).length;
    },
  };
}
