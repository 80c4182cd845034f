/** Browsers fetch pictures no larger than shown, and the first picture before the others. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { delayFiles, phone, useBuiltSite } from '../support/site';

const site = useBuiltSite();
const paths = [
  '/',
  '/services',
  '/gallery',
  '/gallery?style=cornrows',
  '/styles/cornrows',
  '/styles/senegalese-twists',
];
const widths = [360, 412, 768, 1024, 1440];

it.each(paths)('%s has correct `sizes`, so that no picture is fetched much larger than shown', async path => {
  const { page } = await site.openHydrated(path, { viewport: { width: 320, height: 820 } });
  for (const width of widths) {
    // Goes from narrow to wide, because a browser that already has a larger picture does not fetch a smaller one.
    await page.setViewportSize({ width, height: 820 });
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    const shown = await page.evaluate(async () => {
      const images = [...document.querySelectorAll('main img')].filter(
        // Leaves out drawings, which have no `sizes`.
        image => image.getBoundingClientRect().width > 0 && !/\.svg(#|$)/.test((image as HTMLImageElement).src),
      );
      return Promise.all(
        images.map(async image => {
          const picture = image as HTMLImageElement;
          picture.loading = 'eager';
          await picture.decode();
          // In a `srcset` with width descriptors, the natural width equals the value of `sizes`.
          const { width, height } = picture.getBoundingClientRect();
          // In a tall column, a picture is wider than its frame, which cuts off the sides; in a card, only a little wider.
          const covering = (height * picture.naturalWidth) / picture.naturalHeight;
          const isCut = getComputedStyle(picture).objectFit === 'cover' && covering > 1.2 * width;
          const is = isCut ? covering : width;
          return { src: picture.currentSrc, said: picture.naturalWidth, is };
        }),
      );
    });
    expect(shown.length).toBeGreaterThan(0);
    for (const { src, said, is } of shown) {
      expect(said / is, `${src} at a window of ${width} px is said to be ${said} px wide and is ${is}`).toBeGreaterThan(
        0.94,
      );
      expect(said / is, `${src} at a window of ${width} px is said to be ${said} px wide and is ${is}`).toBeLessThan(
        1.12,
      );
    }
  }
});

it.each([
  ['the first picture has loaded', (_: Page, letGo: () => void) => letGo()],
  ['the visitor scrolls', (page: Page) => page.evaluate(() => scrollTo(0, 500))],
])('pictures below the first one are not requested before %s', async (_, act) => {
  // In a tall window, whose large picture is delayed.
  const { page } = await site.open('/favicon.svg', { ...phone, viewport: { width: 390, height: 2_000 } });
  const others: string[] = [];
  page.on('request', request => {
    if (/\/(?!hero-)[^/]+\.(avif|jpg)$/.test(request.url())) others.push(request.url());
  });
  const { letGo } = await delayFiles(page, '**/hero-*');
  const asked = page.waitForRequest(/\/hero-/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await asked;
  // After two frames, the browser has requested every picture that it loads without scrolling.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(others).toEqual([]);
  await act(page, letGo);
  await expect.poll(() => others.length).toBeGreaterThan(2);
  letGo();
});

it.each([
  ['scrolls', (page: Page) => page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }))],
  ['prints', (page: Page) => page.evaluate(() => dispatchEvent(new Event('beforeprint')))],
])('lazy pictures below the window are requested when the visitor %s, and not before', async (_, act) => {
  const asked: string[] = [];
  const { page } = await site.openHydrated('/gallery', phone, async opened => {
    opened.on('request', request => /\.(avif|jpg)$/.test(request.url()) && asked.push(request.url()));
  });
  await page.waitForLoadState('networkidle');
  // Screen readers find them all.
  await expect.poll(() => page.getByRole('main').getByRole('listitem').getByRole('img').count()).toBe(10);
  const first = asked.length;
  expect(first).toBeLessThan(10);
  await act(page);
  await expect.poll(() => asked.length).toBeGreaterThan(first);
});
