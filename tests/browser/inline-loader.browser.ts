import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pageScript } from 'xstate-paths/page';
import { LOCAL_SITE } from '../../dev/lib/build-site';
import { serve } from '../../dev/lib/serve';
import { CACHE } from '../../site-build/hosting/rules';
import { delayFiles, desktop, hydrated, phone, useSite } from '../support/site';

const site = useSite();
const inWholeBrowser = useSite(LOCAL_SITE, { wholeBrowser: true });

async function openEarly(path: string, options = desktop, before: (page: Page) => Promise<unknown> = async () => {}) {
  let scripts: Awaited<ReturnType<typeof delayFiles>> | undefined;
  const opened = await site.open(path, options, async page => {
    await before(page);
    scripts = await delayFiles(page, '**/*.js');
  });
  if (!scripts) throw new Error('the scripts were not delayed');
  return { ...opened, scripts };
}

/** Translates the page before it is hydrated, so that React replaces it. */
const translate = (page: Page) =>
  page.addInitScript({
    content: `${pageScript} addEventListener('DOMContentLoaded', () => window.translation.start());`,
  });

describe.each([
  ['before hydration', undefined],
  ['before hydration, in a translated page', translate],
])('%s', (_, before) => {
  it('typed text becomes part of the draft, and the field keeps the focus', async () => {
    const { page, scripts } = await openEarly('/contact', desktop, before);
    await page.getByLabel('Full Name *').fill('Ada');
    await page.getByLabel('Message *').fill('Early words');
    scripts.letGo();
    await hydrated(page);
    expect(await page.getByLabel('Full Name *').inputValue()).toBe('Ada');
    await page.keyboard.type(' and late ones');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
    await page.getByRole('heading', { name: 'Looks to choose from' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByLabel('Message *').inputValue()).toBe('Early words and late ones');
  });

  it('a text that was opened stays open', async () => {
    const { page, scripts } = await openEarly('/styles/box-braids', phone, before);
    const text = page.locator('details', { has: page.getByText('Before you come') }).first();
    await text.locator('summary').click();
    scripts.letGo();
    await hydrated(page);
    expect(await text.getAttribute('open')).toBe('');
  });

  it('a submitted form is sent once, after hydration, and does not change the address', async () => {
    const { page, scripts } = await openEarly('/contact', desktop, before);
    for (const label of ['Full Name *', 'Phone Number *', 'Message *']) await page.getByLabel(label).fill('early');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.waitForTimeout(200);
    expect(page.url()).toBe(`${site.url()}/contact`);
    scripts.letGo();
    await page.getByRole('status').filter({ hasText: 'Message sent successfully!' }).waitFor();
    expect(await site.messages()).toHaveLength(1);
    expect((await site.messages())[0]?.template_params).toMatchObject({ name: 'early', message: 'early' });
  });

  it('a click on Menu opens the menu after hydration', async () => {
    const { page, scripts } = await openEarly('/', phone, before);
    await page.getByRole('button', { name: 'Menu' }).click();
    scripts.letGo();
    await page.getByRole('navigation', { name: 'Mobile' }).waitFor();
  });

  it('a click on a picture opens the lightbox after hydration, not the picture’s file', async () => {
    const { page, scripts } = await openEarly('/gallery', desktop, before);
    await page.getByRole('main').getByRole('listitem').nth(1).getByRole('link').click();
    await page.waitForTimeout(200);
    expect(new URL(page.url()).pathname).toBe('/gallery');
    scripts.letGo();
    await page.getByRole('dialog').getByText('2 of 10', { exact: true }).waitFor();
  });

  it('a click on a picture with Ctrl opens its file in a new tab, and no lightbox after hydration', async () => {
    const { page, scripts } = await openEarly('/gallery');
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
    scripts.letGo();
    await hydrated(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('a plain link works at once', async () => {
    const { page } = await openEarly('/', desktop, before);
    await page.getByRole('link', { name: 'View Our Work' }).click();
    await page.waitForURL('**/gallery');
  });
});

describe('the scripts', () => {
  it('load at the first key press, without waiting until the page is idle', async () => {
    const { page, scripts } = await openEarly('/');
    await page.keyboard.press('Tab');
    await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);
  });

  it.each(['/', '/gallery', '/contact'])('are not requested before %s has painted', async path => {
    const { page } = await inWholeBrowser.openHydrated(path, phone, opened =>
      opened.addInitScript(() => {
        // Removes the time limit for background tabs, two seconds, because a slow computer paints later.
        const original = window.setTimeout;
        const withoutLimit = (run: () => void, ms?: number) => (ms === 2_000 ? 0 : original(run, ms));
        Object.assign(window, { setTimeout: withoutLimit });
      }),
    );
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(js|webmanifest)$/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(painted.length).toBe(1);
    expect(scripts.length).toBeGreaterThan(2);
    expect(Math.min(...scripts)).toBeGreaterThan(painted[0] ?? Number.POSITIVE_INFINITY);
  });

  it('load although the browser has stored a 404 for them, which a host has marked as immutable', async () => {
    const missing: string[] = [];
    const { url, close } = await serve({
      directory: LOCAL_SITE,
      before: (request, response, next) => {
        const { url = '' } = request;
        if (!/\/assets\/((index|shared)-.*\.js|style-.*\.css)$/.test(url) || missing.includes(url)) return next();
        missing.push(url);
        response.writeHead(404, { 'Cache-Control': CACHE.assets }).end();
      },
    });
    onTestFinished(close);
    const { page } = await site.open(url);
    await hydrated(page);
    expect(missing.length).toBe(3);
    // The browser has replaced the stored 404.
    await page.reload();
    await hydrated(page);
  });

  it('load even if the browser reports no paint, as in a background tab', async () => {
    await site.openHydrated('/', desktop, opened =>
      opened.addInitScript(() => {
        PerformanceObserver.prototype.observe = () => {};
      }),
    );
  });
});
