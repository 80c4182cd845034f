import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, useBuiltSite } from '../support/built-site';

const site = useBuiltSite();

const titles = {
  '/': 'Ochre Row | Hair braiding in Malden, Massachusetts',
  '/services': 'Services and prices | Ochre Row',
  '/gallery': 'Gallery | Ochre Row',
  '/contact': 'Contact and booking | Ochre Row',
  '/styles/knotless-braids': 'Knotless Braids | Ochre Row',
  '/styles/box-braids': 'Box Braids | Ochre Row',
  '/styles/cornrows': 'Cornrows | Ochre Row',
  '/styles/senegalese-twists': 'Senegalese Twists | Ochre Row',
  '/styles/feed-in-braids': 'Feed-in Braids | Ochre Row',
  '/styles/ghana-braids': 'Ghana Braids | Ochre Row',
};
const paths = Object.keys(titles) as (keyof typeof titles)[];

it('every page has its pages in the top bar, which stays, and the address, the hours and the networks in the footer', async () => {
  const { page } = await site.read('/styles/cornrows');
  const bar = page.getByRole('banner');
  const hrefs = await bar.getByRole('link').evaluateAll(all => all.map(one => one.getAttribute('href')));
  expect(hrefs).toEqual(expect.arrayContaining(['/', '/services', '/gallery', '/contact']));
  expect(await bar.evaluate(element => getComputedStyle(element).position)).toBe('sticky');
  const footer = page.getByRole('contentinfo');
  const hours = ['Monday, Wednesday, Friday, Saturday', '8am-6pm', 'Sunday', '10am-6pm'];
  for (const text of ['12 Cowrie Lane', 'Malden, MA 02148', ...hours, '© 2025'])
    expect(await footer.getByText(text).first().isVisible()).toBe(true);
  for (const name of ['Instagram', 'Facebook', 'TikTok']) {
    expect(await footer.getByRole('link', { name }).getAttribute('href')).toBe('#');
  }
});

it.each([
  ['/no/such/page', ['404', 'Oops! Page not found'], 'Return to Home', '/'],
  ['/styles/unknown', ['Braid style not found'], 'Back to services', '/services'],
])(
  'an unknown address has status 404 and a page that says so and leads on; it is logged: %s',
  async (path, words, name, to) => {
    const { page, errors } = await site.open(path);
    for (const one of words) await page.getByText(one, { exact: true }).waitFor();
    await expect.poll(() => page.title()).toContain(' | Ochre Row');
    await expect.poll(() => errors.join('\n')).toContain(path);
    expect(errors.filter(error => error.includes('Minified React error'))).toEqual([]);
    expect((await fetch(site.url() + path)).status).toBe(404);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(to);
  },
);

it.each([
  ['/services', '/contact'],
  ['/styles/box-braids', '/styles/cornrows'],
])('Back to %s returns to the very link that was pressed, below texts that have closed again', async (path, to) => {
  const { page } = await site.openHydrated(path, phone);
  const link = page.locator(`main a[href="${to}"]`).last();
  for (const text of await page.locator('main details > summary').all()) await text.click();
  await link.scrollIntoViewIfNeeded();
  const before = (await link.boundingBox())?.y ?? 0;
  await link.press('Enter');
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(to);
  await page.goBack();
  await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  await expect.poll(() => link.evaluate(one => one === document.activeElement)).toBe(true);
});

const scriptless = (path: string) => site.read(path, { ...phone, javaScriptEnabled: false });
async function withLostScripts(path: string) {
  const opened = await site.open(path, phone, page => page.route('**/*.js', route => route.abort()));
  const apology = opened.page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded' });
  await apology.getByRole('link', { name: '(781) 555-0142' }).waitFor();
  return opened;
}

it.each(paths)('without scripting, %s can be read in full', async path => {
  const { page } = await scriptless(path);
  // A fold opens without scripts; only messages and what belongs to a button need them.
  const others = ':empty, details *, form *, [role="alert"] *, [role="status"], :has(> button) > *';
  const texts = page.locator(`main :is(h1, h2, h3, p, li, dt, dd, td):not(${others})`);
  const words = (all: Element[]) => all.map(one => one.checkVisibility({ visibilityProperty: true }) || one.outerHTML);
  const shown = await texts.evaluateAll(words);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter(one => one !== true)).toEqual([]);
});

describe.each([
  ['without scripting', scriptless],
  ['when scripts cannot be loaded', withLostScripts],
])('%s', (_, load) => {
  const open = async (path: string) => {
    const opened = await load(path);
    expect(await opened.page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    return opened;
  };

  it('all links of the menu and all six testimonials are visible, and buttons, which need scripts, are not', async () => {
    const { page } = await open('/');
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    for (const name of ['Home', 'Services', 'Gallery', 'Contact'])
      expect(await menu.getByRole('link', { name }).isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(0);
    const quotes = page.locator('blockquote');
    expect(await quotes.count()).toBe(6);
    for (const quote of await quotes.all()) expect(await quote.isVisible()).toBe(true);
  });

  it('the gallery shows all ten pictures, whatever style the address names, and each leads to its file', async () => {
    const { page } = await open('/gallery?style=cornrows');
    expect(await page.getByRole('button', { name: 'All styles' }).count()).toBe(0);
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    expect(await links.count()).toBe(10);
    for (const link of await links.all()) {
      const response = await fetch(new URL((await link.getAttribute('href')) ?? '', site.url()));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
    await links.first().click();
    await page.waitForURL('**/assets/*.jpg');
  });

  it('on a phone, the bar of a style page links to the contact page', async () => {
    const { page } = await open('/styles/cornrows');
    const link = page.getByRole('complementary', { name: 'Book Cornrows' }).getByRole('link');
    expect(await link.getAttribute('href')).toBe('/contact');
    await link.click();
    await page.waitForURL('**/contact');
  });

  it('the contact page has every other way to reach the salon in place of the form', async () => {
    const { page } = await open('/contact');
    expect(await page.getByRole('textbox').count()).toBe(0);
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll(links => links.map(link => decodeURIComponent(link.getAttribute('href') ?? '')));
    for (const href of [
      'tel:+17815550142',
      'mailto:info@ochre-row.example',
      "sms:+17815550142?&body=Hi, I'd like to ask about braids: ",
      '/salon.vcf',
      expect.stringMatching('^https://www.google.com/maps/dir/'),
      expect.stringMatching('^https://maps.apple.com/'),
    ])
      expect(hrefs).toContainEqual(href);
    expect(await page.getByRole('main').getByText('This form needs JavaScript').isVisible()).toBe(true);
  });
});

it('the HTML of every page has its title and address, and no day on which the salon is closed, and all its links lead somewhere', async () => {
  const linked = new Set<string>();
  for (const path of paths) {
    const response = await fetch(site.url() + path);
    const html = await response.text();
    expect([response.status, /<title>([^<]*)/.exec(html)?.[1]]).toEqual([200, titles[path]]);
    expect(new URL(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '').pathname).toBe(path);
    const [, body = ''] = html.split('<body');
    expect(body.replace(/<[^>]*>/g, '')).not.toMatch(/Tuesday|Thursday/);
    expect(body.match(/<h1/g)).toHaveLength(1);
    const links = body.match(/<a\s[^>]*>/g) ?? [];
    const hrefs = links.map(link => / href="([^"]*)"/.exec(link)?.[1] ?? '');
    expect(hrefs.length).toBeGreaterThan(10);
    expect(hrefs).not.toContain('');
    for (const href of hrefs.filter(one => one.startsWith('/'))) linked.add(href.replaceAll('&amp;', '&'));
  }
  for (const href of linked) expect([href, (await fetch(site.url() + href)).status]).toEqual([href, 200]);
});

it('Back and Forward restore the scroll position', async () => {
  const { page } = await site.openHydrated('/', phone);
  const scroll = async (y: number) => {
    await page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), y);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
  };
  const follow = async (name: string, title: string) => {
    await page
      .getByRole('navigation', { name: 'Quick links' })
      .getByRole('link', { name })
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    // The parts below the window come after the first frame; until then, the page is too low to scroll so far.
    await page.waitForFunction(() => !document.querySelector('[data-arriving], [data-below]'));
  };
  await scroll(900);
  await follow('Services', 'Styles and prices');
  await scroll(1500);
  await follow('Gallery', 'Looks to choose from');
  await scroll(300);
  for (const [go, title, y] of [
    ['goBack', 'Styles and prices', 1500],
    ['goBack', 'Braids made with patience and pride', 900],
    ['goForward', 'Styles and prices', 1500],
    ['goForward', 'Looks to choose from', 300],
  ] as const) {
    await page[go]({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
  }
});

it.each([
  ['/index.html', '/'],
  ['/services.html', '/services'],
  ['/styles/cornrows.html', '/styles/cornrows'],
  ['/styles/box%2Dbraids?from=%E0%A4%A#origins', '/styles/box-braids?from=%E0%A4%A#origins'],
  ['//services', '/services'],
  ['/%67allery?style=cornr%6Fws', '/gallery?style=cornr%6Fws'],
  // As on hosts that ignore case.
  ['/Contact', '/contact'],
])('a page that is served at an address written in another way stays: %s', async (address, shown) => {
  const { pathname } = new URL(shown, site.url());
  const html = await (await fetch(site.url() + pathname)).text();
  const asContact = (page: Page) =>
    page.route(`${site.url()}/Contact`, route => route.fulfill({ body: html, contentType: 'text/html' }));
  const opened = site.url() + address;
  const { page, errors } = await (address === '/Contact'
    ? site.openHydrated(opened, desktop, asContact)
    : site.read(opened));
  expect(await page.title()).toBe(titles[pathname as keyof typeof titles]);
  expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Oops! Page not found' }).count()).toBe(0);
  await expect.poll(() => page.url()).toBe(site.url() + shown);
  expect(errors).toEqual([]);
});
