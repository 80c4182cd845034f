/** Browsers fetch pictures no larger than shown, and the first picture before the others. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { delayFiles, nextFrames, phone, useBuiltSite } from '../support/built-site';

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
    /** The pictures whose said width is wrong; once the browser has chosen other files, there are none. */
    const wrong = () =>
      page.evaluate(async () => {
        // Leaves out drawings, which have no `sizes`.
        const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
          image => image.getBoundingClientRect().width > 0 && !/\.svg(#|$)/.test(image.src),
        );
        const looks = images.map(async image => {
          image.loading = 'eager';
          await image.decode().catch(() => {});
          // In a `srcset` with width descriptors, the natural width equals the value of `sizes`.
          const { width, height } = image.getBoundingClientRect();
          // In a tall column, a picture is wider than its frame, which cuts off the sides; in a card, only a little wider.
          const covering = (height * image.naturalWidth) / image.naturalHeight;
          const isCut = getComputedStyle(image).objectFit === 'cover' && covering > 1.2 * width;
          return { src: image.currentSrc, said: image.naturalWidth, is: isCut ? covering : width };
        });
        const shown = await Promise.all(looks);
        return shown.length === 0 ? 'no picture' : shown.filter(({ said, is }) => said < 0.94 * is || said > 1.12 * is);
      });
    await expect.poll(wrong, { message: `in a window of ${width} px` }).toEqual([]);
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
  await nextFrames(page);
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
