/** Visits to the gallery from start to end. */
import { expect, it } from 'vitest';
import { to } from 'xstate-paths';
import { drag } from 'xstate-paths/playwright';
import { desktop, focusedName, phone, tabTo, useBuiltSite } from '../support/built-site';
import { closed, counter, lightbox, middle, thumbnail } from '../support/lightbox';

const site = useBuiltSite();
const BOB = '/gallery?photo=gallery-knotless-bob';
const style = (name: string) => ({ name, exact: true });

it('a visitor who has found a style opens a request that names the picture, and returns to the same place in the gallery', async () => {
  const { page } = await site.openHydrated('/gallery', phone);
  await page.getByRole('group', { name: 'Style' }).getByRole('button', style('Knotless')).tap();
  await page.getByText('2 of 10 pictures', { exact: true }).waitFor();
  await page.evaluate(() => scrollTo({ top: 260, behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  await thumbnail(page, 2).tap();
  await counter(page, '2 of 2');
  await lightbox(page).getByRole('button', style('Book this look')).tap();
  const sheet = page.getByRole('dialog', { name: 'Book an appointment' });
  await sheet.getByRole('group', { name: 'Selected style' }).getByText('Like “Bob, middle part”').waitFor();
  await closed(page);
  await expect.poll(() => new URL(page.url()).search).toBe('?style=knotless-braids');
  const url = site.url() + BOB;
  const line = `I would like to book Knotless Braids, like the picture “Bob, middle part” (${url}).\n`;
  await expect.poll(() => page.getByLabel('Message *').inputValue()).toBe(line);
  await sheet.getByRole('button', style('Close')).tap();
  await expect.poll(() => sheet.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

it('with the keyboard only a visitor can choose a style, open a photo, stay in the viewer, and close it', async () => {
  const { page } = await site.openHydrated('/gallery', desktop);
  const focused = () => focusedName(page);
  await tabTo(page, 'Knotless');
  await page.keyboard.press('Enter');
  await page.getByText('2 of 10 pictures').waitFor();
  await tabTo(page, /^Boho, with loose curls/);
  await page.keyboard.press('Enter');
  await counter(page, '1 of 2');
  await expect.poll(focused).toBe('Close');
  const described = await lightbox(page).getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).textContent()).toMatch(/^Picture 1 of 2: ./);
  const isOutside = () =>
    page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 1; press <= 12; press++) {
      await page.keyboard.press(key);
      expect(await isOutside(), `after pressing ${key} ${press} times`).toBe(false);
    }
  await page.keyboard.press('Escape');
  await closed(page);
  await expect.poll(focused).toContain('Boho, with loose curls');
});

it('in a right-to-left layout the next photo is to the left for swipes and arrow keys', async () => {
  const { page } = await site.openHydrated(BOB, phone, opened =>
    opened.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('dir', 'rtl'));
    }),
  );
  await counter(page, '6 of 10');
  await drag(page, await middle(page), to(160, 0));
  await counter(page, '7 of 10');
  await page.keyboard.press('ArrowLeft');
  await counter(page, '8 of 10');
  await page.keyboard.press('ArrowRight');
  await counter(page, '7 of 10');
});
