/** The gallery's filter, and a lightbox whose code is lost. */
import { expect, it } from 'vitest';
import { delayFiles, desktop, nextFrames, phone, saveData, useBuiltSite } from '../support/built-site';
import { noteShifts, shiftsOf } from '../support/layout-shifts';
import { closed, counter, lightbox, thumbnail } from '../support/lightbox';
import { openSheet, sheet } from '../support/request';

const site = useBuiltSite();
const viewer = /\/Lightbox-[^/]*\.js$/;

it('the filter is applied from the address without layout shift', async () => {
  const { page } = await site.openHydrated('/gallery?style=knotless-braids', phone, noteShifts);
  const main = page.getByRole('main');
  await main.getByText('2 of 10 pictures', { exact: true }).waitFor();
  const shown = () =>
    main
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll(all => all.map(one => one.dataset.photo));
  await expect.poll(shown).toEqual(['gallery-knotless-boho-curls', 'gallery-knotless-bob']);
  await nextFrames(page);
  expect(await shiftsOf(page)).toEqual([]);
  await main.getByRole('button', { name: 'All styles' }).click();
  await main.getByText('All 10 pictures', { exact: true }).waitFor();
  await expect.poll(shown).toHaveLength(10);
});

it('a press on a style that is cut off at the edge of its row chooses it', async () => {
  const { page } = await site.openHydrated('/gallery', { viewport: { width: 390, height: 844 } });
  const choice = page.getByRole('button', { name: 'Box Braids' });
  await choice.evaluate(one => one.parentElement?.scrollBy({ left: one.getBoundingClientRect().right - 10 }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await choice.boundingBox()) ?? {};
  await page.mouse.click(x + width - 6, y + height / 2);
  await expect.poll(() => choice.getAttribute('aria-pressed')).toBe('true');
});

it('if the code of the lightbox cannot be loaded, a click opens the picture’s file', async () => {
  const { page } = await site.openHydrated('/gallery', desktop, opened => opened.route(viewer, route => route.abort()));
  await thumbnail(page, 3).click();
  await page.waitForURL(/\.jpg$/);
});

/** Holds the code of the viewer back, until `arrive` is called, which waits for what it leads to. */
const lateViewer = async (place: typeof phone) => {
  let letGo = () => {};
  const { page } = await site.openHydrated('/gallery', place, async opened => {
    await saveData(opened);
    ({ letGo } = await delayFiles(opened, viewer));
  });
  const arrive = async () => {
    const arrived = page.waitForEvent('requestfinished', request => viewer.test(request.url()));
    letGo();
    await arrived;
    await nextFrames(page);
  };
  return { page, arrive };
};

it('after the viewer has closed on another photo, the focused thumbnail is in view', async () => {
  const { page } = await site.openHydrated('/gallery', phone);
  await thumbnail(page, 1).press('Enter');
  await lightbox(page).waitFor();
  await page.keyboard.press('ArrowLeft');
  await counter(page, '10 of 10');
  await page.keyboard.press('Escape');
  await closed(page);
  const focused = page.locator(':focus');
  await expect
    .poll(() => focused.evaluate(({ dataset: { photo } }) => photo))
    .toBe(await thumbnail(page, 10).getAttribute('data-photo'));
  await expect.poll(() => focused.evaluate(one => one.getBoundingClientRect().top < innerHeight)).toBe(true);
});

it('a picture that is filtered away while the viewer loads does not open', async () => {
  const { page, arrive } = await lateViewer(desktop);
  await thumbnail(page, 1).click();
  await page.getByText('Loading the picture…').waitFor();
  await page.getByRole('button', { name: 'Knotless' }).click();
  await expect.poll(() => page.getByText('Loading the picture…').count()).toBe(0);
  await arrive();
  await thumbnail(page, 1).click();
  await lightbox(page).waitFor();
});

it('of the request form and a picture, only the one that was asked for last opens', async () => {
  const { page, arrive } = await lateViewer(phone);
  await thumbnail(page, 1).click();
  await page.getByText('Loading the picture…').waitFor();
  await openSheet(page);
  await sheet(page).waitFor();
  await arrive();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.evaluate(() => scrollTo(0, 100));
  expect(await page.evaluate(() => scrollY)).toBe(100);
});

it('photos go on turning while the browser accepts no more changes of the address, which then catches up', async () => {
  const { page } = await site.openHydrated('/gallery', desktop, opened => opened.clock.install());
  await thumbnail(page, 1).click();
  await counter(page, '1 of 10');
  await expect.poll(() => new URL(page.url()).search).toMatch(/photo=/);
  const first = page.url();
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('Attempt to use history.replaceState() too often', 'SecurityError');
    };
  });
  for (const place of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await counter(page, `${place} of 10`);
  }
  expect(page.url()).toBe(first);
  await page.evaluate(() => Reflect.deleteProperty(history, 'replaceState'));
  await page.clock.runFor(1_100);
  await expect.poll(() => page.url()).not.toBe(first);
  await page.keyboard.press('Escape');
  await closed(page);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});
