/** Browsers fetch pictures no larger than shown, and the first picture before the others. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LOCAL_SITE } from '../../dev/lib/build-site';
import { serve } from '../../dev/lib/serve';
import { delayFiles, desktop, phone, useSite } from '../support/site';

const site = useSite();
const paths = ['/', '/services', '/gallery', '/gallery?style=cornrows', '/styles/cornrows'];
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
      // On a phone, `sizes` of the home page's large picture is below the shown width: the file fits into 14,600 bytes.
      const least = path === '/' && width < 640 ? 0.87 : 0.94;
      expect(said / is, `${src} at a window of ${width} px is said to be ${said} px wide and is ${is}`).toBeGreaterThan(
        least,
      );
      expect(said / is, `${src} at a window of ${width} px is said to be ${said} px wide and is ${is}`).toBeLessThan(
        1.12,
      );
    }
  }
});

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s', (_, device) => {
  it.each([...paths, '/styles/knotless-braids', '/contact'])(
    'a photograph that is wider than high fills its frame on %s',
    async path => {
      const wide = sharp({ create: { width: 160, height: 90, channels: 3, background: '#c2562e' } });
      const body = await wide.jpeg().toBuffer();
      const { page } = await site.openHydrated(path, device, page =>
        page.route(/\/(gallery|style)-[^/]+\.(avif|jpg)$/, route => route.fulfill({ body, contentType: 'image/jpeg' })),
      );
      const gaps = await page.evaluate(async () => {
        const bottom = (element: Element) => Math.round(element.getBoundingClientRect().bottom);
        const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
        const gap = async (image: HTMLImageElement) => {
          image.loading = 'eager';
          await image.decode();
          const frame = image.closest('picture')?.parentElement;
          // Between sections, a picture has no frame and is shown whole.
          const isFramed = frame && getComputedStyle(frame).overflow === 'hidden';
          return [image.currentSrc, isFramed ? Math.max(0, bottom(frame) - bottom(image)) : 0] as const;
        };
        return Promise.all(images.filter(({ src }) => /\/(gallery|style)-/.test(src)).map(gap));
      });
      expect(gaps.length).toBeGreaterThan(0);
      for (const [src, below] of gaps) expect(below, `pixels below ${src}`).toBe(0);
    },
  );
});

describe('pictures below the first one', () => {
  /**
   * Opens the home page in a tall window with its large picture delayed; records which other pictures and which scripts
   * are requested.
   */
  async function openHeld() {
    const { page } = await site.open('/contact', { ...phone, viewport: { width: 390, height: 2_000 } });
    // Leaves the contact page, whose scripts are requested late: they would be counted.
    await page.goto('about:blank');
    const others: string[] = [];
    const scripts: string[] = [];
    page.on('request', request => {
      if (/\/(?!hero-)[^/]+\.(avif|jpg)$/.test(request.url())) others.push(request.url());
      if (/\.js$/.test(request.url())) scripts.push(request.url());
    });
    const { letGo } = await delayFiles(page, '**/hero-*');
    const asked = page.waitForRequest(/\/hero-/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await asked;
    // After two frames, the browser has requested every picture that it loads without scrolling.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    return { page, others, scripts, letGo };
  }

  it('are not requested while the first picture loads', async () => {
    const { others, letGo } = await openHeld();
    expect(others).toEqual([]);
    letGo();
    await expect.poll(() => others.length).toBeGreaterThan(2);
  });

  it('wait while the page is parsed, but are shown if the connection is lost before its end', async () => {
    const html = await readFile(join(LOCAL_SITE, 'index.html'), 'utf8');
    const { url, close } = await serve({
      directory: LOCAL_SITE,
      before: ({ url }, response, next) => {
        if (url !== '/') return next();
        response.writeHead(200, { 'Content-Type': 'text/html' }).write(html.slice(0, html.indexOf('</main>')));
        onTestFinished(() => void response.destroy());
      },
    });
    onTestFinished(close);
    const { page } = await site.open('/contact', phone);
    // Notes it in the page, because a slow computer may look only after the four seconds.
    await page.addInitScript(() => {
      new MutationObserver((_, watch) => {
        const first = document.querySelector('main img[loading="lazy"]');
        if (!first) return;
        watch.disconnect();
        Object.assign(window, { isSeenEarly: first.checkVisibility() });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(url, { waitUntil: 'commit' });
    const picture = page.locator('main img[loading="lazy"]').first();
    await picture.waitFor({ state: 'attached' });
    expect(await page.evaluate(() => (window as Window & { isSeenEarly?: boolean }).isSeenEarly)).toBe(false);
    await picture.waitFor();
  });

  it('are requested only after the first picture has been painted', async () => {
    const { page } = await site.open('/contact', phone);
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        addEventListener('load', () =>
          sessionStorage.setItem('at load', document.documentElement.dataset.pictures ?? ''),
        ),
      ),
    );
    await page.goto('/');
    expect(await page.evaluate(() => sessionStorage.getItem('at load'))).toBe('waiting');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.pictures)).toBeUndefined();
  });

  it('are requested as soon as the visitor scrolls, even while the first picture loads', async () => {
    const { page, others, letGo } = await openHeld();
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(() => others.length).toBeGreaterThan(2);
    letGo();
  });
});

describe('lazy pictures below the window', () => {
  /** Opens the gallery; `asked` holds the addresses of all pictures that were requested. */
  async function openGallery() {
    const asked: string[] = [];
    const { page } = await site.openHydrated('/gallery', phone, async opened => {
      opened.on('request', request => /\.(avif|jpg)$/.test(request.url()) && asked.push(request.url()));
    });
    await page.waitForLoadState('networkidle');
    return { page, asked };
  }

  it.each([
    ['scrolls', (page: Page) => page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }))],
    ['presses a key', (page: Page) => page.keyboard.press('Shift')],
    ['touches the page', (page: Page) => page.getByRole('heading', { level: 1 }).tap()],
    ['enlarges the window', (page: Page) => page.setViewportSize({ width: 390, height: 2_400 })],
    ['prints', (page: Page) => page.evaluate(() => dispatchEvent(new Event('beforeprint')))],
  ])('are requested when the visitor %s, and not before', async (_, act) => {
    const { page, asked } = await openGallery();
    const first = await page.evaluate(() => {
      const isFirst = (image: HTMLImageElement) =>
        image.loading !== 'lazy' || (image.closest('a')?.getBoundingClientRect().top ?? Infinity) < innerHeight;
      return [...document.images].filter(isFirst).length;
    });
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(first);
    expect(asked).toHaveLength(first);
    await act(page);
    await expect.poll(() => asked.length).toBeGreaterThan(first);
  });

  it('are found by screen readers before they are requested', async () => {
    const { page, asked } = await openGallery();
    const pictures = page.getByRole('main').getByRole('listitem').getByRole('img');
    await expect.poll(() => pictures.count()).toBe(10);
    expect(asked.length).toBeLessThan(10);
  });
});

it('a gallery of more than ten pictures renders pictures far down only when they are near the window', async () => {
  const { page } = await site.openHydrated('/gallery', phone);
  const last = page.locator('main li[data-hairstyle]').last();
  await last.evaluate(one => {
    for (let copy = 0; copy < 8; copy++) one.after(one.cloneNode(true));
  });
  const isLaidOut = () => last.locator('img').evaluate(image => image.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isLaidOut).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});
