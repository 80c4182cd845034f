/** The request form in a small window, its toast in the lightbox, and the field that only bots fill in. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { delayFiles, desktop, hydrated, phone, useBuiltSite } from '../support/built-site';
import { thumbnail } from '../support/lightbox';
import {
  ada,
  failureToast,
  fill,
  labels,
  mailRequest,
  nothing,
  openContact,
  openSheet,
  send,
  submit,
  successToast,
  toasts,
  typed,
  values,
  withClock,
} from '../support/request';

const site = useBuiltSite();

it.each([
  ['with 400 % zoom', 320, 256],
  ['of a small phone', 320, 568],
  ['of a phone', 390, 664],
])(
  'in a window %s, the toast about empty fields covers neither the heading nor the focused field and its label, and the top bar stays',
  async (_, width, height) => {
    const { page } = await site.openHydrated('/contact', { ...phone, viewport: { width, height } });
    // Focus makes the bar with Send Message stick, so that the page stays at its top.
    await page.getByLabel(labels.name).focus();
    await submit(page);
    const toast = page.getByRole('alert').filter({ hasText: 'Please fill in all fields' });
    // Waits until the toast has moved in.
    await toasts(page).click({ trial: true });
    const box = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    const field = page.getByLabel(labels.name);
    const covers = async (part: Locator) => {
      const [over, under] = await Promise.all([box(toast), box(part)]);
      return over.top < under.bottom && under.top < over.bottom;
    };
    await expect.poll(() => field.evaluate(input => input === document.activeElement)).toBe(true);
    for (const part of [
      field,
      page.locator('label', { hasText: labels.name }),
      page.getByRole('heading', { level: 1 }),
    ])
      await expect.poll(() => covers(part)).toBe(false);
    expect((await box(field)).bottom).toBeLessThanOrEqual(height);
    expect((await box(page.getByRole('banner'))).top).toBe(0);
  },
);

it('at 400 % zoom the focused message about a failure is in view, below the toast', async () => {
  const { page } = await site.openHydrated('/', { ...phone, viewport: { width: 320, height: 256 } }, withClock);
  await page.route(mailRequest, route => route.abort());
  await openSheet(page);
  await send(page, { ...ada, message: 'Box braids, please' });
  await failureToast(page).waitFor();
  const message = page.getByText('Nothing is lost');
  await expect.poll(() => message.evaluate(one => one === document.activeElement)).toBe(true);
  await expect
    .poll(() =>
      message.evaluate(one => one.contains(document.elementFromPoint(99, one.getBoundingClientRect().top + 4))),
    )
    .toBe(true);
});

it('a request that is sent while the lightbox is open shows its toast in the lightbox', async () => {
  const { page } = await openContact(site);
  const { requested, letGo } = await delayFiles(page, mailRequest);
  await fill(page);
  await submit(page);
  await expect.poll(() => requested.length).toBe(1);
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

it('Back from another document brings back what was typed and chosen, and a reload begins empty', async () => {
  const { page } = await site.openHydrated('/contact', desktop);
  await fill(page, { ...ada, message: 'Please' });
  await page.getByLabel('Style', { exact: true }).selectOption('Cornrows');
  await page.getByRole('button', { name: 'Small', exact: true }).click();
  const before = await values(page);
  await page.goto('/robots.txt');
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => values(page)).toEqual(before);
  expect(await page.getByRole('button', { name: 'Small', exact: true }).getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await hydrated(page);
  expect(await values(page)).toEqual(nothing);
});

it('a honeypot that is filled in marks the message, because a browser extension may have done that', async () => {
  const { page } = await openContact(site);
  await fill(page);
  await page.locator('form input[name="subject"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await submit(page);
  await successToast(page).waitFor();
  expect((await site.messages()).map(({ template_params }) => template_params.message)).toEqual([
    `${typed.message}\n\nPossible spam: a hidden field of the form was filled in.`,
  ]);
});
