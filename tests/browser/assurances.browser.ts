/** What the privacy statement promises. */
import { expect, it } from 'vitest';
import { desktop, hydrated, useBuiltSite } from '../support/built-site';
import { counter, thumbnail } from '../support/lightbox';
import { ada, send, successToast, withClock } from '../support/request';

const site = useBuiltSite();

it('a visit that includes pages, a photo, another theme and a request stores nothing on the device', async () => {
  const { page } = await site.open('/', desktop, withClock);
  for (const path of ['/services', '/styles/cornrows', '/contact', '/gallery']) {
    await page.goto(path);
    await hydrated(page);
  }
  await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
  await thumbnail(page, 1).click();
  await counter(page, '1 of 10');
  await page.getByRole('button', { name: 'Book this look' }).click();
  await send(page, ada);
  await successToast(page).waitFor();
  expect(await page.context().cookies()).toEqual([]);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
  expect(stored).toEqual([]);
});
