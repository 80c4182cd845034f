/** The site works in a subfolder of its host, such as a project page on GitHub. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../dev/lib/build-site';
import { delayFiles, desktop, phone, sitePaths, useBuiltSite } from '../support/built-site';
import { thumbnail } from '../support/lightbox';
import { ada, send, successToast, withClock } from '../support/request';

const BASE = '/salon/';
const SITE_FOLDER = '.cache/sites/salon';
const directory = join(import.meta.dirname, '../..', SITE_FOLDER);

beforeAll(() => buildSite('mailbox', { BASE_PATH: BASE, SITE_FOLDER, SITE_URL: 'https://braids.example' }));
const site = useBuiltSite(directory, { base: BASE });

const paths = sitePaths.map(path => path.slice(1));

/** Opens a page in the subfolder and records all its requests to the host. */
async function open(path: string, options = desktop, before?: (page: Page) => Promise<unknown>) {
  const asked: { path: string; status: number }[] = [];
  const opened = await site.openHydrated(BASE + path, options, async page => {
    page.on('response', response => {
      const { hostname, pathname } = new URL(response.url());
      if (hostname === 'localhost') asked.push({ path: pathname, status: response.status() });
    });
    await before?.(page);
  });
  /** Requests outside the folder or for missing files, except those to the local mailbox. */
  const wrongRequests = () =>
    asked.filter(one => !one.path.startsWith('/api/') && !(one.path.startsWith(BASE) && one.status < 400));
  return { ...opened, asked, wrongRequests };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const bar = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

describe('in a subfolder', () => {
  it.each(paths)('the files, links and canonical address of /salon/%s are in that folder', async path => {
    const { page, errors, asked, wrongRequests } = await open(path);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe(`https://braids.example${BASE}${path}`);
    const card = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(card).toMatch(/^https:\/\/braids\.example\/salon\//);
    const addresses = await page.evaluate(() =>
      [...document.querySelectorAll('[href], [src], [srcset]')].flatMap(element =>
        [
          element.getAttribute('href'),
          element.getAttribute('src'),
          ...(element.getAttribute('srcset') ?? '').split(', '),
        ]
          .filter(value => value?.startsWith('/'))
          .map(value => String(value).split(' ')[0] ?? ''),
      ),
    );
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter(address => !address.startsWith(BASE))).toEqual([]);
    for (const address of new Set([...addresses, new URL(card).pathname]))
      expect([address, (await fetch(new URL(address, site.url()))).status]).toEqual([address, 200]);
    expect(asked.filter(one => one.path.endsWith('.js')).length).toBeGreaterThan(2);
    expect(wrongRequests()).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('links and Back work, and a click on Book Appointment before hydration passes the style to the message, which is sent', async () => {
    const { page, errors, wrongRequests } = await open('', desktop, withClock);
    await bar(page, 'Services').click();
    await heading(page, 'Styles and prices');
    await page.getByRole('link', { name: 'Learn History: Cornrows' }).click();
    await heading(page, 'Cornrows');
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${BASE}styles/cornrows`);
    await page.goBack();
    await heading(page, 'Styles and prices');
    const scripts = await delayFiles(page, '**/*.js');
    await page.reload();
    await page.getByRole('link', { name: 'Book Appointment: Cornrows' }).click();
    scripts.letGo();
    await expect.poll(() => page.getByLabel('Message *').inputValue()).toBe('I would like to book Cornrows.\n');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('link[rel="canonical"]')?.getAttribute('href')))
      .toBe(`https://braids.example${BASE}contact`);
    await send(page, ada);
    await successToast(page).waitFor();
    expect((await site.messages())[0]?.template_params).toMatchObject(ada);
    expect(errors).toEqual([]);
    expect(wrongRequests()).toEqual([]);
  });

  it('a link to a photo opens the photo, and closing it leads to the gallery', async () => {
    const { page, wrongRequests } = await open('gallery');
    await thumbnail(page, 2).click();
    await page.getByRole('dialog').getByText('2 of 10', { exact: true }).waitFor();
    // The address changes after the photo is painted.
    await page.waitForURL(/photo=/);
    const shared = new URL(page.url());
    expect(shared.pathname).toBe(`${BASE}gallery`);
    const other = await open(`gallery${shared.search}`, phone);
    await other.page.getByRole('dialog').getByText('2 of 10', { exact: true }).waitFor();
    await other.page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => other.page.url().replace(site.url(), '')).toBe(`${BASE}gallery`);
    expect([...wrongRequests(), ...other.wrongRequests()]).toEqual([]);
  });

  it('an unknown address has status 404 and a page that says so and links to the site', async () => {
    for (const [path, words] of [
      ['no/such/page', 'Oops! Page not found'],
      ['styles/unknown', 'Braid style not found'],
    ] as const) {
      expect((await fetch(`${site.url()}${BASE}${path}`)).status).toBe(404);
      const { page } = await open(path);
      await page.getByRole('heading', { name: words }).waitFor();
      expect(await page.getByRole('main').getByRole('link').first().getAttribute('href')).toMatch(/^\/salon\//);
    }
  });

  it('search engines and home-screen icons get only addresses in that folder', async () => {
    for (const file of ['sitemap.xml', 'robots.txt', 'site.webmanifest']) {
      const response = await fetch(`${site.url()}${BASE}${file}`);
      expect(response.status).toBe(200);
      const text = await response.text();
      const own = [...text.matchAll(/https:\/\/braids\.example(\/[^<"\s]*)|"(\/[^"]*)"/g)].map(
        ([, a, b]) => a ?? b ?? '',
      );
      expect(own.length, file).toBeGreaterThan(0);
      expect(own.filter(address => !address.startsWith(BASE))).toEqual([]);
      for (const address of own) expect([address, (await fetch(site.url() + address)).status]).toEqual([address, 200]);
    }
  });
});
