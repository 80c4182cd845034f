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
  /** Called before the page is opened. */
  prepare?: (page: Page, service: MailService) => Promise<unknown>;
  /** Called just before the click. */
  inject?: (scene: Scene) => Promise<void>;
  /** Sends the message, if not by a plain click. */
  press?: (page: Page) => Promise<void>;
  /** Called while the message is being sent. */
  meanwhile?: (scene: Scene) => Promise<void>;
  ends: 'sent' | 'failed';
  /** What the console must contain after a failure. */
  cause?: RegExp;
  /** Removes the failure, so that the next attempt can succeed. */
  restore?: (scene: Scene) => Promise<void>;
}

const switched = (fault: string, cause: RegExp): Fault => ({
  inject: ({ site }) => site.setFault(fault),
  ends: 'failed',
  cause,
});

const answers = (status: number, detail: string) => switched(`${status}`, new RegExp(`refused.*${detail}.*${status}`));

const unreachable = (error: string): Fault => ({
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
const whileSending = (doing: (scene: Scene) => Promise<unknown>, press?: Fault['press']): Fault => ({
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

/** The names are those of the rows in docs/reliability.md. */
export const faults = {
  'the service answers 400': answers(400, 'The Public Key is invalid'),
  'the service answers 403': answers(403, 'non-browser applications'),
  'the service answers 404': answers(404, 'Account not found'),
  'the service answers 412': answers(412, 'Invalid grant'),
  'the service answers 413': answers(413, 'Variables size limit'),
  'the service answers 422': answers(422, 'recipients address is empty'),
  'the service answers 429': answers(429, 'Too many requests'),
  'the service answers 451': answers(451, 'Headless Browser'),
  'the service answers 500': answers(500, 'Internal Server Error'),
  'the service answers 503': answers(503, 'Service Unavailable'),
  'the response is garbled': switched('garbled', /refused.*502/),
  'a web page answers instead of the service': switched('page', /a web page instead of a response/),
  'the service redirects': switched('redirect', /The message was not sent/),
  'the connection is refused': unreachable('connectionrefused'),
  'the connection drops before a response': switched('drop', /unreachable/),
  'the connection drops during the response': switched('cut', /unreachable/),
  'the name of the service cannot be found': unreachable('namenotresolved'),
  'no response within 20 seconds': {
    ...heldFor(20),
    ends: 'failed',
    cause: /timeout.*no answer in time/,
    restore: async ({ page, service, held }) => {
      await page.clock.resume();
      for (const route of held.splice(0)) await route.abort().catch(() => {});
      await page.unroute(service.address);
    },
  },
  'the response arrives after 19 seconds': {
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
  'offline before the click': {
    inject: ({ page }) => page.context().setOffline(true),
    ends: 'failed',
    cause: /unreachable/,
    restore: ({ page }) => page.context().setOffline(false),
  },
  'offline while sending': {
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
  'the code for sending cannot be loaded': {
    prepare: (page, service) => page.route(service.code, route => route.abort()),
    ends: 'failed',
    cause: /The message was not sent/,
    restore: ({ page, service }) => page.unroute(service.code),
  },
  'storage is denied': { prepare: denyStorage, ends: 'sent' },
  'a double click': whileSending(
    async () => {},
    page => sendButton(page).dblclick(),
  ),
  'Enter pressed 20 times': whileSending(
    async () => {},
    async page => {
      await page.getByLabel(labels.name).focus();
      for (let press = 0; press < 20; press++) await page.keyboard.press('Enter');
    },
  ),
  'sent again while sending': whileSending(async ({ page }) => {
    await page.getByLabel(labels.phone).press('Enter');
    await page.evaluate(() => document.forms[0]?.requestSubmit());
  }),
  'another page of the site while sending': whileSending(async ({ page }) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
    await page.getByRole('heading', { name: 'Looks to choose from' }).waitFor();
  }),
  'Back and Forward inside the site while sending': whileSending(async ({ page }) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await page.getByRole('heading', { name: 'Styles and prices' }).waitFor();
    await page.goBack();
    await page.getByLabel(labels.message).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'Styles and prices' }).waitFor();
  }),
  'the tab is hidden and frozen while sending': whileSending(async scene => {
    const tab = await scene.page.context().newCDPSession(scene.page);
    await turnTab(scene.page, 'hidden');
    await tab.send('Page.setWebLifecycleState', { state: 'frozen' });
    await letGo(scene);
    await tab.send('Page.setWebLifecycleState', { state: 'active' });
    await turnTab(scene.page, 'visible');
  }),
} satisfies Record<string, Fault>;

const turnTab = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate(now => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
