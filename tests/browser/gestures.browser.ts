/** Touch, wheel and keyboard on the photo in the lightbox, with real touch events in Chromium. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pinch, to } from 'xstate-paths';
import { doubleTap, drag } from 'xstate-paths/playwright';
import { full } from '../support/extent';
import { counter, lightbox, middle, photoInAddress, picture, place } from '../support/lightbox';
import { desktop, phone, useSite } from '../support/site';

const site = useSite();
const BOB = '/gallery?photo=gallery-knotless-bob';

async function openPhoto(options = phone, path = BOB): Promise<Page> {
  const { page } = await site.openHydrated(path, options);
  await place(page);
  return page;
}

const size = (page: Page, percent: string) =>
  lightbox(page).getByText(percent, { exact: true }).waitFor({ state: 'attached' });
const closed = (page: Page) => expect.poll(() => lightbox(page).count()).toBe(0);
/** Waits until the photo is back in its original place and size. */
const atRest = async (page: Page, before: object) => expect.poll(() => place(page)).toEqual(before);

describe('a swipe', () => {
  it('moves the photo and pulls in the next photo, which then replaces it', async () => {
    const page = await openPhoto();
    const before = await place(page);
    await drag(page, await middle(page), to(-160, 4), {
      held: async () => {
        expect((await place(page)).x).toBeCloseTo(before.x - 160, 0);
        const next = await page.locator('[data-slide="next"] img').boundingBox();
        expect(next?.x).toBeLessThan(390);
      },
    });
    await counter(page, '7 of 10');
    await atRest(page, before);
    await drag(page, await middle(page), to(160, -4));
    await counter(page, '6 of 10');
  });

  it('changes the photo if it is short but quick, and changes nothing if it is short and slow', async () => {
    const page = await openPhoto();
    const before = await place(page);
    await drag(page, await middle(page), to(-60, 0), { ms: 100 });
    await counter(page, '7 of 10');
    await drag(page, await middle(page), to(-60, 0), { ms: 1_000 });
    await atRest(page, before);
    await counter(page, '7 of 10');
  });
});

describe('a drag down', () => {
  it('moves the photo, reveals the page behind, and closes the lightbox', async () => {
    const page = await openPhoto();
    const before = await place(page);
    await drag(page, await middle(page), to(5, 160), {
      held: async () => {
        expect((await place(page)).y).toBeCloseTo(before.y + 160, 0);
        const opacity = await page
          .locator('[data-stage-around]')
          .evaluate(one => Number(getComputedStyle(one).opacity));
        expect(opacity).toBeLessThan(0.8);
      },
    });
    await closed(page);
    expect(photoInAddress(page)).toBeNull();
  });

  it.runIf(full)('does not close the lightbox if it is short and slow', async () => {
    const page = await openPhoto();
    const before = await place(page);
    await drag(page, await middle(page), to(0, 70), { ms: 1_000 });
    await atRest(page, before);
    await counter(page, '6 of 10');
  });
});

it('a tap closes the lightbox if it is beside the photo, but not on it', async () => {
  const page = await openPhoto();
  const { y } = await place(page);
  await page.touchscreen.tap(195, y + 100);
  await counter(page, '6 of 10');
  await page.touchscreen.tap(195, y - 10);
  await closed(page);
});

it('a pinch zooms around its center, up to four times; the remaining finger then pans up to the photo’s edge', async () => {
  const page = await openPhoto();
  const before = await place(page);
  const [x, y] = await middle(page);
  const spot = [x + 60, y - 80] as const;
  await drag(page, spot, pinch(20, 50));
  await size(page, '250%');
  const near = await place(page);
  expect(near.width).toBeCloseTo(before.width * 2.5, 0);
  // The same part of the photo is still between the fingers.
  expect((spot[0] - near.x) / near.width).toBeCloseTo((spot[0] - before.x) / before.width, 2);
  expect((spot[1] - near.y) / near.height).toBeCloseTo((spot[1] - before.y) / before.height, 2);

  await drag(page, [x, y], to(-40, 30));
  expect((await place(page)).x).toBeCloseTo(near.x - 40, 0);
  await drag(page, [x, y], to(150, 0));
  await drag(page, [x, y], to(150, 0));
  await drag(page, [x, y], to(150, 0));
  await expect.poll(async () => (await place(page)).x).toBeCloseTo(0, 0);
  await counter(page, '6 of 10');
  await drag(page, spot, pinch(15, 140));
  await size(page, '400%');
  await expect.poll(async () => (await place(page)).width / before.width).toBeCloseTo(4, 2);
  // The next photo is fitted again.
  await lightbox(page).getByRole('button', { name: 'Next picture' }).tap();
  await size(page, '100%');
  await atRest(page, before);
});

it('a double tap zooms in at its position; a second double tap zooms out', async () => {
  const page = await openPhoto();
  const before = await place(page);
  const spot = [before.x + 100, before.y + 120] as const;
  await doubleTap(page, spot);
  await size(page, '250%');
  const near = await place(page);
  expect((spot[0] - near.x) / near.width).toBeCloseTo((spot[0] - before.x) / before.width, 2);
  await doubleTap(page, spot);
  await size(page, '100%');
  await atRest(page, before);
});

describe('a mouse and a keyboard', () => {
  it('zoom around the pointer with the wheel, without scrolling the page', async () => {
    const page = await openPhoto(desktop);
    const before = await place(page);
    const [x, y] = [before.x + before.width * 0.3, before.y + before.height * 0.4];
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => (await place(page)).width / before.width).toBeGreaterThan(2);
    const near = await place(page);
    expect((y - near.y) / near.height).toBeCloseTo(0.4, 2);
    await page.mouse.wheel(0, 2_000);
    await size(page, '100%');
    await atRest(page, before);
    expect(await page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([0, 1]);
  });

  it('zoom with plus, minus and 0, and pan a zoomed photo with the arrow keys', async () => {
    const page = await openPhoto(desktop);
    for (const percent of ['150%', '225%', '338%']) {
      await page.keyboard.press('+');
      await lightbox(page).getByRole('status').filter({ hasText: percent }).waitFor();
    }
    const near = await place(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await place(page)).x).toBeLessThan(near.x);
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await place(page)).y).toBeLessThan(near.y);
    await counter(page, '6 of 10');
    await page.keyboard.press('-');
    await size(page, '225%');
    await page.keyboard.press('0');
    await size(page, '100%');
    await page.keyboard.press('ArrowRight');
    await counter(page, '7 of 10');
  });

  it.runIf(full)('do not zoom the photo with Ctrl + plus, which belongs to the browser', async () => {
    const page = await openPhoto(desktop);
    await page.keyboard.press('Control++');
    await page.keyboard.press('+');
    await size(page, '150%');
  });

  it('pan a zoomed photo by dragging, without starting the browser’s drag-and-drop', async () => {
    const page = await openPhoto(desktop);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await size(page, '225%');
    const near = await place(page);
    await page.mouse.move(700, 400);
    await page.mouse.down();
    await page.mouse.move(640, 370, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await place(page)).y).toBeCloseTo(near.y - 30, 0);
    await page.mouse.move(400, 300);
    expect((await place(page)).y).toBeCloseTo(near.y - 30, 0);
  });
});

it.each([
  ['is animated', 'no-preference', true],
  ['is not animated', 'reduce', false],
] as const)('a photo that is released %s if prefers-reduced-motion is %s', async (_, reducedMotion, animated) => {
  const page = await openPhoto({ ...phone, reducedMotion });
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function noted(...args) {
      document.documentElement.dataset.animated = 'true';
      return animate.apply(this, args);
    };
  });
  await drag(page, await middle(page), to(-160, 0));
  await counter(page, '7 of 10');
  expect(await page.evaluate(() => document.documentElement.dataset.animated === 'true')).toBe(animated);
});

describe('the page outside the lightbox', () => {
  it('can be pinch-zoomed as usual', async () => {
    const { page } = await site.openHydrated('/gallery', phone);
    const viewport = await page.locator('meta[name="viewport"]').getAttribute('content');
    expect(viewport).not.toMatch(/maximum-scale|user-scalable/);
    for (const part of ['html', 'body', 'main', 'main a[data-photo]']) {
      const allowed = await page
        .locator(part)
        .first()
        .evaluate(one => getComputedStyle(one).touchAction);
      expect(allowed, part).toBe('auto');
    }
  });

  it.runIf(full)('is not zoomed by a pinch on the photo', async () => {
    const page = await openPhoto();
    await drag(page, await middle(page), pinch(20, 80));
    await size(page, '400%');
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(await picture(page).count()).toBe(1);
  });
});
