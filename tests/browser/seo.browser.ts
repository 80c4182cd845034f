/** What search engines, chat apps and phones read: head tags, preview pictures, structured data and the manifest. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LOCAL_SITE } from '../../dev/lib/build-site';
import { hairstyles } from '../../src/content/hairstyles';
import { prices } from '../../src/content/prices';
import { salon } from '../../src/content/salon';
import { desktop, sitePaths, useBuiltSite } from '../support/built-site';

const site = useBuiltSite();
/** The site's origin in this build. */
const ORIGIN = 'http://localhost:4173';

const html = (path: string) => readFileSync(join(LOCAL_SITE, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
const tag = (page: string, name: string) =>
  [...page.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(match => match[1]);

interface Node {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}
function graphOf(page: string): Node[] {
  const [data, ...more] = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(more).toEqual([]);
  const parsed = JSON.parse(data?.[1] ?? '') as { '@context': string; '@graph': Node[] };
  expect(parsed['@context']).toBe('https://schema.org');
  return parsed['@graph'];
}
const find = (graph: Node[], type: string) => graph.find(node => node['@type'] === type);

describe('a shared link', () => {
  it('has a title, a description, and a preview picture with its text that differ on every page and agree in all formats', async () => {
    const heads = [];
    for (const path of sitePaths) {
      const page = html(path);
      const title = /<title>([^<]+)</.exec(page)?.[1];
      expect(tag(page, 'og:title')).toEqual([title]);
      const description = tag(page, 'description');
      expect(tag(page, 'og:description')).toEqual(description);
      const card = tag(page, 'og:image');
      expect(tag(page, 'twitter:card')).toEqual(['summary_large_image']);
      expect(tag(page, 'og:url')).toEqual([ORIGIN + path]);
      const response = await fetch(site.url() + new URL(card[0] ?? '').pathname);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
      expect(bytes.length).toBeLessThan(200_000);
      const drawing = createHash('sha256').update(bytes).digest('hex');
      heads.push({ title, description: description[0], card: card[0], alt: tag(page, 'og:image:alt')[0], drawing });
    }
    for (const key of ['title', 'description', 'card', 'alt', 'drawing'] as const)
      expect(new Set(heads.map(head => head[key])).size, key).toBe(sitePaths.length);
    expect(heads.map(({ card }) => new URL(card ?? '').origin)).toEqual(sitePaths.map(() => ORIGIN));
  });
});

describe('a search engine', () => {
  it('finds the sitemap in robots.txt, and exactly the site’s pages in the sitemap', async () => {
    const robots = await (await fetch(`${site.url()}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots).not.toContain('Disallow');
    const sitemap = await (await fetch(`${site.url()}/sitemap.xml`)).text();
    expect([...sitemap.matchAll(/<loc>([^<]+)</g)].map(match => match[1])).toEqual(
      sitePaths.map(path => ORIGIN + path),
    );
  });

  it.each(['/', '/services', '/contact'])('reads business hours and prices on %s', path => {
    const it = find(graphOf(html(path)), 'HairSalon');
    expect(it).toMatchObject({ name: salon.name, url: `${ORIGIN}/`, priceRange: '$80–$180' });
    expect(it?.openingHoursSpecification).toEqual(
      salon.hours.map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: day,
        opens,
        closes,
      })),
    );
    const catalog = it?.hasOfferCatalog as { itemListElement: Record<string, Record<string, unknown>>[] } | undefined;
    const offers = catalog?.itemListElement ?? [];
    expect(offers.map(({ itemOffered }) => itemOffered?.name)).toEqual(hairstyles.map(({ title }) => title));
    expect(offers.map(({ priceSpecification: said }) => said?.price ?? said?.minPrice)).toEqual(
      hairstyles.map(({ id }) => prices[id as keyof typeof prices].dollars),
    );
    expect(offers[1]?.priceSpecification).toMatchObject({ minPrice: 150, priceCurrency: 'USD' });
  });

  it.each(sitePaths)('reads one structured-data graph on %s, without dangling references', path => {
    const graph = graphOf(html(path));
    const ids = graph.map(node => node['@id']);
    for (const [, id] of JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id);
  });

  it('reads the breadcrumbs of a style page', () => {
    const steps = find(graphOf(html('/styles/cornrows')), 'BreadcrumbList')?.itemListElement as { item: string }[];
    expect(steps.map(({ item }) => item)).toEqual(['/', '/services', '/styles/cornrows'].map(path => ORIGIN + path));
  });

  it('reads no reviews, ratings or placeholders, and no address or phone number of the sample salon', () => {
    for (const path of sitePaths) {
      const graph = JSON.stringify(graphOf(html(path)));
      expect(graph).not.toMatch(/review|rating|"#"|sameAs/i);
      if (salon.sample)
        for (const value of [salon.street, salon.phone.dial, salon.email]) expect(graph).not.toContain(value);
    }
  });

  it('reads no structured data on the 404 page, and does not list it', () => {
    expect(html('/404')).not.toContain('ld+json');
    expect(sitePaths.map(path => tag(html(path), 'robots'))).toEqual(sitePaths.map(() => []));
    expect(tag(html('/404'), 'robots')).toEqual(['noindex']);
  });

  it('reads no structured data of the first page after a link has led to the next', async () => {
    const { page } = await site.openHydrated('/services');
    const graph = page.locator('script[type="application/ld+json"]');
    expect(await graph.count()).toBe(1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
    await page.getByRole('heading', { level: 1, name: 'Looks to choose from' }).waitFor();
    await expect.poll(() => graph.count()).toBe(0);
  });
});

it('a home-screen icon gets its name and images from the manifest', async () => {
  const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html('/')) ?? [];
  const response = await fetch(new URL(address, site.url()));
  expect(response.headers.get('content-type')).toContain('manifest+json');
  const manifest = (await response.json()) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.name).toBe(salon.name);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(LOCAL_SITE, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html('/'))?.[1] ?? '';
  expect(existsSync(join(LOCAL_SITE, touch))).toBe(true);
});

it('what programs ask for by old habit is there: an icon, and a script that removes an earlier site’s service worker', async () => {
  const icon = readFileSync(join(LOCAL_SITE, 'favicon.ico'));
  expect([icon.subarray(0, 8), icon.readUInt32LE(18)]).toEqual([Buffer.from([0, 0, 1, 0, 1, 0, 48, 48]), 22]);
  expect((await sharp(icon.subarray(22)).metadata()).width).toBe(48);
  // The site's own policy forbids service workers.
  const { page } = await site.open('/earlier', desktop, opened =>
    opened.route('**/earlier', route => route.fulfill({ contentType: 'text/html', body: 'An earlier site' })),
  );
  for (const script of ['/sw.js', '/service-worker.js']) {
    await page.evaluate(name => navigator.serviceWorker.register(name), script);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  }
});
