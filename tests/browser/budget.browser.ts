import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCAL_SITE } from '../../dev/lib/build-site';
import { phone, sitePaths, useBuiltSite } from '../support/built-site';

const site = useBuiltSite();

/** 1,024 bytes, as Lighthouse counts. */
const KB = 1_024;
/** In bytes, as hosts send them: all scripts that a page requests until it is ready, and its HTML, which contains its styles. */
const limits = { scripts: 122 * KB, page: 27 * KB };

/** The inspector's client in the tested build, in bytes. Visitors do not get it, as `production.full.browser.ts` shows. */
const INSPECTOR = 0.5 * KB;

/** The size of a file as hosts send it: compressed, if the build compressed it. */
const sent = (path: string) => {
  const file = join(LOCAL_SITE, path);
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
};

it.each(['/', '/services', '/gallery', '/contact', '/styles/cornrows', '/no/such/page'])(
  'until it is ready, %s requests scripts within their limit, and no code that only a later press needs',
  async path => {
    const { requests } = await site.openHydrated(path, phone);
    const scripts = requests.filter(url => url.endsWith('.js')).map(url => new URL(url).pathname);
    const list = scripts.map(file => `${file} ${sent(file)}`).join('\n');
    const bytes = scripts.reduce((sum, file) => sum + sent(file), 0);
    expect(bytes, list).toBeGreaterThan(50 * KB);
    expect(bytes, list).toBeLessThanOrEqual(limits.scripts + INSPECTOR);
    const code = scripts.map(file => readFileSync(join(LOCAL_SITE, file), 'utf8')).join('\n');
    const form = ['Full Name *', 'api.emailjs.com'];
    const late = ['Previous picture', ...(path === '/contact' ? [] : form)];
    expect(late.filter(trace => code.includes(trace))).toEqual([]);
  },
);

it.each([...sitePaths.map(path => (path === '/' ? 'index' : path)), '404'])(
  'the HTML of %s, with its styles, is within its limit',
  name => {
    expect(sent(`${name}.html`)).toBeLessThanOrEqual(limits.page);
  },
);
