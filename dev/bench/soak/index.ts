/**
 * `npm run bench -- soak`: runs each scenario to its end and reports the memory retained. Fails if something has
 * grown.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildSite, LOCAL_SITE } from '../../build-site';
import { CHROMIUM_ARGS, ensureChromium } from '../../find-chromium';
import { type Figure, keepMetrics } from '../../metrics';
import { createOutbox } from '../../outbox';
import { serve } from '../../serve';
import type { Memory } from './memory';
import { scenarios } from './scenarios';
import { soak } from './soak';

if (process.env.SITE_BUILT !== '1') await buildSite('mailbox');
const outbox = createOutbox(join(tmpdir(), `soak-${process.pid}.jsonl`));
const site = await serve({ directory: LOCAL_SITE, before: outbox.handle });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const grown: string[] = [];
const figures: Figure[] = [];
/** Warm-up rounds. Chromium still allocates a little in the fortieth round. */
const WARM_UP = 80;

function difference({ before, after }: { before: Memory; after: Memory }): string {
  const names = Object.keys(after) as (keyof Memory)[];
  const signed = (value: number) => (value > 0 ? `+${value}` : `${value}`);
  return names.map(name => `${name} ${signed(after[name] - before[name])}`).join(', ');
}

try {
  for (const scenario of scenarios) {
    const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
    const result = await soak(page, { ...scenario, warmUp: WARM_UP }, scenario.times);
    console.log(`\n${scenario.times} ${scenario.name}`);
    console.table({ before: result.before, after: result.after });
    grown.push(...result.grown);
    figures.push({
      what: `A page that stays open: ${scenario.times} ${scenario.name}`,
      goal: 'nothing more retained afterward; objects +250 and heap +100,000 bytes at most',
      figure: difference(result),
      met: result.grown.length === 0,
    });
    await page.close();
  }
} finally {
  await browser.close();
  await site.close();
}
keepMetrics('soak', figures);
console.log(grown.length > 0 ? grown.join('\n') : 'Nothing has grown.');
process.exitCode = grown.length > 0 ? 1 : 0;
