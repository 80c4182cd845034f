/** Double presses. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { counter, lightbox, photoInAddress, thumbnail } from '../support/lightbox';
import { useSite } from '../support/site';

const site = useSite();
const wide = { viewport: { width: 1280, height: 900 } };
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Book an appointment' });

/** Clicks twice at a place. For the page, the second click is 0.3 seconds later, although it waits for what the first opens. */
async function doubleClick(page: Page, x: number, y: number, opened: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const time = Date.now() / 1_000;
  const click = async (clickCount: number, timestamp: number) => {
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount, timestamp });
  };
  await click(1, time);
  await opened.waitFor();
  await click(2, time + 0.3);
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))));
}

it('a double click near the edge of a picture opens it once', async () => {
  const { page } = await site.openHydrated('/gallery', wide);
  const box = await thumbnail(page, 1).boundingBox();
  if (!box) throw new Error('There is no picture');
  const entries = await page.evaluate(() => history.length);
  await doubleClick(page, box.x + 6, box.y + 60, lightbox(page));
  await counter(page, '1 of 10');
  expect(await lightbox(page).getByText('100%').count()).toBe(1);
  expect(await lightbox(page).boundingBox()).toEqual({ x: 0, y: 0, ...wide.viewport });
  await expect.poll(() => photoInAddress(page)).not.toBeNull();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

it('a double click on Book this look opens the sheet, which stays until Back leaves the gallery', async () => {
  const { page } = await site.openHydrated('/services', wide);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
  await thumbnail(page, 1).click();
  const box = await lightbox(page).getByRole('button', { name: 'Book this look' }).boundingBox();
  if (!box) throw new Error('There is no button');
  await doubleClick(page, box.x + box.width / 2, box.y + box.height / 2, sheet(page));
  await sheet(page).waitFor();
  expect(await lightbox(page).count()).toBe(0);
  // The sheet stands at the window's lower edge.
  const { y = 0, height = 0 } = (await sheet(page).boundingBox()) ?? {};
  expect(y + height).toBe(900);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/services');
  await expect.poll(() => sheet(page).count()).toBe(0);
});
