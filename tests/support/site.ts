/** The built site in Chromium, with a mailbox for every worker process. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { LOCAL_SITE } from '../../dev/lib/build-site';
import { desktop, hydrated, phone } from '../../dev/lib/page';
import { serve } from '../../dev/lib/serve';
import { createOutbox } from '../../dev/outbox';
import type { Message } from '../../dev/outbox/mailbox';
import { routes } from '../../src/site/routes';
import { type BrowserOptions, discard, sharedBrowser } from './browser';
import { full } from './extent';
import { endTrace, startTrace } from './trace';

export { desktop, hydrated, phone };

/** The path of every page. */
export const sitePaths = routes.map(({ path }) => path ?? '');
/** The paths of the style pages only. */
export const stylePaths = sitePaths.filter(path => path.startsWith('/styles/'));

export interface OpenPage {
  page: Page;
  /** Every console error, except that the map cannot be loaded, and every uncaught exception. */
  errors: string[];
  /** Addresses of every request of the page. */
  requests: string[];
}

export interface SiteOptions extends BrowserOptions {
  /** The host's base path, with a slash at both ends. */
  base?: string;
}

type Server = Awaited<ReturnType<typeof startServer>>;

async function startServer(directory: string, base: string) {
  const outbox = createOutbox();
  const { url } = await serve({ directory, base, before: outbox.handle });
  return { url };
}

/** One server per build, which runs as long as the worker process. */
const servers = new Map<string, Promise<Server>>();
function serverOf(directory: string, base: string): Promise<Server> {
  const key = `${directory} ${base}`;
  const started = servers.get(key) ?? startServer(directory, base);
  servers.set(key, started);
  started.catch(() => servers.delete(key));
  return started;
}

/** Pages for tests that only read, by address and device. All test files of a worker share them. */
const visits = new Map<string, Promise<OpenPage>>();

/** How long closing a page may take, in ms, before its browser is killed. */
const CLOSE_LIMIT = 10_000;

/** Closes what a test has opened. Pending requests no longer matter. */
async function close(context: BrowserContext): Promise<void> {
  // If the browser has crashed, the test has already failed.
  const browser = context.browser();
  if (!browser?.isConnected()) return;
  const late = setTimeout(() => discard(browser), CLOSE_LIMIT);
  await Promise.all([context, ...context.pages()].map(part => part.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close().finally(() => clearTimeout(late));
}

/** Whether a shared page still exists, responds, and is at its address. */
async function isUnchanged(page: Page, address: string): Promise<boolean> {
  const answers = page.evaluate(() => true).catch(() => false);
  const silence = new Promise<false>(resolve => setTimeout(resolve, CLOSE_LIMIT, false).unref());
  return page.url() === address && (await Promise.race([answers, silence]));
}

/** A build of the site for one test file. Pages are closed and the mailbox emptied after each test. */
export function useSite(
  directory = LOCAL_SITE,
  { base = '/', wholeBrowser = false, headed = false }: SiteOptions = {},
) {
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
    await setFault('none');
    await fetch(`${url()}/__outbox.json`, { method: 'DELETE' });
  });

  async function newPage(options: BrowserContextOptions): Promise<OpenPage> {
    const browser = await sharedBrowser({ wholeBrowser, headed });
    const context = await browser.newContext({ baseURL: url(), reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    // In the full run, browser tests use a whole Chromium, which is slower.
    page.setDefaultTimeout(full ? 30_000 : 10_000);
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

  /** Opens a page at `path` in its own browser context. Requests to other hosts fail. */
  async function open(
    path: string,
    options: BrowserContextOptions = desktop,
    before?: (page: Page) => Promise<unknown>,
  ): Promise<OpenPage> {
    const opened = await newPage(options);
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

  async function visit(path: string, options: BrowserContextOptions): Promise<OpenPage> {
    const opened = await newPage(options);
    try {
      await opened.page.goto(path);
      if (options.javaScriptEnabled !== false) await hydrated(opened.page);
    } catch (error) {
      await close(opened.page.context());
      throw error;
    }
    return { ...opened, errors: [...opened.errors] };
  }

  /**
   * A hydrated page for tests that only read. Tests share one visit to each page and device; the full run opens the page
   * again for every test.
   */
  async function read(path: string, options: BrowserContextOptions = desktop): Promise<OpenPage> {
    const { viewport, colorScheme = 'light', forcedColors = 'none', ...device } = options;
    const key = JSON.stringify([directory, path, device]);
    let opened = await visits.get(key)?.catch(() => undefined);
    if (!opened || full || !(await isUnchanged(opened.page, url() + path))) {
      const visited = visit(path, options);
      if (full) contexts.push((await visited).page.context());
      else visits.set(key, visited);
      opened = await visited;
    }
    const { page } = opened;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme, forcedColors });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    return opened;
  }

  async function messages(): Promise<Message[]> {
    const response = await fetch(`${url()}/__outbox.json`);
    return ((await response.json()) as { messages: Message[] }).messages;
  }

  async function setFault(fault: string, extra: { times?: number; seconds?: number } = {}): Promise<void> {
    const response = await fetch(`${url()}/__outbox/fault`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault, ...extra }),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  return { open, openHydrated, read, messages, setFault, url };
}

/** The scripts among a page's requests: their number, and how many contain a text. */
export function scriptsOf({ requests }: OpenPage) {
  const addresses = () => requests.filter(url => url.endsWith('.js'));
  return {
    count: () => addresses().length,
    async countContaining(words: string): Promise<number> {
      const texts = await Promise.all(addresses().map(async url => (await fetch(url)).text()));
      return texts.filter(text => text.includes(words)).length;
    },
  };
}

/** The visitor saves data, so the page preloads nothing. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/**
 * Every animation that a script starts from now on stands still, because on a slow computer it would end before the test
 * looks.
 */
export const pauseAnimations = (page: Page) =>
  page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how: Parameters<typeof animate>) {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });

/**
 * Repeats what a visitor does until it has an effect: a part of the page reacts only once React has reached it, a moment
 * after the page is hydrated.
 */
export const repeatUntil = <Result>(act: () => Promise<void>, result: () => Promise<Result>, wanted: Result) =>
  expect
    .poll(async () => {
      await act();
      return result();
    })
    .toBe(wanted);

/** Delays all requests for these files until `letGo` is called. `asked`: their paths. */
export async function delayFiles(page: Page, files: string | RegExp) {
  const asked: string[] = [];
  let letGo = () => {};
  const gate = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route(files, async route => {
    asked.push(new URL(route.request().url()).pathname);
    await gate;
    await route.fallback();
  });
  return { asked, letGo };
}

/** The accessible name of the focused element. */
export const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.ariaLabel ?? (at as HTMLInputElement | null)?.labels?.[0]?.textContent ?? at?.textContent ?? '';
  });

/** Presses Tab until the element with this name has focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab');
    const focused = await focusedName(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`No Tab leads to ${name}`);
}

interface ShiftWindow {
  shifts: string[];
}

/** Records every layout shift from the start of the page load. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { shifts: noted });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
        );
        noted.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
/**
 * The shifts, if their sum is 0.01 or more. Nobody sees less, such as the few pixels by which a late font moves the header's
 * links.
 */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as ShiftWindow).shifts);
  return shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0) < 0.01 ? [] : shifts;
}
