import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LOCAL_SITE } from '../../dev/lib/build-site';
import { serve } from '../../dev/lib/serve';
import { CACHE } from '../../site-build/hosting/rules';
import { translationScript } from '../paths/drivers/translation';
import { desktop, hydrated, phone, useBuiltSite } from '../support/built-site';
import { openEarly, testEarlyPresses } from '../support/early-presses';

const site = useBuiltSite();

// The page is translated before it is hydrated, so that React replaces it.
describe('before hydration, in a translated page', () =>
  testEarlyPresses(site, page =>
    page.addInitScript({
      content: `${translationScript} addEventListener('DOMContentLoaded', () => window.translation.start());`,
    }),
  ));

it.each([
  ['at the first key press', (page: Page) => page.keyboard.press('Tab')],
  ['after six seconds', (page: Page) => page.clock.runFor(6_000)],
])('if the browser reports no paint, as in a background tab, scripts load %s', async (_, act) => {
  const { page, requests } = await site.open('/', desktop, async opened => {
    await opened.clock.install({ time: 0 });
    await opened.clock.pauseAt(1);
    await opened.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
  });
  expect(requests.filter(url => url.endsWith('.js'))).toEqual([]);
  await act(page);
  await hydrated(page);
});

it.each([
  ['/', 3, /\/assets\/(index|packages|HomePage)-.*\.js$/],
  ['/styles/cornrows', 2, /\/assets\/(StylePage|history)-.*\.js$/],
])(
  'scripts of %s load although the browser has stored a 404 for %i of them, which a host has marked as immutable',
  async (path, count, lost) => {
    const missing: string[] = [];
    const { url, close } = await serve({
      directory: LOCAL_SITE,
      before: (request, response, next) => {
        const { url = '' } = request;
        if (!lost.test(url) || missing.includes(url)) return next();
        missing.push(url);
        response.writeHead(404, { 'Cache-Control': CACHE.assets }).end();
      },
    });
    onTestFinished(close);
    const { page } = await site.open(new URL(path, url).href);
    await hydrated(page);
    expect(missing.length).toBe(count);
    // The browser has replaced the stored 404.
    await page.reload();
    await hydrated(page);
  },
);

it.each([
  ['/', '', ''],
  ['/contact', 'Message *', 'Early words'],
  ['/contact', 'Full Name *', ''],
])(
  'if scripts do not arrive within 30 seconds, %s says so, with phone and email; if they arrive later, it works, and a field keeps text and focus: %s %s',
  async (path, label, text) => {
    const { page, letGo } = await openEarly(site, path, desktop, opened => opened.clock.install());
    const field = label ? page.getByLabel(label) : undefined;
    await field?.fill(text);
    await page.clock.runFor(35_000);
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await alert.waitFor();
    expect(await alert.textContent()).toContain('Reloading would clear anything you’ve written.');
    for (const name of ['(781) 555-0142', 'info@ochre-row.example'])
      expect(await alert.getByRole('link', { name }).isVisible()).toBe(true);
    expect(await page.getByText('This form needs JavaScript').isVisible()).toBe(path !== '/');
    expect(await page.getByRole('button', { name: 'Send Message' }).isVisible()).toBe(false);
    expect(await field?.evaluate(element => element === document.activeElement)).not.toBe(false);
    letGo();
    await hydrated(page);
    await alert.waitFor({ state: 'hidden' });
    expect(await field?.inputValue()).toBe(field && text);
  },
);

/** Opens the gallery, of which everything after the pictures arrives when `finish` is called. Its scripts cannot be loaded. */
async function openHalf(query: string) {
  let finish = () => {};
  const { url, close } = await serve({
    directory: LOCAL_SITE,
    before: (request, response, next) => {
      if (!request.url?.startsWith('/gallery')) return next();
      const [start = '', end = ''] = readFileSync(`${LOCAL_SITE}/gallery.html`, 'utf8').split(/(?<=<\/main>)/);
      response.writeHead(200, { 'Content-Type': 'text/html' }).write(start);
      finish = () => response.end(end);
    },
  });
  onTestFinished(close);
  const { page } = await site.open('about:blank', desktop, opened => opened.clock.install());
  await page.route('**/*.js', route => route.abort());
  await page.goto(`${url}/gallery${query}`, { waitUntil: 'commit' });
  return { page, pictures: page.getByRole('main').getByRole('listitem'), finish: () => finish() };
}

it('if scripts fail before the end of the page arrives, all pictures of the gallery are shown', async () => {
  const { page, pictures, finish } = await openHalf('?style=box-braids');
  await expect.poll(() => pictures.count()).toBe(3);
  await page.clock.runFor(35_000);
  await expect.poll(() => pictures.count()).toBe(10);
  finish();
  await page.waitForLoadState('domcontentloaded');
  expect(await pictures.count()).toBe(10);
});

it('a style that is unknown hides no picture while the page arrives', async () => {
  const { page, pictures } = await openHalf('?style=unknown');
  await page.locator('[data-hairstyle]').nth(9).waitFor({ state: 'attached' });
  expect(await pictures.count()).toBe(10);
});

it('a picture that a filter moves up is shown, although Menu was pressed first', async () => {
  const { page } = await site.openHydrated('/gallery', phone);
  await page.waitForFunction(() => document.querySelector('[data-far]'));
  const press = (name: string) => page.getByRole('button', { name }).dispatchEvent('click');
  await press('Menu');
  await press('Menu');
  await press('Senegalese');
  await expect.poll(() => page.locator('[data-far]').count()).toBe(0);
});

it('if a style sheet that another program adds never arrives, the site becomes ready all the same', async () => {
  const { page } = await site.open('about:blank', desktop, async opened => {
    await opened.clock.install();
    await opened.route('**/hanging.css', () => {});
    await opened.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/hanging.css' });
        document.body.append(sheet);
      }),
    );
  });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(7_000);
  await hydrated(page);
});

it('if a style sheet hangs in the middle of the page, which then never ends, Send ends with phone and email', async () => {
  const { page } = await site.open('about:blank', desktop, async opened => {
    await opened.clock.install();
    await opened.route('**/hanging.css', () => {});
    await opened.route('**/contact', async route => {
      const html = await (await route.fetch()).text();
      const body = html.replace('</main>', '</main><link rel="stylesheet" href="/hanging.css">');
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    });
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Send Message' }).click({ noWaitAfter: true });
  await page.clock.runFor(31_000);
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await alert.getByRole('link', { name: '(781) 555-0142' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.script)).toBe('failed');
});
