import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { thumbnail } from '../support/lightbox';
import { emailjs } from '../support/mail-service';
import {
  failureDetail,
  failureToast,
  fill,
  labels,
  openContact,
  openSheet,
  receipt,
  sendButton,
  submit,
  successToast,
  toasts,
  typed,
  values,
} from '../support/request';
import { delayFiles, phone, saveData, useSite } from '../support/site';

const site = useSite();
const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

it('the form shows a style when it is chosen again, if the code that shows it could not be loaded the first time', async () => {
  const code = /\/RequestDetails-/;
  const { page } = await openContact(site, async opened => {
    await opened.route(code, route => route.abort());
  });
  const style = page.getByRole('combobox');
  const failure = page.waitForEvent('console', message => message.text().startsWith('A part of the page'));
  await style.selectOption('Box Braids');
  await failure;
  await page.unroute(code);
  await style.selectOption('Not sure yet');
  await style.selectOption('Box Braids');
  await page.getByRole('group', { name: 'Selected style' }).waitFor();
});

it('if the code of toasts and mail cannot be loaded one plain toast reports that the message was not sent', async () => {
  const { page, errors } = await openContact(site, async page => {
    await page.route(/assets\/(notifier|emailjs)-/, route => route.abort());
  });
  await fill(page);
  await submit(page);
  await failureToast(page).waitFor();
  expect(await failureToast(page).count()).toBe(1);
  expect(await failureToast(page).getByText(failureDetail).isVisible()).toBe(true);
  expect(await values(page)).toEqual(typed);
  expect(errors.join('\n')).toContain('The message was not sent:');
  // An open dialog makes the page inert, so the toast moves into the dialog, and back to the page on closing.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
  await thumbnail(page, 1).click();
  await toasts(page.getByRole('dialog')).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await toasts(page).click();
  expect(await toasts(page).count()).toBe(0);
});

it('a failure toast stays until it is dismissed, and the focus is on the message about it, then where it was before Dismiss', async () => {
  await site.setFault('500');
  const { page } = await openContact(site);
  const isFocused = (target: Locator) =>
    expect.poll(() => target.evaluate(element => element === document.activeElement)).toBe(true);
  await fill(page);
  await sendButton(page).focus();
  await page.keyboard.press('Enter');
  await failureToast(page).waitFor();
  const message = page.getByText('Nothing is lost: your message is still here.', { exact: false });
  await isFocused(message);
  expect(await message.evaluate(isInWindow)).toBe(true);
  await page.clock.runFor(120_000);
  expect(await failureToast(page).getByRole('link', { name: 'Email us' }).getAttribute('href')).toBe(
    'mailto:info@ochre-row.example',
  );
  await page.getByLabel(labels.message).focus();
  await failureToast(page).getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await isFocused(page.getByLabel(labels.message));
  await page.clock.runFor(2_000);
  await expect.poll(() => failureToast(page).count()).toBe(0);
});

it('a request that is sent while the lightbox is open shows its toast in the lightbox', async () => {
  const { page } = await openContact(site);
  const { asked, letGo } = await delayFiles(page, emailjs.address);
  await fill(page);
  await submit(page);
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
  await thumbnail(page, 1).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  letGo();
  await dialog.getByRole('status').filter({ hasText: 'Message sent successfully!' }).waitFor();
  await toasts(dialog).click();
  await expect.poll(() => toasts(page).count()).toBe(0);
  expect(await dialog.count()).toBe(1);
});

it('the receipt takes the focus even if its code loads late', async () => {
  const { page } = await openContact(site, async page => {
    await saveData(page);
    await page.route(/\/RequestDetails-/, async route => {
      // The code may be requested long before the message is sent.
      await successToast(page).waitFor({ timeout: 0 });
      // Longer than 30 frames.
      await new Promise(resolve => setTimeout(resolve, 800));
      await route.continue();
    });
  });
  await fill(page);
  await submit(page);
  await receipt(page).waitFor();
  const heading = receipt(page).getByRole('heading', { name: 'We got your request' });
  await expect.poll(() => heading.evaluate(element => element === document.activeElement)).toBe(true);
  await expect.poll(() => heading.evaluate(isInWindow)).toBe(true);
});

describe('an empty required field on a phone', () => {
  it.each(['name', 'phone', 'message'] as const)(
    'is scrolled into view below the toast when it gets the focus: %s',
    async empty => {
      const { page } = await site.openHydrated('/contact', phone);
      const given = { name: 'Ada', phone: '781 555 0142', message: 'Box braids, please' };
      await fill(page, { ...given, [empty]: '' });
      const label = page.locator('label', { hasText: labels[empty] });
      // Scrolls the field to where the toast will appear.
      await label.evaluate(text => scrollBy(0, text.getBoundingClientRect().top - 100));
      await page.getByRole('button', { name: 'Send Message' }).evaluate((send: HTMLElement) => send.click());
      const toast = page.getByRole('alert').filter({ hasText: 'Please fill in all fields' });
      await toast.waitFor();
      const field = page.getByLabel(labels[empty]);
      await expect.poll(() => field.evaluate(input => input === document.activeElement)).toBe(true);
      // Waits until the toast has moved in from the edge of the window.
      await expect.poll(async () => (await toast.boundingBox())?.y ?? 0).toBeGreaterThan(70);
      const above = await toast.boundingBox();
      const below = await label.boundingBox();
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    },
  );

  it('is in view with its label, below the toast, at 400 % zoom, where the top bar scrolls away with the page', async () => {
    const { page } = await site.openHydrated('/contact', { ...phone, viewport: { width: 320, height: 256 } });
    await fill(page, { name: 'Ada', message: 'Box braids, please' });
    await submit(page);
    const toast = page.getByRole('alert').filter({ hasText: 'Please fill in all fields' });
    await toast.waitFor();
    const box = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    const field = page.getByLabel(labels.phone);
    await expect.poll(() => field.evaluate(input => input === document.activeElement)).toBe(true);
    const label = await box(page.locator('label', { hasText: labels.phone }));
    await expect.poll(async () => (await box(toast)).bottom).toBeLessThanOrEqual(label.top);
    expect((await box(field)).bottom).toBeLessThanOrEqual(256);
    expect((await box(page.getByRole('banner'))).bottom).toBeLessThan(0);
  });
});

it('the sheet on a phone opens over the current page without changing the address, and keeps its draft', async () => {
  const { page } = await site.openHydrated('/gallery', phone);
  await openSheet(page);
  const sheet = page.getByRole('dialog', { name: 'Book an appointment' });
  await fill(page);
  expect(new URL(page.url()).pathname).toBe('/gallery');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => sheet.count()).toBe(0);
  await openSheet(page);
  expect(await values(page)).toEqual(typed);
});
