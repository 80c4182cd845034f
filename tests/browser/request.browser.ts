/** The request form beside toasts, in the sheet, and without a part of its code. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { thumbnail } from '../support/lightbox';
import {
  failureDetail,
  failureToast,
  fill,
  labels,
  openContact,
  openSheet,
  sheet,
  submit,
  toasts,
  typed,
  values,
} from '../support/request';
import { phone, useSite } from '../support/site';

const site = useSite();

it('if the code of the mail cannot be loaded, one toast reports that the message was not sent', async () => {
  const { page, errors } = await openContact(site, async page => {
    await page.route(/assets\/emailjs-/, route => route.abort());
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
  await expect.poll(() => toasts(page).count()).toBe(0);
});

it('an empty required field is in view with its label, below the toast, at 400 % zoom, where the top bar scrolls away with the page', async () => {
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

it('the sheet on a phone opens over the current page without changing the address, and keeps its draft', async () => {
  const { page } = await site.openHydrated('/gallery', phone);
  await openSheet(page);
  await fill(page);
  expect(new URL(page.url()).pathname).toBe('/gallery');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => sheet(page).count()).toBe(0);
  await openSheet(page);
  expect(await values(page)).toEqual(typed);
});
