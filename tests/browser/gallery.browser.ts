/** The gallery's filter and addresses, and the code, the neighbors and the sharing of a photo in the lightbox. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { closed, counter, lightbox, photoInAddress, thumbnail } from '../support/lightbox';
import { desktop, noteShifts, phone, saveData, shiftsOf, useSite } from '../support/site';

const site = useSite();
const BOB = '/gallery?photo=gallery-knotless-bob';

it.each([
  ['phone', phone],
  ['desktop', desktop],
])('the filter is applied from the address without layout shift on a %s', async (_, options) => {
  const { page } = await site.openHydrated('/gallery?style=knotless-braids', options, noteShifts);
  const main = page.getByRole('main');
  const count = main.getByText('2 of 10 pictures', { exact: true });
  await count.waitFor();
  expect(await count.evaluate(text => text.getBoundingClientRect().right <= innerWidth)).toBe(true);
  const shown = () =>
    main
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll(all => all.map(one => one.dataset.photo));
  expect(await shown()).toEqual(['gallery-knotless-boho-curls', 'gallery-knotless-bob']);
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await shiftsOf(page)).toEqual([]);
  await main.getByRole('button', { name: 'All styles' }).click();
  await main.getByText('All 10 pictures', { exact: true }).waitFor();
  expect(await shown()).toHaveLength(10);
});

it('the address of a picture is in the address bar, even if the picture is opened while the browser is still going back from another picture', async () => {
  const { page } = await site.openHydrated('/gallery');
  await thumbnail(page, 1).click();
  await counter(page, '1 of 10');
  const next = await thumbnail(page, 3).elementHandle();
  const close = lightbox(page).getByRole('button', { name: 'Close' });
  await close.evaluate((button: HTMLElement, link) => {
    button.click();
    (link as HTMLElement).click();
  }, next);
  await counter(page, '3 of 10');
  await expect.poll(() => photoInAddress(page)).toBe(await next?.getAttribute('data-photo'));
  await page.goBack();
  await closed(page);
});

describe('the code of the lightbox', () => {
  const isLightbox = (url: URL | string) => /\/Lightbox-[^/]*\.js$/.test(String(url));

  it('loads when a visitor hovers over a picture, and not before', async () => {
    const { page, requests } = await site.openHydrated('/gallery');
    const asked = () => requests.filter(isLightbox);
    await page.evaluate(() => new Promise(done => requestIdleCallback(() => requestIdleCallback(done))));
    expect(asked()).toEqual([]);
    await thumbnail(page, 1).hover();
    await expect.poll(() => asked().length).toBe(1);
    expect(await lightbox(page).count()).toBe(0);
  });

  it('if it cannot be loaded, a click opens the picture’s file', async () => {
    const { page } = await site.openHydrated('/gallery', desktop, opened =>
      opened.route(isLightbox, route => route.abort()),
    );
    await thumbnail(page, 3).click();
    await page.waitForURL(/\.jpg$/);
  });
});

it.each([
  ['loaded, but hidden from screen readers', 3, undefined],
  ['not loaded for a visitor who saves data', 1, saveData],
] as const)('the neighbors of a photo are %s', async (_, count, before) => {
  const { page } = await site.openHydrated(BOB, desktop, before);
  const pictures = lightbox(page).locator('img');
  const loaded = () =>
    pictures.evaluateAll(all => all.filter(one => (one as HTMLImageElement).naturalWidth > 0).length);
  for (const position of [6, 7]) {
    await counter(page, `${position} of 10`);
    expect(await pictures.count()).toBe(count);
    expect(await lightbox(page).getByRole('img').count()).toBe(1);
    await expect.poll(loaded).toBe(count);
    await page.keyboard.press('ArrowRight');
  }
});

describe('sharing a photo', () => {
  const share = (page: Page) => lightbox(page).getByRole('button', { name: 'Share this picture' }).click();

  it('copies the photo’s address without the filter, and announces that, if the system cannot share', async () => {
    const { page } = await site.openHydrated(
      '/gallery?style=knotless-braids&photo=gallery-knotless-bob',
      desktop,
      opened => opened.context().grantPermissions(['clipboard-read', 'clipboard-write']),
    );
    await counter(page, '2 of 2');
    await share(page);
    await lightbox(page).getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url() + BOB);
  });

  it('shows the photo’s address if it can be neither shared nor copied', async () => {
    const { page } = await site.openHydrated(BOB, desktop, opened =>
      opened.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
    );
    await counter(page, '6 of 10');
    await share(page);
    await lightbox(page)
      .getByRole('alert')
      .filter({ hasText: site.url() + BOB })
      .waitFor();
  });
});
