/** The fault matrix in docs/reliability.md: what can fail between Send Message and the mailbox. */
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SEND_PATH } from '../../dev/mailbox/send-api';
import { hydrated, useBuiltSite } from '../support/built-site';
import {
  failureDetail,
  failureToast,
  fill,
  mailRequest,
  mainLink,
  nothing,
  openContact,
  receipt,
  sendButton,
  submit,
  successToast,
  toasts,
  typed,
  values,
} from '../support/request';

const site = useBuiltSite();

interface Fixture {
  page: Page;
  /** Delayed requests, oldest first. */
  held: Route[];
}

interface Fault {
  /** Called before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Called just before the click. */
  inject?: (fixture: Fixture) => Promise<unknown>;
  /** Sends the message, if not by a plain click. */
  press?: (page: Page) => Promise<void>;
  /** Called while the message is being sent. */
  meanwhile?: (fixture: Fixture) => Promise<void>;
  /** What the console must contain; undefined if the request arrives. */
  cause?: RegExp;
  /** Removes the failure, so that the next attempt can succeed. */
  restore?: (fixture: Fixture) => Promise<unknown>;
}

/** The script file without which nothing can be sent. */
const mailCode = /\/assets\/emailjs-/;
const hold = ({ page, held }: Fixture) => page.route(mailRequest, route => void held.push(route));
const onItsWay = ({ held }: Fixture) => expect.poll(() => held.length).toBe(1);
/** Releases delayed messages to the mailbox, which answers at once. */
async function letGo({ page, held }: Fixture): Promise<void> {
  await page.unroute(mailRequest);
  // After a timeout the request has been aborted: there is nothing left to release.
  for (const route of held.splice(0)) await route.continue().catch(() => {});
}

/** Pauses the page's clock and delays the message; then advances to just before or just after the timeout. */
const heldFor = (seconds: number): Pick<Required<Fault>, 'inject' | 'meanwhile'> => ({
  inject: async fixture => {
    await hold(fixture);
    await fixture.page.clock.pauseAt(Date.now() + 600_000);
  },
  meanwhile: async fixture => {
    await onItsWay(fixture);
    await fixture.page.clock.runFor(seconds * 1_000 - 100);
    expect(await fixture.page.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true);
    expect(await toasts(fixture.page).count()).toBe(0);
    await fixture.page.clock.runFor(200);
  },
});

/** The names are those of the rows in docs/reliability.md. */
const faults: Record<string, Fault> = {
  'the service refuses the message': {
    inject: () => site.setFault('refused'),
    cause: /refused with status 429: Too many requests/,
  },
  'a web page answers instead of the service': {
    inject: () => site.setFault('page'),
    cause: /a web page instead of a response/,
  },
  'the connection drops during the response': { inject: () => site.setFault('cut'), cause: /no response/ },
  'the visitor is offline': {
    inject: ({ page }) => page.context().setOffline(true),
    cause: /no response/,
    restore: ({ page }) => page.context().setOffline(false),
  },
  'the code for sending cannot be loaded': {
    prepare: page => page.route(mailCode, route => route.abort()),
    cause: /The message was not sent/,
    restore: ({ page }) => page.unroute(mailCode),
  },
  'no response within 20 seconds': {
    ...heldFor(20),
    cause: /no answer in time/,
    restore: async fixture => {
      await fixture.page.clock.resume();
      for (const route of fixture.held.splice(0)) await route.abort().catch(() => {});
      await letGo(fixture);
    },
  },
  'the response arrives after 19 seconds': {
    inject: heldFor(19).inject,
    meanwhile: async fixture => {
      await heldFor(19).meanwhile(fixture);
      await letGo(fixture);
      // Only 0.9 s are left, so the clock stands still until the response has arrived.
      await receipt(fixture.page).waitFor();
      await fixture.page.clock.resume();
    },
  },
  'a double click': {
    inject: hold,
    press: page => sendButton(page).dblclick(),
    meanwhile: async fixture => {
      await onItsWay(fixture);
      await letGo(fixture);
    },
  },
  'another page of the site while sending': {
    inject: hold,
    meanwhile: async fixture => {
      await onItsWay(fixture);
      await mainLink(fixture.page, 'Gallery').click();
      await fixture.page.getByRole('heading', { name: 'Looks to choose from' }).waitFor();
      await letGo(fixture);
    },
  },
};

async function enter(prepare: Fault['prepare'] = async () => {}) {
  const posted: string[] = [];
  const { page, errors } = await openContact(site, async page => {
    page.on('request', request => {
      if (request.method() === 'POST' && mailRequest.test(request.url())) posted.push(request.url());
    });
    await prepare(page);
  });
  const fixture: Fixture = { page, held: [] };
  return { fixture, page, errors, posted };
}

/** Expects the mailbox to contain what was typed, once, and nothing else. */
const expectDelivered = async () =>
  expect((await site.messages()).map(({ template_params }) => template_params)).toMatchObject([typed]);

/** Expects a success toast, empty fields, and a receipt if the page has the form. */
async function expectSent(page: Page): Promise<void> {
  await successToast(page).waitFor();
  await expect.poll(() => toasts(page).count()).toBe(1);
  const isAtForm = new URL(page.url()).pathname === '/contact';
  if (isAtForm) await receipt(page).getByText('Hello 👋🏾,', { exact: false }).waitFor();
  else await mainLink(page, 'Contact').click();
  expect(await values(page)).toEqual(nothing);
}

describe('a request arrives or stays on the screen:', () => {
  it.each(Object.entries(faults))('%s', async (_, { prepare, inject, press = submit, meanwhile, cause, restore }) => {
    const { fixture, page, errors, posted } = await enter(prepare);
    await fill(page);
    await inject?.(fixture);
    await press(page);
    await meanwhile?.(fixture);
    if (cause) {
      await failureToast(page).getByText(failureDetail).waitFor();
      await expect.poll(() => toasts(page).count()).toBe(1);
      expect(await values(page)).toEqual(typed);
      expect(await receipt(page).count()).toBe(0);
      await expect.poll(() => errors.join('\n')).toContain('The message was not sent:');
      await expect.poll(() => errors.join('\n')).toMatch(cause);
      expect(await site.messages()).toEqual([]);
      await site.setFault('none');
      await restore?.(fixture);
      await submit(page);
    } else expect(errors.join('\n')).not.toContain('The message was not sent');
    await expectSent(page);
    expect(posted.length).toBeLessThanOrEqual(cause ? 2 : 1);
    await expectDelivered();
  });

  it('a reload while sending', async () => {
    const { fixture, page, posted } = await enter();
    await fill(page);
    await hold(fixture);
    await submit(page);
    await onItsWay(fixture);
    // The browser asks first.
    const asked: string[] = [];
    let leaves = false;
    page.on('dialog', dialog => {
      asked.push(dialog.type());
      return leaves ? dialog.accept() : dialog.dismiss();
    });
    // Also with the focus on a link that leads to a place on the page.
    await page.locator('a[href="#main"]').focus();
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    expect(await values(page)).toEqual(typed);
    expect(await page.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true);
    leaves = true;
    await page.reload();
    await hydrated(page);
    await letGo(fixture);
    expect(await values(page)).toEqual(nothing);
    expect(await toasts(page).count()).toBe(0);
    expect(posted).toHaveLength(1);
  });

  it('the tab is closed while sending', async () => {
    const { page } = await enter();
    const posted: string[] = [];
    page.on('request', request => request.method() === 'POST' && posted.push(request.url()));
    await fill(page);
    // Six late responses take all connections that the browser opens to one host, so the message waits.
    await site.setFault('slow');
    await page.evaluate(path => {
      for (let count = 0; count < 6; count += 1) fetch(path, { method: 'POST', credentials: 'omit' }).catch(() => {});
    }, SEND_PATH);
    const answer = async () => (await fetch(`${site.url()}/__mailbox.json`)).json();
    await expect.poll(async () => (await answer()).failed.length).toBe(6);
    await site.setFault('none');
    await submit(page);
    await expect.poll(() => posted.length).toBe(7);
    expect(await site.messages()).toEqual([]);
    await page.close();
    await expect.poll(site.messages).toHaveLength(1);
    await expectDelivered();
  });
});
