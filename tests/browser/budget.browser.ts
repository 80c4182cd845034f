import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { KB, limits, PAGE_LIMIT } from '../../dev/bench/limits';
import { LOCAL_SITE } from '../../dev/lib/build-site';
import { phone, sitePaths, useSite } from '../support/site';

const site = useSite();

/** The inspector's client in the tested build, in bytes. Visitors do not get it: `production.full.browser.ts` measures what they get. */
const INSPECTOR = 0.5 * KB;

/** The size of a file as hosts send it: compressed, if the build compressed it. */
const sent = (path: string) => {
  const file = join(LOCAL_SITE, path);
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
};

it.each(['/', '/services', '/gallery', '/contact', '/styles/cornrows', '/no/such/page'])(
  '%s fetches no more than its limits until it is hydrated, and no code that only a later press needs',
  async path => {
    const { requests } = await site.openHydrated(path, phone);
    const files = requests.map(url => new URL(url).pathname).filter(file => file.startsWith('/assets/'));
    const scripts = files.filter(file => file.endsWith('.js'));
    const bytes = (ending: RegExp) =>
      files.filter(file => ending.test(file)).reduce((sum, file) => sum + sent(file), 0);
    expect(bytes(/\.js$/), scripts.map(file => `${file} ${sent(file)}`).join('\n')).toBeLessThanOrEqual(
      limits.scripts + INSPECTOR,
    );
    expect(bytes(/\.js$/)).toBeGreaterThan(50 * KB);
    expect(bytes(/\.css$/)).toBeLessThanOrEqual(limits.styles);
    expect(bytes(/\.woff2$/)).toBeLessThanOrEqual(limits.fonts);
    // Only the histories have text in italics.
    expect(files.some(file => file.includes('figtree-italic'))).toBe(path.startsWith('/styles/'));
    const code = scripts.map(file => readFileSync(join(LOCAL_SITE, file), 'utf8')).join('\n');
    const form = ['Full Name *', 'api.emailjs.com', 'notistack', 'Snackbar', '~standard'];
    const lightbox = ['turn.requested', 'photo.swipe', 'photo.retry', 'Style history: '];
    expect([...lightbox, ...(path === '/contact' ? [] : form)].filter(trace => code.includes(trace))).toEqual([]);
    expect(scripts.filter(file => file.includes('runtime'))).toEqual([]);
    if (path !== '/') return;
    expect(bytes(/\.(js|woff2|avif)$/) + sent('index.html')).toBeLessThanOrEqual(limits.home);
    expect(bytes(/\.avif$/)).toBeLessThanOrEqual(100_000);
    expect(files.filter(file => /\.(jpe?g|png|svg)$/.test(file))).toEqual([]);
    expect(files.filter(file => file.includes('hero') && sent(file) <= 40_000)).toHaveLength(1);
  },
);

it.each([...sitePaths.map(path => (path === '/' ? 'index' : path)), '404'])(
  'the compressed HTML of %s is sent at once',
  name => {
    // Leaves out text that no native speaker has checked, because the live site omits it.
    const words = readFileSync(join(LOCAL_SITE, `${name}.html`), 'utf8').replace(
      /<section[^>]*="book-(?!en)[\s\S]*?<\/section>/g,
      '',
    );
    expect(brotliCompressSync(words).length).toBeLessThanOrEqual(PAGE_LIMIT);
  },
);
