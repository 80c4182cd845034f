/** If pictures are missing, or a component throws, the rest of the page works. */
import { expect, it } from 'vitest';
import { desktop, useBuiltSite } from '../support/built-site';
import { breakAt } from '../support/request';

const site = useBuiltSite();

it('the pictures cannot be loaded: the gallery keeps their space, and the lightbox still works', async () => {
  const { page } = await site.openHydrated('/gallery', desktop, opened =>
    opened.route(/\.(avif|jpg)$/, route => route.fulfill({ status: 404 })),
  );
  const pictures = page.getByRole('main').getByRole('img');
  expect(await pictures.count()).toBe(10);
  for (const picture of await pictures.all()) {
    expect(await picture.getAttribute('alt')).not.toBe('');
    expect((await picture.boundingBox())?.height).toBeGreaterThan(150);
  }
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('dialog').getByText('1 of 10', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await page.getByRole('dialog').getByText('2 of 10', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

it('an error in the lightbox: the gallery shows a message, can be scrolled, and keeps the focus at the photo', async () => {
  const { page } = await site.openHydrated('/gallery', desktop, breakAt('Gallery picture'));
  const photo = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await photo.click();
  const alert = page.getByRole('alert').filter({ hasText: 'The full-screen viewer has stopped working' });
  await alert.waitFor();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  await expect.poll(() => photo.evaluate(link => link === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Knotless' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ of \d+ pictures$/ })
    .waitFor();
  await photo.click();
  await page.evaluate(() => Object.assign(window, { isRepaired: true }));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('dialog').waitFor();
});
