/** Walks at random through the whole site, in Chromium. A failure prints its seed and the shortest walk found. */
import { expect, it } from 'vitest';
import { full } from '../support/extent';
import { desktop, phone, sitePaths, useSite } from '../support/site';
import { chromiumDriver, prepare } from './drivers/chromium';
import { ACTION_LIMIT, beginSiteWalk, walkAtRandom } from './site-walks';
import { expectedError } from './walk';

const walks = Number(process.env.SITE_WALKS ?? (full ? 10 : 2));
const STEPS = 40;
/** Time limit of loading a document, in ms. */
const LOAD_LIMIT = 30_000;
/** `npm test` always takes the same walks. */
const seed = Number(process.env.SEED ?? 20_261_123);
const devices = { phone, desktop: { ...desktop, hasTouch: true } };
const site = useSite();

it(`on ${walks} random walks through the site, machines and pages are as the kits say`, { timeout: 0 }, async () => {
  const stories = new Map<unknown, string>();
  const report = await walkAtRandom({ walks, steps: STEPS, seed }, async ([first = 0, ...choices]) => {
    const viewport = first % 2 === 0 ? 'phone' : 'desktop';
    const { page, errors } = await site.open('/favicon.svg', devices[viewport], async opened => {
      await prepare(opened.context());
    });
    page.setDefaultTimeout(ACTION_LIMIT);
    page.setDefaultNavigationTimeout(LOAD_LIMIT);
    const address = sitePaths[first % sitePaths.length] ?? '/';
    let steps = [`visit ${address}`];
    try {
      const walk = await beginSiteWalk(page, await chromiumDriver(page), viewport, address);
      steps = walk.steps;
      for (const choice of choices) await walk.step(choice);
      expect(errors.filter(text => !expectedError.test(text)).join('\n')).toBe('');
    } catch (reason) {
      stories.set(reason, [`on a ${viewport}`, ...steps].join('\n  '));
      throw reason;
    } finally {
      await page.close();
    }
  });
  if (report.failed)
    throw new Error(
      `SEED=${seed}, the shortest failing walk found, ${stories.get(report.errorInstance)}\n${report.errorInstance}`,
    );
});
