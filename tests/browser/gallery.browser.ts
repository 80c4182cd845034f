/** The gallery's filter, and a lightbox whose code is lost. */
import { expect, it } from 'vitest';
import { closed, counter, thumbnail } from '../support/lightbox';
import { desktop, noteShifts, phone, shiftsOf, useSite } from '../support/site';

const site = useSite();

it('the filter is applied from the address without layout shift', async () => {
  const { page } = await site.openHydrated('/gallery?style=knotless-braids', phone, noteShifts);
  const main = page.getByRole('main');
  await main.getByText('2 of 10 pictures', { exact: true }).waitFor();
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

it('a press on a style that is cut off at the edge of its row chooses it', async () => {
  const { page } = await site.openHydrated('/gallery', { viewport: { width: 390, height: 844 } });
  const choice = page.getByRole('button', { name: 'Box Braids' });
  await choice.evaluate(one => one.parentElement?.scrollBy({ left: one.getBoundingClientRect().right - 10 }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await choice.boundingBox()) ?? {};
  await page.mouse.click(x + width - 6, y + height / 2);
  expect(await choice.getAttribute('aria-pressed')).toBe('true');
});

it('a link to a photo of a style opens it among the photos of that style, and closing it leads to them', async () => {
  const { page } = await site.openHydrated('/gallery?style=knotless-braids&photo=gallery-knotless-bob', phone);
  await counter(page, '2 of 2');
  await page.keyboard.press('Escape');
  await closed(page);
  await page.getByText('2 of 10 pictures', { exact: true }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?style=knotless-braids');
});

it('if the code of the lightbox cannot be loaded, a click opens the picture’s file', async () => {
  const { page } = await site.openHydrated('/gallery', desktop, opened =>
    opened.route(/\/Lightbox-[^/]*\.js$/, route => route.abort()),
  );
  await thumbnail(page, 3).click();
  await page.waitForURL(/\.jpg$/);
});
