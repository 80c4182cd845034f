/** Touch, wheel and keyboard on the photo in the lightbox, with real touch events in Chromium. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pinch, to } from 'xstate-paths';
import { drag } from 'xstate-paths/playwright';
import { desktop, phone, useBuiltSite } from '../support/built-site';
import { atRest, closed, counter, lightbox, middle, photoInAddress, place, scaled } from '../support/lightbox';

const site = useBuiltSite();

async function openPhoto(options = phone): Promise<Page> {
  const { page } = await site.openHydrated('/gallery?photo=gallery-knotless-bob', options);
  await place(page);
  return page;
}
const pageScale = (page: Page) => page.evaluate(() => [scrollY, visualViewport?.scale]);

it('a swipe moves the photo, and the next photo replaces it; a drag down moves it and closes the lightbox', async () => {
  const page = await openPhoto();
  const before = await place(page);
  await drag(page, await middle(page), to(-160, 4), {
    held: () => expect.poll(async () => (await place(page)).x).toBeCloseTo(before.x - 160, 0),
  });
  await counter(page, '7 of 10');
  await atRest(page, before);
  await drag(page, await middle(page), to(5, 160), {
    held: () => expect.poll(async () => (await place(page)).y).toBeCloseTo(before.y + 160, 0),
  });
  await closed(page);
  await expect.poll(() => photoInAddress(page)).toBeNull();
});

it('a pinch zooms around its center, up to four times, but not the page; the finger then pans up to the photo’s edge', async () => {
  const page = await openPhoto();
  const before = await place(page);
  const [x, y] = await middle(page);
  const spot = [x + 60, y - 80] as const;
  await drag(page, spot, pinch(20, 50));
  await scaled(page, '250%');
  await expect.poll(async () => (await place(page)).width).toBeCloseTo(before.width * 2.5, 0);
  const near = await place(page);
  // The same part of the photo is still between the fingers.
  expect((spot[0] - near.x) / near.width).toBeCloseTo((spot[0] - before.x) / before.width, 2);
  expect((spot[1] - near.y) / near.height).toBeCloseTo((spot[1] - before.y) / before.height, 2);

  await drag(page, [x, y], to(-40, 30));
  await expect.poll(async () => (await place(page)).x).toBeCloseTo(near.x - 40, 0);
  for (let time = 0; time < 3; time++) await drag(page, [x, y], to(150, 0));
  await expect.poll(async () => (await place(page)).x).toBeCloseTo(0, 0);
  await counter(page, '6 of 10');
  await drag(page, spot, pinch(15, 140));
  await scaled(page, '400%');
  await expect.poll(async () => (await place(page)).width / before.width).toBeCloseTo(4, 2);
  expect(await pageScale(page)).toEqual([0, 1]);
});

it('the wheel zooms around the pointer, and arrow keys move the zoomed photo, which covers no button; the page stays', async () => {
  const page = await openPhoto(desktop);
  const before = await place(page);
  const [x, y] = [before.x + before.width * 0.3, before.y + before.height * 0.4];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await place(page)).width / before.width).toBeGreaterThan(2);
  const near = await place(page);
  expect((y - near.y) / near.height).toBeCloseTo(0.4, 2);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await place(page)).x).toBeLessThan(near.x);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await place(page)).y).toBeLessThan(near.y);
  await counter(page, '6 of 10');
  await lightbox(page).getByRole('button', { name: 'Book this look' }).click({ trial: true });
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 2_000);
  await scaled(page, '100%');
  await atRest(page, before);
  expect(await pageScale(page)).toEqual([0, 1]);
});

it('if the page was enlarged with two fingers before, it can be made smaller again on the photo, which then zooms', async () => {
  const page = await openPhoto();
  const before = await place(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.5 });
  await expect.poll(() => pageScale(page)).toEqual([0, 2.5]);
  for (let time = 0; time < 2; time++) await drag(page, [195, 400], pinch(160, 20), { ms: 400 });
  await expect.poll(() => pageScale(page)).toEqual([0, 1]);
  await atRest(page, before);
  await drag(page, await middle(page), pinch(20, 50));
  await scaled(page, '250%');
  expect(await pageScale(page)).toEqual([0, 1]);
});

it('a short swipe changes the photo if it is quick, and nothing if it is slow', async () => {
  const page = await openPhoto();
  const before = await place(page);
  await drag(page, await middle(page), to(-60, 0), { ms: 100 });
  await counter(page, '7 of 10');
  await drag(page, await middle(page), to(-60, 0), { ms: 1_000 });
  await atRest(page, before);
  await counter(page, '7 of 10');
});

it('a tap closes the lightbox if it is beside the photo, but not on it', async () => {
  const page = await openPhoto();
  const { y } = await place(page);
  await page.touchscreen.tap(195, y + 100);
  await counter(page, '6 of 10');
  await page.touchscreen.tap(195, y - 2);
  await closed(page);
});

it('a mouse pans a zoomed photo by dragging, without starting the browser’s drag-and-drop', async () => {
  const page = await openPhoto(desktop);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await scaled(page, '225%');
  const near = await place(page);
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(640, 370, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await place(page)).y).toBeCloseTo(near.y - 30, 0);
  await page.mouse.move(400, 300);
  expect((await place(page)).y).toBeCloseTo(near.y - 30, 0);
});
