import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_FLIGHT, KB, limits, PAGE_LIMIT } from '../../dev/bench/limits';
import { LOCAL_SITE } from '../../dev/lib/build-site';
import { full } from '../support/extent';
import { openSheet } from '../support/request';
import { delayFiles, phone, saveData, sitePaths, stylePaths, useSite } from '../support/site';

const site = useSite();
/** Approximate size of the response headers of a file, in bytes. */
const FILE_HEADERS = 400;

/** The inspector's client in the tested build, in bytes. Visitors do not get it: `production.browser.ts` measures what they get. */
const INSPECTOR = 0.5 * KB;

const paths = [...sitePaths, '/no/such/page'];

/** The size of a file as hosts send it: compressed, if the build compressed it. */
function sent(path: string): number {
  const file = join(LOCAL_SITE, path);
  try {
    return readFileSync(`${file}.br`).length;
  } catch {
    return readFileSync(file).length;
  }
}

interface Weight {
  files: string[];
  js: number;
  css: number;
  fonts: number;
  pictures: number;
}

/** In ms; long, because several pages share a slow machine. */
const TIMEOUT_MS = 60_000;
/** How many pages are open at the same time. */
const SIDE_BY_SIDE = 3;
/** How long a page is observed, in ms. Later requests do not affect the first view. */
const WATCHED_MS = full ? 10_000 : 3_000;

/** The device of Lighthouse's mobile preset. */
const benchPhone = { ...phone, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Opens a page and returns every file it requests without interaction. */
async function visit(path: string, options = phone): Promise<string[]> {
  const files: string[] = [];
  await site.openHydrated(path, options, async (page: Page) => {
    page.setDefaultTimeout(TIMEOUT_MS);
    page.on('response', response => {
      const { pathname, hostname } = new URL(response.url());
      if (hostname === 'localhost' && pathname.startsWith('/assets/')) files.push(pathname);
    });
  });
  return files;
}

/** The bytes of these files by kind. */
function weigh(files: string[]): Weight {
  const bytes = (ending: RegExp) => files.filter(file => ending.test(file)).reduce((sum, file) => sum + sent(file), 0);
  return {
    files,
    js: bytes(/\.js$/),
    css: bytes(/\.css$/),
    fonts: bytes(/\.woff2$/),
    pictures: bytes(/\.(avif|jpg)$/),
  };
}

/** What each page fetched. Every page is opened only once, for all tests below. */
const weights = new Map<string, Weight>();
const firstView = (path: string): Weight => {
  const weight = weights.get(path);
  if (!weight) throw new Error(`${path} was not opened`);
  return weight;
};

describe('on first view', () => {
  beforeAll(async () => {
    const waiting = [...paths];
    const fetched = new Map<string, string[]>();
    const work = async () => {
      for (let path = waiting.shift(); path; path = waiting.shift()) fetched.set(path, await visit(path));
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
    await setTimeout(WATCHED_MS);
    for (const [path, files] of fetched) weights.set(path, weigh(files));
  });

  it.each(paths)(
    '%s stays within its limits for HTML, CSS, JavaScript and fonts, without a file of the bundler’s own code',
    async path => {
      const { files, js, css, fonts } = firstView(path);
      const html = await fetch(site.url() + path, { headers: { 'accept-encoding': 'br' } });
      expect(html.headers.get('content-encoding') ?? (html.status === 404 ? 'br' : null)).toBe('br');
      // Leaves out text that no native speaker has checked, because the live site omits it.
      const words = (await html.text()).replace(/<section[^>]*="book-(?!en)[\s\S]*?<\/section>/g, '');
      expect(brotliCompressSync(words).length).toBeLessThanOrEqual(PAGE_LIMIT);
      expect(css).toBeLessThanOrEqual(limits.styles);
      expect(js).toBeGreaterThan(50 * KB);
      expect(
        js,
        files
          .filter(file => file.endsWith('.js'))
          .map(file => `${file} ${sent(file)}`)
          .join('\n'),
      ).toBeLessThanOrEqual(limits.scripts + INSPECTOR);
      expect(fonts).toBeLessThanOrEqual(limits.fonts);
      expect(files.filter(file => file.includes('runtime'))).toEqual([]);
    },
  );

  it('only the histories fetch the italic font', () => {
    const withItalics = paths.filter(path => firstView(path).files.some(file => /figtree-italic/.test(file)));
    expect(withItalics).toEqual(stylePaths);
  });

  it('each font and the first picture fit into 14,600 bytes on the phone of the benchmarks', async () => {
    const files = await visit('/', benchPhone);
    const waitedFor = files.filter(file => /\.woff2$|\/hero-/.test(file));
    expect(waitedFor.length).toBe(3);
    for (const file of waitedFor) expect(sent(file), file).toBeLessThanOrEqual(FIRST_FLIGHT - FILE_HEADERS);
  });

  it('the whole home page weighs at most 262 KB on a phone, its AVIF pictures 100 KB, and the first of these 40 KB', async () => {
    const { files, js, fonts, pictures } = firstView('/');
    expect(js + fonts + pictures + sent('index.html')).toBeLessThanOrEqual(limits.home);
    expect(pictures).toBeLessThanOrEqual(100_000);
    const fetched = files.filter(file => /\.(avif|jpe?g|png|svg)$/.test(file));
    expect(fetched.filter(file => !file.endsWith('.avif'))).toEqual([]);
    expect(fetched.filter(file => file.includes('hero') && sent(file) <= 40_000)).toHaveLength(1);
  });

  it.each(paths)(
    '%s fetches no code of the lightbox, or of the form, the mail client and the toasts elsewhere',
    path => {
      const code = firstView(path)
        .files.filter(file => file.endsWith('.js'))
        .map(file => readFileSync(join(LOCAL_SITE, file), 'utf8'))
        .join('\n');
      const form = ['Full Name *', 'api.emailjs.com', 'notistack', 'Snackbar', '~standard'];
      const lightbox = ['turn.requested', 'photo.swipe', 'photo.retry', 'Style history: '];
      for (const trace of [...lightbox, ...(path === '/contact' ? [] : form)])
        expect(code.includes(trace), trace).toBe(false);
    },
  );
});

describe('the code for the next likely press', () => {
  const next = ['BookingSheet', 'Lightbox', 'notifier', 'ServicesPage', 'ContactPage', 'HomePage'];

  /** Opens the gallery; `files` collects the names of all files that are fetched after the page is ready. */
  async function openGallery(prepare: (page: Page) => Promise<unknown> = async () => {}) {
    const files: string[] = [];
    const { page } = await site.openHydrated('/gallery', phone, prepare);
    await page.waitForLoadState('networkidle');
    page.on('request', request => files.push(request.url().match(/\/assets\/(\w+)-/)?.[1] ?? ''));
    return { page, files };
  }

  it.each([
    ['scroll', (page: Page) => page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }))],
    ['key press', (page: Page) => page.keyboard.press('Tab')],
    ['touch', (page: Page) => page.getByRole('heading', { level: 1 }).tap()],
  ])('is fetched at the first %s, and not before', async (_, act) => {
    const { page, files } = await openGallery();
    await page.waitForTimeout(500);
    expect(files).toEqual([]);
    await act(page);
    await expect.poll(() => next.filter(name => !files.includes(name))).toEqual([]);
  });

  it('waits for the page of a pressed link, whose parts are all requested at once, without pictures of the page before', async () => {
    const asked: string[] = [];
    const { page } = await site.openHydrated('/', phone);
    await page.waitForLoadState('networkidle');
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    const { letGo } = await delayFiles(page, /\/assets\/ContactPage-/);
    await page.getByRole('link', { name: 'Book Your Appointment' }).first().tap();
    const parts = ['ContactPage', 'Welcome', 'AfterForm', 'RequestDetails'];
    const isAsked = (name: string) => asked.some(path => path.startsWith(`/assets/${name}-`));
    await expect.poll(() => parts.filter(name => !isAsked(name))).toEqual([]);
    await page.waitForLoadState('networkidle', { timeout: 1_000 }).catch(() => {});
    expect(asked.filter(path => /\.avif$|notifier|HomePage/.test(path))).toEqual([]);
    letGo();
    await expect.poll(() => isAsked('notifier')).toBe(true);
  });

  it('is not preloaded for a visitor who saves data, but loads on the press', async () => {
    const { page, files } = await openGallery(saveData);
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await page.waitForTimeout(500);
    expect(next.filter(name => files.includes(name))).toEqual([]);
    await page.getByRole('main').getByRole('listitem').nth(1).getByRole('link').tap();
    await page.getByRole('dialog', { name: 'Gallery picture' }).waitFor();
  });

  it.each([
    [
      'the lightbox',
      /\/assets\/Lightbox-/,
      (page: Page) => page.getByRole('main').getByRole('listitem').nth(1).getByRole('link').tap(),
      'Gallery picture',
    ],
    ['the sheet', /\/assets\/(BookingSheet|request)-/, openSheet, 'Book an appointment'],
  ])('is loaded when pressed if it could not be preloaded: %s', async (_, file, press, name) => {
    const { page } = await openGallery(opened => opened.route(file, route => route.abort()));
    const isLost = page.waitForEvent('requestfailed');
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await isLost;
    await page.unroute(file);
    await press(page);
    await page.getByRole('dialog', { name }).waitFor();
  });
});
