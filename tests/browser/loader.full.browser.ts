import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pageScript } from 'xstate-paths/page';
import { LOCAL_SITE } from '../../dev/lib/build-site';
import { serve } from '../../dev/lib/serve';
import { CACHE } from '../../site-build/hosting/rules';
import { openEarly, testEarlyPresses } from '../support/early-presses';
import { desktop, hydrated, useSite } from '../support/site';

const site = useSite();

// The page is translated before it is hydrated, so that React replaces it.
describe('before hydration, in a translated page', () =>
  testEarlyPresses(site, page =>
    page.addInitScript({
      content: `${pageScript} addEventListener('DOMContentLoaded', () => window.translation.start());`,
    }),
  ));

it('before hydration, a click on a picture with Ctrl opens its file in a new tab, and no lightbox after hydration', async () => {
  const { page, letGo } = await openEarly(site, '/gallery');
  const [file] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('main')
      .getByRole('listitem')
      .nth(1)
      .getByRole('link')
      .click({ modifiers: ['Control'] }),
  ]);
  await file.waitForURL('**/assets/*.jpg');
  letGo();
  await hydrated(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it.each([
  ['at the first key press', (page: Page) => page.keyboard.press('Tab')],
  ['after two seconds', (page: Page) => page.clock.runFor(2_000)],
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

it('if scripts do not arrive within 30 seconds, the page says so, with phone and email; if they arrive later, it works', async () => {
  const { page, letGo } = await openEarly(site, '/contact', desktop, opened => opened.clock.install());
  await page.getByLabel('Message *').fill('Early words');
  await page.clock.runFor(30_000);
  expect(await page.getByText('This form needs JavaScript').isVisible()).toBe(true);
  const main = page.getByRole('main');
  for (const name of ['Call (781) 555-0142', 'Email info@ochre-row.example'])
    expect(await main.getByRole('link', { name }).first().isVisible()).toBe(true);
  letGo();
  await hydrated(page);
  expect(await page.getByText('This form needs JavaScript').isVisible()).toBe(false);
  expect(await page.getByLabel('Message *').inputValue()).toBe('Early words');
});
