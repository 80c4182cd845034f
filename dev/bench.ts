/**
 * `npm run bench`: Lighthouse's mobile scores of six pages, as a table. Each number is the median of `RUNS` (5) page
 * loads. To compare two commits, run it on both, on an idle machine.
 */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { DIST, runBuild } from './lib/build-site';
import { CHROMIUM_ARGS, ensureChromium } from './lib/find-chromium';
import { serve } from './lib/serve';

const RUNS = Number(process.env.RUNS || 5);
const PATHS = ['/', '/services', '/gallery', '/contact', '/styles/cornrows', '/no/such/page'];
/** The port on which Lighthouse controls Chromium. */
const CONTROL = 9_322;

type Row = Record<string, number>;

/** Loads a page in a new browser, so that no page load benefits from another's caches. */
async function measure(url: string): Promise<Row> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(true),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${CONTROL}`],
  });
  try {
    const result = await lighthouse(url, {
      port: CONTROL,
      logLevel: 'error',
      // Lighthouse does not count requests that it blocks itself as errors.
      blockedUrlPatterns: ['https://*'],
      ignoreStatusCode: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No result');
    const { categories, audits } = result.lhr;
    const scores = Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]);
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      ...Object.fromEntries(scores),
      'FCP, ms': Math.round(value('first-contentful-paint')),
      'LCP, ms': Math.round(value('largest-contentful-paint')),
      'TBT, ms': Math.round(value('total-blocking-time')),
      CLS: Number(value('cumulative-layout-shift').toFixed(3)),
      KB: Math.round(value('total-byte-weight') / 1_024),
    };
  } finally {
    await browser.close();
  }
}

/** The median of each column. */
function medians(rows: readonly Row[]): Row {
  const middle = (name: string) => rows.map(row => row[name] ?? Number.NaN).sort((a, b) => a - b)[rows.length >> 1];
  return Object.fromEntries(Object.keys(rows[0] ?? {}).map(name => [name, middle(name) ?? Number.NaN]));
}

const server = await serve({
  directory: async url => {
    // Otherwise, canonical links would point elsewhere.
    const { code, output } = await runBuild('production', { SITE_URL: url });
    if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
    return DIST;
  },
});
const table: Record<string, Row> = {};
for (const path of PATHS) {
  const rows: Row[] = [];
  while (rows.length < RUNS) rows.push(await measure(server.url + path));
  table[path] = medians(rows);
}
console.table(table);
await server.close();
