/** Touch and mouse on the photo in the lightbox that change nothing, or whose effect depends on speed or settings. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { to } from 'xstate-paths';
import { drag } from 'xstate-paths/playwright';
import { atRest, closed, counter, middle, place, scaled } from '../support/lightbox';
import { desktop, phone, useSite } from '../support/site';

const site = useSite();

async function openPhoto(options = phone): Promise<Page> {
  const { page } = await site.openHydrated('/gallery?photo=gallery-knotless-bob', options);
  await place(page);
  return page;
}

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
