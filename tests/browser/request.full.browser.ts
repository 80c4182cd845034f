/** Toasts and the focus around the request form. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { thumbnail } from '../support/lightbox';
import { emailjs } from '../support/mail-service';
import { failureToast, fill, labels, openContact, sendButton, submit, toasts } from '../support/request';
import { delayFiles, phone, useSite } from '../support/site';

const site = useSite();
const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
const isFocused = (target: Locator) =>
  expect.poll(() => target.evaluate(element => element === document.activeElement)).toBe(true);

it('a failure toast stays until it is dismissed, and the focus is on the message about it, then where it was before Dismiss', async () => {
  await site.setFault('500');
  const { page } = await openContact(site);
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

it.each(['name', 'phone', 'message'] as const)(
  'an empty required field on a phone is scrolled into view below the toast when it gets the focus: %s',
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
    await isFocused(field);
    // Waits until the toast has moved in from the edge of the window.
    await expect.poll(async () => (await toast.boundingBox())?.y ?? 0).toBeGreaterThan(70);
    const above = await toast.boundingBox();
    const below = await label.boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  },
);
