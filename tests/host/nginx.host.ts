/** Responses and headers of a real nginx with the generated configuration. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_SITE } from '../../dev/lib/build-site';
import { CHROMIUM_ARGS, ensureChromium } from '../../dev/lib/find-chromium';
import { CACHE, securityHeaders } from '../../site-build/hosting/rules';
import { full } from '../support/extent';
import { fileTypes } from '../support/file-types';
import { hydrated } from '../support/site';
import { load, missing, type Nginx, startNginx } from './nginx';

if (missing.length > 0)
  console.warn(`The nginx tests are skipped, because these are not installed: ${missing.join(', ')}.`);

const read = (file: string) => readFileSync(join(LOCAL_SITE, file));
const files = readdirSync(LOCAL_SITE, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(LOCAL_SITE.length + 1));
const pages = files.filter(file => file.endsWith('.html') && file !== '404.html');
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
const script = files.find(file => /^assets\/shared-.*\.js$/.test(file)) ?? '';

const policy = /Content-Security-Policy: (.+); frame-ancestors/.exec(read('_headers').toString())?.[1] ?? '';
const security = Object.entries(securityHeaders(policy)).map(([name, value]) => [name.toLowerCase(), value] as const);

describe.skipIf(missing.length > 0)('nginx with the generated configuration', () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx(`root ${LOCAL_SITE};\ninclude ${LOCAL_SITE}/_nginx.conf;`);
  });
  afterAll(() => nginx?.stop());

  it.each(pages)('serves %s at its address without .html, with every header', async file => {
    const { status, headers, body } = await nginx.ask(addressOf(file));
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers).toMatchObject({ ...Object.fromEntries(security), 'cache-control': CACHE.pages });
    expect(body.equals(read(file))).toBe(true);
  });

  it('sends every file with the security and cache headers of _headers', async () => {
    const names = [...security.map(([name]) => name), 'cache-control'];
    for (const file of files.filter(name => !/^_|\.(br|gz)$|^404/.test(name))) {
      const address = file.endsWith('.html') ? addressOf(file) : `/${file}`;
      const { headers } = await nginx.ask(address);
      const fromFile = netlifyHeaders(read('_headers').toString(), address);
      for (const name of names) {
        if (name === 'cache-control' && fromFile[name] === undefined) {
          // If no rule of _headers matches a file, hosts that read _headers make browsers revalidate it, as nginx does.
          expect(headers[name], address).toBe(CACHE.pages);
        } else expect(fromFile[name], `${name} of ${address}`).toBe(headers[name]);
      }
    }
  });

  it.each(['/no/such/page', '/styles/unknown', '/styles', '/404', '/404.html', '/_nginx.conf', '/_headers'])(
    'responds to %s with the 404 page, status 404 and every header',
    async path => {
      for (const encoding of ['identity', 'br']) {
        const { status, headers, body } = await nginx.ask(path, { 'Accept-Encoding': encoding });
        expect(status).toBe(404);
        expect(headers).toMatchObject({ ...Object.fromEntries(security), 'cache-control': CACHE.pages });
        expect(body.equals(read(encoding === 'br' ? '404.html.br' : '404.html'))).toBe(true);
      }
    },
  );

  it('lets browsers cache a hashed file for a year, and a missing file not at all', async () => {
    const there = await nginx.ask(`/${script}`);
    expect([there.status, there.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(there.headers).toMatchObject(Object.fromEntries(security));
    const gone = await nginx.ask('/assets/shared-00000000.js');
    expect([gone.status, gone.headers['cache-control']]).toEqual([404, CACHE.pages]);
    expect(gone.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
    [undefined, (bytes: Buffer) => bytes],
  ] as const)(
    'sends a file with the encoding %s (undefined: none) as the build wrote it, and with the Vary header',
    async (encoding, unpack) => {
      const accept = encoding === 'br' ? 'gzip, deflate, br' : (encoding ?? 'identity');
      for (const [address, file] of [
        ['/services', 'services.html'],
        [`/${script}`, script],
      ] as const) {
        const { headers, body } = await nginx.ask(address, { 'Accept-Encoding': accept });
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers.vary).toBe('Accept-Encoding');
        expect(unpack(body).equals(read(file))).toBe(true);
        if (encoding) expect(body.equals(read(`${file}.${encoding === 'br' ? 'br' : 'gz'}`))).toBe(true);
      }
    },
  );

  it('responds with 304, the same caching rules and the same policy if a file has not changed', async () => {
    for (const address of ['/services', `/${script}`]) {
      const { headers } = await nginx.ask(address, { 'Accept-Encoding': 'br' });
      for (const ask of [
        { 'If-None-Match': headers.etag ?? '' },
        { 'If-Modified-Since': headers['last-modified'] ?? '' },
      ]) {
        const again = await nginx.ask(address, { ...ask, 'Accept-Encoding': 'br' });
        expect([again.status, again.body.length]).toEqual([304, 0]);
        expect(again.headers['cache-control']).toBe(headers['cache-control']);
        expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
      }
      const other = await nginx.ask(address, { 'If-None-Match': '"other"', 'Accept-Encoding': 'br' });
      expect(other.status).toBe(200);
    }
  });

  it.each([
    ['/services/', '/services'],
    ['/services/?from=mail', '/services?from=mail'],
    ['/styles/cornrows/', '/styles/cornrows'],
    ['/services.html', '/services'],
    ['/styles/cornrows.html', '/styles/cornrows'],
    ['/index.html', '/'],
  ])('redirects %s to %s', async (from, to) => {
    const { status, headers } = await nginx.ask(from);
    expect([status, headers.location]).toEqual([301, to]);
  });

  it.each(['//elsewhere.example/', '/\\elsewhere.example/', '/%0d%0aSet-Cookie:a=b/', '/..%2f..%2fetc/passwd/'])(
    'does not redirect %s to another host',
    async path => {
      const { status, headers } = await nginx.ask(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers.location).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  it('refuses a POST request to a page', async () => {
    expect((await nginx.ask('/contact', {}, 'POST')).status).toBe(405);
  });

  it('sends the right content type for each type of file', async () => {
    const served = files.filter(file => !/\.(br|gz|html)$|^_/.test(file));
    const endings = new Set(served.map(file => file.split('.').at(-1)));
    expect([...endings].filter(ending => !(ending && ending in fileTypes))).toEqual([]);
    for (const file of served) {
      const { headers } = await nginx.ask(`/${file}`);
      expect(headers['content-type'], file).toBe(fileTypes[file.split('.').at(-1) ?? '']);
    }
  });

  it('serves pages that log nothing in Chromium and can use the back/forward cache', async () => {
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: CHROMIUM_ARGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage();
      // Replaces the map, the only part from another host.
      await page.route(
        url => url.hostname !== '127.0.0.1',
        route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
      );
      const said: string[] = [];
      page.on('console', message => said.push(message.text()));
      page.on('pageerror', error => said.push(String(error)));
      for (const file of pages) {
        await page.goto(nginx.url + addressOf(file));
        await hydrated(page);
      }
      expect(said).toEqual([]);
      await page.evaluate(() => {
        addEventListener('pageshow', event => Object.assign(window, { restored: event.persisted }));
      });
      await page.goto(`${nginx.url}/services`);
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForFunction(() => (window as { restored?: boolean }).restored === true);
    } finally {
      await browser.close();
    }
  });

  it.runIf(full)('serves 200 connections for 20 seconds without an error', { timeout: 60_000 }, async () => {
    const home = read('index.html').toString();
    const assets = [...new Set(home.match(/\/assets\/[\w.-]+\.(?:js|woff2|avif)/g))];
    const { report, perSecond, errors } = await load(nginx.url, [...pages.map(addressOf), ...assets], 20);
    console.log(`nginx, 200 connections, 20 s:\n${report}`);
    expect(errors).toEqual([]);
    expect(perSecond).toBeGreaterThan(100);
    expect(nginx.said()).not.toMatch(/\[(error|crit|alert|emerg)\] (?!.*no such file)/i);
  });
});

type Found = Record<string, string | undefined>;

/** The headers for an address by _headers: Netlify and Cloudflare Pages join the values of all matching rules. */
function netlifyHeaders(text: string, address: string): Found {
  const found: Found = {};
  let fits = false;
  for (const line of text.trim().split('\n')) {
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (!name) fits = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : address === line;
    else if (fits) found[name.toLowerCase()] = [found[name.toLowerCase()] ?? [], value].flat().join(', ');
  }
  return found;
}
