import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_SITE } from '../dev/build-site';
import { keepFigures } from '../dev/quality/figures';
import { hydrated, phone, useSite } from './support/site';

const site = useSite();
/** Of 1,024 bytes, as Lighthouse counts. */
const KB = 1_024;
/** The most that a page may fetch of each, in bytes. */
const MOST = { js: 88 * KB, fonts: 60 * KB, home: 262 * KB };
/** What the first flight of a connection carries, 14,600 bytes, less the headers of a page. In bytes. */
const FIRST_FLIGHT = 14_600 - 1_000;

const paths = [
  '/',
  '/services',
  '/gallery',
  '/contact',
  '/styles/knotless-braids',
  '/styles/box-braids',
  '/styles/cornrows',
  '/styles/senegalese-twists',
  '/styles/feed-in-braids',
  '/styles/ghana-braids',
  '/no/such/page',
];

/** Bytes as a host sends them: the compressed file where the build has written one. */
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

/** How long a page is watched: what it does later of its own accord it may do when nobody waits. */
const WATCHED_MS = 10_000;

/** Everything that a page fetches of its own accord, in bytes by kind. */
async function weigh(path: string): Promise<Weight> {
  const files: string[] = [];
  const { page } = await site.open(path, phone, async (page: Page) => {
    page.on('response', response => {
      const { pathname, hostname } = new URL(response.url());
      if (hostname === 'localhost' && pathname.startsWith('/assets/')) files.push(pathname);
    });
  });
  await hydrated(page);
  await page.waitForTimeout(WATCHED_MS);
  const bytes = (ending: RegExp) => files.filter(file => ending.test(file)).reduce((sum, file) => sum + sent(file), 0);
  return {
    files,
    js: bytes(/\.js$/),
    css: bytes(/\.css$/),
    fonts: bytes(/\.woff2$/),
    pictures: bytes(/\.(avif|webp|jpg)$/),
  };
}

/** Each page is opened once, all side by side, and every promise below looks at the same visit. */
const weights = new Map<string, Weight>();
const firstView = (path: string): Weight => {
  const weight = weights.get(path);
  if (!weight) throw new Error(`${path} was not opened`);
  return weight;
};

describe('on first view', () => {
  beforeAll(async () => {
    await Promise.all(paths.map(async path => weights.set(path, await weigh(path))));
  }, 120_000);

  afterAll(() => {
    keepFigures(
      'weights',
      [...weights].map(([path, { js, fonts }]) => ({
        what: `Fetched on first view of \`${path}\``,
        goal: `at most ${MOST.js / KB} KB of JavaScript, ${MOST.fonts / KB} KB of fonts`,
        figure: `${(js / KB).toFixed(1)} KB, ${(fonts / KB).toFixed(1)} KB`,
        met: js <= MOST.js && fonts <= MOST.fonts,
      })),
    );
  });

  it.each(paths)('%s stays within its weight', async path => {
    const { files, js, css, fonts } = firstView(path);
    const html = await fetch(site.url() + path, { headers: { 'accept-encoding': 'br' } });
    expect(html.headers.get('content-encoding') ?? (html.status === 404 ? 'br' : null)).toBe('br');
    expect(brotliCompressSync(await html.text()).length).toBeLessThanOrEqual(FIRST_FLIGHT);
    expect(css).toBe(0);
    expect(js).toBeGreaterThan(50 * KB);
    expect(
      js,
      files
        .filter(file => file.endsWith('.js'))
        .map(file => `${file} ${sent(file)}`)
        .join('\n'),
    ).toBeLessThanOrEqual(MOST.js);
    expect(fonts).toBeLessThanOrEqual(MOST.fonts);
  });

  it('the whole home page weighs at most 262 KB on a phone', async () => {
    const { js, fonts, pictures } = firstView('/');
    expect(js + fonts + pictures + sent('index.html')).toBeLessThanOrEqual(MOST.home);
  });

  it.each(paths.filter(path => path !== '/contact'))(
    '%s fetches nothing of the form, the mail client or the toasts',
    async path => {
      const { files } = firstView(path);
      const code = files
        .filter(file => file.endsWith('.js'))
        .map(file => readFileSync(join(LOCAL_SITE, file), 'utf8'))
        .join('\n');
      for (const trace of ['Full Name *', 'api.emailjs.com', 'notistack', 'Snackbar', '~standard'])
        expect(code.includes(trace), trace).toBe(false);
    },
  );

  it.each(paths)('%s fetches nothing of the lightbox and its gestures', async path => {
    const { files } = firstView(path);
    const code = files
      .filter(file => file.endsWith('.js'))
      .map(file => readFileSync(join(LOCAL_SITE, file), 'utf8'))
      .join('\n');
    for (const trace of ['photo.previous', 'photo.swipe', 'photo.retry', 'Ask for this look'])
      expect(code.includes(trace), trace).toBe(false);
  });
});
