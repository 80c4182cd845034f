/** Tests a mail service against every failure: a request arrives once or stays on the screen. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SEND_PATH } from '../../dev/outbox/send-api';
import { type Fault, faults, hold, letGo, onItsWay, type Scene } from './faults';
import type { MailService } from './mail-service';
import {
  failureDetail,
  failureToast,
  fill,
  labels,
  nothing,
  openContact,
  receipt,
  submit,
  successToast,
  toasts,
  typed,
  values,
} from './request';
import { hydrated, useSite } from './site';

/** Tests every failure, or only those with these names. */
export function proveFaults(service: MailService, names?: readonly (keyof typeof faults)[]): void {
  const site = useSite();
  const inWholeBrowser = useSite(undefined, { wholeBrowser: true });

  async function enter(prepare: Fault['prepare'] = async () => {}, from = site): Promise<Scene & { errors: string[] }> {
    const requests: string[] = [];
    const { page, errors } = await openContact(from, async page => {
      page.on('request', request => {
        if (request.method() === 'POST' && service.address.test(request.url())) requests.push(request.url());
      });
      await prepare(page, service);
    });
    return { page, errors, site, service, requests, held: [] };
  }

  /** Expects the mailbox to contain exactly what was typed, this many times, and nothing else. */
  async function expectDelivered(times: number): Promise<void> {
    const messages = await site.messages();
    expect(messages.map(service.typedIn)).toEqual(Array.from({ length: times }, () => typed));
  }

  /** Expects a success toast, empty fields, and a receipt if the page has the form. */
  async function expectSent(page: Page): Promise<void> {
    await successToast(page).waitFor();
    await expect.poll(() => toasts(page).count()).toBe(1);
    const isAtForm = new URL(page.url()).pathname === '/contact';
    if (isAtForm) {
      await receipt(page).waitFor();
      expect(await receipt(page).getByText('Hello 👋🏾,', { exact: false }).isVisible()).toBe(true);
    }
    await toTheForm(page);
    expect(await receipt(page).count()).toBe(isAtForm ? 1 : 0);
    expect(await values(page)).toEqual(nothing);
  }

  describe(`with ${service.name}, a request arrives or stays on the screen:`, () => {
    it.each(Object.entries<Fault>(faults).filter(([name]) => !names || names.some(one => one === name)))(
      '%s',
      async (_, { prepare, inject, press = submit, meanwhile, ends, cause, restore }) => {
        const scene = await enter(prepare);
        const { page, errors } = scene;
        await fill(page);
        await inject?.(scene);
        await press(page);
        await meanwhile?.(scene);
        if (ends === 'failed') {
          await failureToast(page).waitFor();
          expect(await toasts(page).count()).toBe(1);
          expect(await failureToast(page).getByText(failureDetail).isVisible()).toBe(true);
          expect(await values(page)).toEqual(typed);
          expect(await receipt(page).count()).toBe(0);
          expect(scene.requests.length).toBeLessThanOrEqual(1);
          await expect.poll(() => errors.join('\n')).toContain('The message was not sent:');
          expect(errors.join('\n')).toMatch(cause ?? /^/);
          await expectDelivered(0);
          await site.setFault('none');
          await restore?.(scene);
          await submit(page);
          await expectSent(page);
          expect(scene.requests.length).toBeLessThanOrEqual(2);
        } else {
          await expectSent(page);
          expect(scene.requests).toHaveLength(1);
          expect(errors.join('\n')).not.toContain('The message was not sent');
        }
        await expectDelivered(1);
      },
    );

    if (names) return;

    it('a reload while sending', async () => {
      const scene = await enter();
      const { page } = scene;
      await fill(page);
      await hold(scene);
      await submit(page);
      await onItsWay(scene);
      // The browser asks first.
      const asked: string[] = [];
      let leaves = false;
      page.on('dialog', dialog => {
        asked.push(dialog.type());
        return leaves ? dialog.accept() : dialog.dismiss();
      });
      await page.getByLabel(labels.message).focus();
      await page.evaluate(() => location.reload());
      await expect.poll(() => asked).toEqual(['beforeunload']);
      expect(await values(page)).toEqual(typed);
      expect(await page.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true);
      leaves = true;
      await page.reload();
      await hydrated(page);
      await letGo(scene);
      expect(await values(page)).toEqual(nothing);
      expect(await receipt(page).count()).toBe(0);
      expect(await toasts(page).count()).toBe(0);
      expect(scene.requests).toHaveLength(1);
      await fill(page);
      await hold(scene);
      await submit(page);
      // A request in the form's first three seconds waits; its timer must have begun.
      await page.getByRole('button', { name: 'Sending...' }).waitFor();
      await page.clock.fastForward(3_000);
      await onItsWay(scene);
      // Not before a call, which leaves the page where it is. Chromium then asks which app calls, and ignores all presses.
      await page.evaluate(() => addEventListener('beforeunload', () => document.body.setAttribute('data-asked', '')));
      await page.locator('footer a[href^="tel:"]').click({ noWaitAfter: true });
      await page.locator('body[data-asked]').waitFor();
      expect(asked).toHaveLength(2);
      await letGo(scene);
      await expectSent(page);
      expect(scene.requests).toHaveLength(2);
    });

    it('the tab is closed while sending', async () => {
      const { page } = await enter();
      const posted: string[] = [];
      page.on('request', request => request.method() === 'POST' && posted.push(request.url()));
      await fill(page);
      // Six requests without a response take all connections that the browser opens to one host, so the message waits.
      await site.setFault('hang', { times: 6 });
      await page.evaluate(path => {
        for (let count = 0; count < 6; count += 1) fetch(path, { method: 'POST', credentials: 'omit' }).catch(() => {});
      }, SEND_PATH);
      await expect.poll(() => posted.length).toBe(6);
      await submit(page);
      await expect.poll(() => posted.length).toBe(7);
      await expectDelivered(0);
      await page.close();
      await expect.poll(site.messages).toHaveLength(1);
      await expectDelivered(1);
    });

    it('leaving for another site and returning while sending', async () => {
      const scene = await enter(undefined, inWholeBrowser);
      const { page, requests } = scene;
      await fill(page);
      await hold(scene);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { kept: persisted }));
      });
      await submit(page);
      await onItsWay(scene);
      await page.goto('/favicon.svg');
      await page.goBack({ waitUntil: 'commit' });
      expect(await page.evaluate(() => 'kept' in window && window.kept)).toBe(true);
      await letGo(scene);
      await toasts(page).waitFor();
      expect(await toasts(page).count()).toBe(1);
      expect(requests).toHaveLength(1);
      // Whether or not the message was sent, the fields must match the toast.
      const sent = (await successToast(page).count()) === 1;
      expect(await values(page)).toEqual(sent ? nothing : typed);
      await expect.poll(() => receipt(page).count()).toBe(sent ? 1 : 0);
    });

    it('the response arrives after the timeout', async () => {
      const scene = await enter();
      const { page } = scene;
      await fill(page);
      await hold(scene);
      await page.clock.pauseAt(Date.now() + 600_000);
      await submit(page);
      await onItsWay(scene);
      await page.clock.runFor(20_100);
      await failureToast(page).waitFor();
      // The browser has aborted the request, but the delayed one is released all the same.
      await letGo(scene);
      await expect.poll(site.messages).toHaveLength(1);
      await expectDelivered(1);
      expect(await toasts(page).count()).toBe(1);
      expect(await failureToast(page).isVisible()).toBe(true);
      expect(await values(page)).toEqual(typed);
      await page.clock.resume();
      await submit(page);
      await expectSent(page);
      await expectDelivered(2);
    });
  });
}

/** Goes to the contact page, which has the fields. Toasts appear on every page. */
async function toTheForm(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === '/contact') return;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await page.getByLabel('Message *').waitFor();
}
