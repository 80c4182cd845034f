/** How pictures reach a page: no larger than the page shows them, and the one that is seen first before the rest. */
import { describe, expect, it } from 'vitest';
import { hydrated, phone, useSite } from './support/site';

const site = useSite();
const paths = ['/', '/services', '/gallery', '/styles/cornrows'];
const widths = [360, 412, 768, 1024, 1440];

it.each(paths)('%s says truly how wide it shows each picture, so that none is fetched in a larger size', async path => {
  const { page } = await site.open(path, { viewport: { width: 320, height: 820 } });
  await hydrated(page);
  for (const width of widths) {
    // From narrow to wide: browsers keep a picture that is larger than they need.
    await page.setViewportSize({ width, height: 820 });
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    const shown = await page.evaluate(async () => {
      const images = [...document.querySelectorAll('main img')].filter(
        image => image.getBoundingClientRect().width > 0,
      );
      return Promise.all(
        images.map(async image => {
          const picture = image as HTMLImageElement;
          picture.loading = 'eager';
          await picture.decode();
          // With a `srcset` of widths, the natural width is what `sizes` comes to.
          return { src: picture.currentSrc, said: picture.naturalWidth, is: picture.getBoundingClientRect().width };
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

describe('while the picture that is seen first is on its way', () => {
  /** Opens home with its large picture held back, and tells which other pictures were asked for. */
  async function openHeld() {
    const { page } = await site.open('/contact', phone);
    const others: string[] = [];
    let letGo = () => {};
    const gate = new Promise<void>(resolve => {
      letGo = resolve;
    });
    await page.route(/\.(avif|webp|jpg)$/, async route => {
      if (route.request().url().includes('/hero-')) await gate;
      else others.push(route.request().url());
      await route.continue();
    });
    const asked = page.waitForRequest(/\/hero-/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await asked;
    // What the browser means to fetch by itself it has asked for by the second frame after that.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    return { page, others, letGo: () => letGo() };
  }

  it('those further down are not asked for, and then all are', async () => {
    const { others, letGo } = await openHeld();
    expect(others).toEqual([]);
    letGo();
    await expect.poll(() => others.length).toBeGreaterThan(2);
  });

  it('they are not asked for the moment it is there either, for it has yet to be painted', async () => {
    const { page } = await site.open('/contact', phone);
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        addEventListener('load', () =>
          sessionStorage.setItem('at load', document.documentElement.dataset.pictures ?? ''),
        ),
      ),
    );
    await page.goto('/');
    expect(await page.evaluate(() => sessionStorage.getItem('at load'))).toBe('first');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.pictures)).toBeUndefined();
  });

  it('a visitor who scrolls does not wait for it', async () => {
    const { page, others, letGo } = await openHeld();
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(() => others.length).toBeGreaterThan(2);
    letGo();
  });
});

it('a gallery of more than ten pictures keeps those far down for when somebody comes near them', async () => {
  const { page } = await site.open('/gallery', phone);
  await hydrated(page);
  const last = page.locator('main li[data-hairstyle]').last();
  await last.evaluate(one => one.after(one.cloneNode(true)));
  const isLaidOut = () => last.locator('img').evaluate(image => image.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isLaidOut).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});
