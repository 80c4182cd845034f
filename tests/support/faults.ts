/** Everything that can fail between Send Message and the mailbox: how to cause it, and the expected outcome. */

import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { MailService } from './mail-service';
import { labels, sendButton, toasts } from './request';
import type { useSite } from './site';

export interface Scene {
  page: Page;
  site: ReturnType<typeof useSite>;
  service: MailService;
  /** Addresses that messages were posted to, in order. */
  requests: string[];
  /** Delayed requests, oldest first. */
  held: Route[];
}

export interface Fault {
  /** The name of the row in docs/reliability.md. */
  name: string;
  /** Called before the page is opened. */
  prepare?: (page: Page, service: MailService) => Promise<unknown>;
  /** Called just before the click. */
  inject?: (scene: Scene) => Promise<void>;
  /** Sends the message, if not by a plain click. */
  press?: (page: Page) => Promise<void>;
  /** Called while the message is being sent. */
  meanwhile?: (scene: Scene) => Promise<void>;
  ends: 'sent' | 'failed' | ((service: MailService) => 'sent' | 'failed');
  /** Whether a receipt is shown when the message has been accepted; true by default. */
  hasReceipt?: false;
  /** What the console must contain after a failure. */
  cause?: RegExp;
  /**
   * The mail services for which `npm test` runs this failure in Chromium; by default EmailJS. The full run tests every failure
   * with both. Statuses that behave alike are tested against the mail clients in Node (`dev/outbox/*.test.ts`).
   */
  inChromium?: 'emailjs' | 'both' | 'fullRunOnly';
  /** Removes the failure, so that the next attempt can succeed. */
  restore?: (scene: Scene) => Promise<void>;
}

const answers = (status: number, detail: RegExp): Fault => ({
  name: `the service answers ${status}`,
  inChromium: status === 429 ? 'both' : 'fullRunOnly',
  inject: ({ site }) => site.setFault(String(status)),
  ends: 'failed',
  cause: new RegExp(`refused.*${detail.source}.*${status}`),
});

const switched = (fault: string, rest: Pick<Fault, 'name' | 'ends' | 'cause' | 'inChromium'>): Fault => ({
  ...rest,
  inject: ({ site }) => site.setFault(fault),
});

const unreachable = (error: string, name: string): Fault => ({
  name,
  inject: ({ page, service }) => page.route(service.address, route => route.abort(error)).then(() => {}),
  ends: 'failed',
  cause: /unreachable.*Failed to fetch/,
  restore: ({ page, service }) => page.unroute(service.address),
});

/** Pauses the page's clock and delays the message; then advances to just before or just after the timeout. */
const heldFor = (seconds: number) => ({
  inject: async (scene: Scene) => {
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
export const onItsWay = ({ held }: Scene) => expect.poll(() => held.length).toBe(1);
/** Releases delayed messages to the mailbox, which answers at once. */
export async function letGo({ page, service, held }: Scene): Promise<void> {
  await page.unroute(service.address);
  // After a timeout the request has been aborted: there is nothing left to release.
  for (const route of held.splice(0)) await route.continue().catch(() => {});
}

/** Does something while the message is being sent, and only then releases it. */
const whileSending = (name: string, doing: (scene: Scene) => Promise<void>, press?: Fault['press']): Fault => ({
  name,
  inject: hold,
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
  switched('garbled', { name: 'the response is garbled', ends: 'failed', cause: /refused.*502/ }),
  switched('page', {
    name: 'a web page answers instead of the service',
    inChromium: 'both',
    ends: 'failed',
    cause: /a web page instead of a response/,
  }),
  switched('redirect', {
    name: 'the service redirects',
    inChromium: 'both',
    ends: 'failed',
    cause: /The message was not sent/,
  }),
  unreachable('connectionrefused', 'the connection is refused'),
  switched('drop', { name: 'the connection drops before a response', ends: 'failed', cause: /unreachable/ }),
  switched('cut', {
    name: 'the connection drops during the response',
    inChromium: 'both',
    ends: 'failed',
    cause: /unreachable/,
  }),
  unreachable('namenotresolved', 'the name of the service cannot be found'),
  {
    name: 'no response within 20 seconds',
    inChromium: 'both',
    ...heldFor(20),
    ends: 'failed',
    cause: /timeout.*no answer in time/,
    restore: async ({ page, service, held }) => {
      await page.clock.resume();
      for (const route of held.splice(0)) await route.abort().catch(() => {});
      await page.unroute(service.address);
    },
  },
  {
    name: 'the response arrives after 19 seconds',
    inject: heldFor(19).inject,
    meanwhile: async scene => {
      await heldFor(19).meanwhile(scene);
      await letGo(scene);
      // Only 0.9 s are left, so the clock stands still until the response has arrived.
      await sendButton(scene.page).waitFor();
      await scene.page.clock.resume();
    },
    ends: 'sent',
  },
  {
    name: 'offline before the click',
    inject: ({ page }) => page.context().setOffline(true),
    ends: 'failed',
    cause: /unreachable/,
    restore: ({ page }) => page.context().setOffline(false),
  },
  {
    name: 'offline while sending',
    inject: hold,
    meanwhile: async scene => {
      await onItsWay(scene);
      await scene.page.context().setOffline(true);
      await letGo(scene);
    },
    ends: 'failed',
    cause: /unreachable/,
    restore: ({ page }) => page.context().setOffline(false),
  },
  {
    name: 'the code for sending cannot be loaded',
    inChromium: 'both',
    prepare: (page, service) => page.route(service.code, route => route.abort()),
    ends: 'failed',
    cause: /The message was not sent/,
    restore: ({ page, service }) => page.unroute(service.code),
  },
  {
    name: 'the code for the receipt cannot be loaded',
    prepare: page => page.route(/\/RequestDetails-/, route => route.abort()),
    ends: 'sent',
    hasReceipt: false,
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
    await page.getByRole('heading', { name: 'Looks to choose from' }).waitFor();
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

/** Failures with a test of their own, because the visitor does more than click once. */
export const interruptions = {
  reload: 'a reload while sending',
  closed: 'the tab is closed while sending',
  bfcache: 'leaving for another site and returning while sending',
  late: 'the response arrives after the timeout',
} as const;
