/** For tests: the inspector and the built site in Chromium. */
import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { AnyActor } from 'xstate';
import type { Fault } from '../../dev/outbox/middleware';
import { sharedBrowser } from './browser';
import { serveInspected } from './inspected-site';

/** Starts the site and the inspector for one test file, and stops them after it. */
export function useInspector() {
  const contexts: BrowserContext[] = [];
  let served: Awaited<ReturnType<typeof serveInspected>>;

  beforeAll(async () => {
    served = await serveInspected();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(context => context.close()));
    await setFault('none');
  });
  afterAll(async () => {
    await served?.close();
  });

  const setFault = (fault: Fault) => fetch(`${served.url}/__outbox/fault`, { method: 'PUT', body: fault });

  /** Opens an empty page and collects its console errors and uncaught exceptions. */
  async function newPage(viewport = { width: 1440, height: 900 }) {
    const browser = await sharedBrowser();
    const context = await browser.newContext({ baseURL: served.url, viewport });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const errors: string[] = [];
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', error => errors.push(String(error)));
    return { page, errors };
  }

  /** Opens the inspector with the site at this path. */
  async function inspect(
    path: string,
    viewport?: { width: number; height: number },
    before: (page: Page) => Promise<unknown> = async () => {},
  ) {
    const { page, errors } = await newPage(viewport);
    await before(page);
    await page.addInitScript(keepActors);
    await page.goto(`/__inspector?site=${encodeURIComponent(path)}`);
    const site = page.frameLocator('iframe[title="Site"]');
    await ready(site);
    return { page, site, errors };
  }

  return { inspect, newPage, setFault };
}

interface Watching extends Window {
  /** The actors of the watched page, by id. */
  actors?: { [id: string]: AnyActor };
}

/** Runs in the inspector's page, and gives a test access to the site's actors. */
function keepActors(): void {
  let ask: Window['__inspect'];
  const actors: NonNullable<Watching['actors']> = {};
  Object.assign(window, { actors });
  Object.defineProperty(window, '__inspect', {
    get: () => ask,
    set(real: NonNullable<Window['__inspect']>) {
      ask = (site, options) => {
        const inspect = real(site, options);
        return event => {
          const ref = event.actorRef as AnyActor;
          actors[ref.id] = ref;
          inspect(event);
        };
      };
    },
  });
}

/** Makes an actor's machine throw on every event, and sends it one. */
export const breakActor = (page: Page, id: string) =>
  page.evaluate(name => {
    const broken = (window as Watching).actors?.[name];
    if (!broken) throw new Error(`There is no actor ${name}`);
    broken.logic = Object.assign(Object.create(broken.logic), {
      transition() {
        throw new Error('broken on purpose');
      },
    });
    broken.send({ type: 'test.break' });
  }, id);

/** Sends `count` events to an actor of the site, and returns how long that took, in ms. */
export const sendMany = (page: Page, id: string, events: { type: string; turn?: string }[], count: number) =>
  page.evaluate(
    ({ name, kinds, times }) => {
      const target = (window as Watching).actors?.[name];
      const start = performance.now();
      for (let index = 0; index < times; index++) target?.send(kinds[index % kinds.length] as { type: string });
      return performance.now() - start;
    },
    { name: id, kinds: events, times: count },
  );

/** Waits until the site has hydrated. */
export async function ready(site: FrameLocator | Page): Promise<void> {
  await site.locator('html[data-script="ready"]').waitFor();
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** An actor in the tree, by its path. */
export const actor = (page: Page, path: string) => page.locator(`[role="treeitem"][data-actor="${path}"]`);

/** Selects a tab of the details. */
export const panel = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** Waits until the chart shows this state as active; on failure, lists the state of every actor. */
export async function lit(page: Page, state: string): Promise<void> {
  try {
    await page.locator(`[data-state="${state}"][data-lit]`).waitFor();
  } catch (error) {
    const actors = await page.getByRole('tree').innerText();
    throw new Error(`${state} is not shown as active. The actors are: ${actors.replaceAll('\n', ' ')}`, {
      cause: error,
    });
  }
}

/** The last visible row of the timeline that shows an event of this type. */
export const row = (page: Page, type: string) => page.locator(`[role="row"][data-event="${type}"]`).last();

/** The row of a key in the Context panel. */
export const kept = (page: Page, key: string) => page.locator(`#panel li[data-key="${key}"]`).first();
export const value = (page: Page, key: string) => kept(page, key).locator('.leaf').first().textContent();

/** The form that sends this event. */
export const sendForm = (page: Page, type: string) => page.locator(`[data-send="${type}"]`);

/** A picture of the gallery, counted from 1. */
export const thumbnail = (site: FrameLocator | Page, position: number) =>
  site
    .getByRole('main')
    .getByRole('listitem')
    .nth(position - 1)
    .getByRole('link');

export async function sendRequest(site: FrameLocator): Promise<void> {
  const form = site.locator('#page-form');
  for (const [index, text] of ['Ada Obi', '781 555 0142', 'Box braids, please'].entries())
    await form.getByRole('textbox').nth(index).fill(text);
  await form.getByRole('button').last().click();
}

/** Waits until every sent event has a row, and returns the number of rows. */
export async function settledRowCount(page: Page): Promise<number> {
  let last = -1;
  const isSettled = async () => {
    const before = last;
    last = await rowCount(page);
    return last === before;
  };
  await expect.poll(isSettled, { interval: 1_500, timeout: 120_000 }).toBe(true);
  return last;
}

export async function rowCount(page: Page): Promise<number> {
  return Number(await page.getByRole('treegrid').getAttribute('aria-rowcount'));
}
