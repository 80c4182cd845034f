/** The inspector in real Chromium, beside the built site. */
import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { sharedBrowser } from '../../../tests/support/browser';
import { serveInspected } from './served-site';

/** Starts the site, the inspector and the browser for one test file and stops them after it. */
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

  async function setFault(fault: string): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    await fetch(`${served.url}/__outbox/fault`, { method: 'POST', headers, body: JSON.stringify({ fault }) });
  }

  /** A page that has gone nowhere yet. */
  async function newPage() {
    const browser = await sharedBrowser();
    const context = await browser.newContext({ baseURL: served.url, viewport: { width: 1440, height: 900 } });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const errors: string[] = [];
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', error => errors.push(String(error)));
    return { page, errors };
  }

  /** Opens the inspector with the site at this path. */
  async function inspect(path: string) {
    const { page, errors } = await newPage();
    await page.goto(`/__inspector?site=${encodeURIComponent(path)}`);
    const site = page.frameLocator('iframe[title="Site"]');
    await ready(site);
    return { page, site, errors };
  }

  return { inspect, newPage, setFault };
}

/** Waits until the site has been taken over by its scripts. */
export async function ready(site: FrameLocator | Page): Promise<void> {
  await site.locator('html[data-script="ready"]').waitFor();
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Shows the machine of this id. */
export const choose = (page: Page, machine: string) => page.locator(`[data-machine="${machine}"]`).click();

/** Waits until the chart shows that the machine is in this state; failing that, says where every machine is. */
export async function lit(page: Page, state: string): Promise<void> {
  try {
    await page.locator(`[data-state="${state}"][data-lit]`).waitFor();
  } catch (error) {
    const tabs = await page.getByRole('navigation', { name: 'Machines' }).innerText();
    throw new Error(`${state} is not lit. The machines are: ${tabs.replaceAll('\n', ' ')}`, { cause: error });
  }
}

/** The latest entry of the log with this event. */
export const entry = (page: Page, type: string) => page.locator(`tr[data-event="${type}"]`).first();

/** A key of the context. */
export const kept = (page: Page, key: string) => page.locator(`.context li[data-key="${key}"]`).first();
export const value = (page: Page, key: string) => kept(page, key).locator('.leaf').first().textContent();

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
