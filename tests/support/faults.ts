/** All that may go wrong between a press on Send Message and the mailbox: what is done to the page, and how it must end. */

import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { MailService } from './mail-service';
import { labels, sendButton, toasts } from './request';
import type { useSite } from './site';

export interface Scene {
  page: Page;
  site: ReturnType<typeof useSite>;
  service: MailService;
  /** The addresses that messages have been posted to, in order. */
  requests: string[];
  /** Requests that are held on their way, oldest first. */
  held: Route[];
}

export interface Fault {
  /** The row in docs/reliability.md. */
  name: string;
  /** Before the page is opened. */
  prepare?: (page: Page, service: MailService) => Promise<unknown>;
  /** Just before the press. */
  strike?: (scene: Scene) => Promise<void>;
  /** The press itself, where it is not a plain one. */
  press?: (page: Page) => Promise<void>;
  /** While the message is on its way. */
  meanwhile?: (scene: Scene) => Promise<void>;
  ends: 'sent' | 'failed' | ((service: MailService) => 'sent' | 'failed');
  /** What the console must hold of a failure. */
  cause?: RegExp;
  /**
   * The mail services that `npm test` runs it with in Chromium: EmailJS where left out. The full run takes every fault with
   * both. Statuses that differ in nothing else are tested against the mail clients in node (`dev/outbox/*.test.ts`).
   */
  inChromium?: 'emailjs' | 'both' | 'fullRunOnly';
  /** Takes the fault away, so that the next attempt may succeed. */
  mend?: (scene: Scene) => Promise<void>;
}

const answers = (status: number, detail: RegExp): Fault => ({
  name: `the service answers ${status}`,
  inChromium: status === 429 ? 'both' : 'fullRunOnly',
  strike: ({ site }) => site.setFault(String(status)),
  ends: 'failed',
  cause: new RegExp(`refused.*${detail.source}.*${status}`),
});

const switched = (fault: string, rest: Pick<Fault, 'name' | 'ends' | 'cause' | 'inChromium'>): Fault => ({
  ...rest,
  strike: ({ site }) => site.setFault(fault),
});

const unreachable = (error: string, name: string): Fault => ({
  name,
  strike: ({ page, service }) => page.route(service.address, route => route.abort(error)).then(() => {}),
  ends: 'failed',
  cause: /unreachable.*Failed to fetch/,
  mend: ({ page, service }) => page.unroute(service.address),
});

/** Stops the page's clock, holds the message on its way, and turns the clock until just before or after it is given up. */
const heldFor = (seconds: number) => ({
  strike: async (scene: Scene) => {
    await hold(scene);
    await scene.page.clock.pauseAt(Date.now() + 600_000);
  },
  meanwhile: async (scene: Scene) => {
    await onItsWay(scene);
    await scene.page.clock.runFor(seconds * 1_000 - 100);
    expect(await scene.page.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true);
    expect(await toasts(scene.page).count()).toBe(0);
    await scene.page.clock.runFor(200);
  },
});

export async function hold({ page, service, held }: Scene): Promise<void> {
  await page.route(service.address, route => void held.push(route));
}
export const onItsWay = ({ held }: Scene) => expect.poll(() => held.length, { timeout: 10_000 }).toBe(1);
/** Lets what is held go on to the mailbox, which answers at once. */
export async function letGo({ page, service, held }: Scene): Promise<void> {
  await page.unroute(service.address);
  // Whoever has given up has cut the request: there is nothing left to let go.
  for (const route of held.splice(0)) await route.continue().catch(() => {});
}

/** Does it while the message is on its way, and only then lets it go. */
const whileSending = (name: string, doing: (scene: Scene) => Promise<void>, press?: Fault['press']): Fault => ({
  name,
  strike: hold,
  ...(press && { press }),
  meanwhile: async scene => {
    await onItsWay(scene);
    await doing(scene);
    await letGo(scene);
  },
  ends: 'sent',
});

const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

export const faults: readonly Fault[] = [
  answers(400, /The Public Key is invalid/),
  answers(403, /non-browser applications/),
  answers(404, /Account not found/),
  answers(412, /Invalid grant/),
  answers(413, /Variables size limit/),
  answers(422, /recipients address is empty/),
  answers(429, /Too many requests/),
  answers(451, /Headless Browser/),
  answers(500, /Internal Server Error/),
  answers(503, /Service Unavailable/),
  switched('garbled', { name: 'the answer means nothing', ends: 'failed', cause: /refused.*502/ }),
  switched('page', {
    name: 'a web page answers in place of the service',
    inChromium: 'both',
    ends: 'failed',
    cause: /a web page in place of an answer/,
  }),
  switched('redirect', {
    name: 'the service sends elsewhere',
    inChromium: 'both',
    ends: 'failed',
    cause: /The message was not sent/,
  }),
  unreachable('connectionrefused', 'the connection is refused'),
  switched('drop', { name: 'the connection drops before an answer', ends: 'failed', cause: /unreachable/ }),
  switched('cut', {
    name: 'the connection drops in the middle of the answer',
    inChromium: 'both',
    ends: 'failed',
    cause: /unreachable/,
  }),
  unreachable('namenotresolved', 'the name of the service cannot be found'),
  {
    name: 'no answer within 20 seconds',
    inChromium: 'both',
    ...heldFor(20),
    ends: 'failed',
    cause: /timeout.*no answer in time/,
    mend: async ({ page, service, held }) => {
      await page.clock.resume();
      for (const route of held.splice(0)) await route.abort().catch(() => {});
      await page.unroute(service.address);
    },
  },
  {
    name: 'the answer comes after 19 seconds',
    strike: heldFor(19).strike,
    meanwhile: async scene => {
      await heldFor(19).meanwhile(scene);
      await letGo(scene);
      await scene.page.clock.resume();
    },
    ends: 'sent',
  },
  {
    name: 'offline before the press',
    strike: ({ page }) => page.context().setOffline(true),
    ends: 'failed',
    cause: /unreachable/,
    mend: ({ page }) => page.context().setOffline(false),
  },
  {
    name: 'offline while sending',
    strike: hold,
    meanwhile: async scene => {
      await onItsWay(scene);
      await scene.page.context().setOffline(true);
      await letGo(scene);
    },
    ends: 'failed',
    cause: /unreachable/,
    mend: ({ page }) => page.context().setOffline(false),
  },
  {
    name: 'the code that sends cannot be loaded',
    inChromium: 'both',
    prepare: (page, service) => page.route(service.code, route => route.abort()),
    ends: 'failed',
    cause: /The message was not sent/,
    mend: ({ page, service }) => page.unroute(service.code),
  },
  { name: 'storage is denied', prepare: denyStorage, ends: 'sent' },
  whileSending(
    'a double click',
    async () => {},
    page => sendButton(page).dblclick(),
  ),
  whileSending(
    'Enter pressed 20 times',
    async () => {},
    async page => {
      await page.getByLabel(labels.name).focus();
      for (let press = 0; press < 20; press++) await page.keyboard.press('Enter');
    },
  ),
  whileSending('sent again while sending', async ({ page }) => {
    await page.getByLabel(labels.phone).press('Enter');
    await page.evaluate(() => document.forms[0]?.requestSubmit());
  }),
  whileSending('another page of the site while sending', async ({ page }) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
    await page.getByRole('heading', { name: 'The work, up close' }).waitFor();
  }),
  whileSending('Back and Forward inside the site while sending', async ({ page }) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await page.getByRole('heading', { name: 'Styles and prices' }).waitFor();
    await page.goBack();
    await page.getByLabel(labels.message).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'Styles and prices' }).waitFor();
  }),
  whileSending('the tab is hidden and frozen while sending', async scene => {
    const tab = await scene.page.context().newCDPSession(scene.page);
    await turnTab(scene.page, 'hidden');
    await tab.send('Page.setWebLifecycleState', { state: 'frozen' });
    await letGo(scene);
    await tab.send('Page.setWebLifecycleState', { state: 'active' });
    await turnTab(scene.page, 'visible');
  }),
];

const turnTab = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate(now => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** The rows that are more than one press and its end. */
export const farewells = {
  reload: 'a reload while sending',
  bfcache: 'away to another site and back while sending',
  late: 'the answer comes after it was given up',
} as const;
