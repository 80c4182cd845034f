/** `npm run scale`: what a visit to the built site costs its host, and many of them. Writes the tables into docs/scale.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildSite, LOCAL_SITE } from '../build-site';
import { CHROMIUM_ARGS, ensureChromium } from '../find-chromium';
import { serve } from '../serve';
import { report } from './report';
import { visit } from './visit';

const root = join(import.meta.dirname, '../..');
const guide = join(root, 'docs/scale.md');
/** Written by the check of nginx in `npm test`. */
const load = join(root, 'reports/nginx.json');

if (process.env.SITE_BUILT !== '1') await buildSite('mailbox');
const site = await serve({ directory: LOCAL_SITE });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage({
  baseURL: site.url,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
});
await page.route(
  url => url.hostname !== 'localhost',
  route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
);
const steps = await visit(page);
await browser.close();
await site.close();
const perSecond = existsSync(load)
  ? (JSON.parse(readFileSync(load, 'utf8')) as { perSecond: number }).perSecond
  : undefined;
const tables = report(steps, perSecond);
console.log(tables);
const text = readFileSync(guide, 'utf8');
writeFileSync(guide, text.replace(/(<!-- scale: begin[^\n]*-->\n)[\s\S]*?(<!-- scale: end -->)/, `$1${tables}\n$2`));
