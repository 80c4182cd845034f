/** Takes the paths in Firefox and WebKit. The output names the browsers that ran and those that are missing. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { walkPage } from 'xstate-paths/page';
import { kits } from '../../kits';
import { always, walksOf } from '../../walk';
import { findFirefox, findWebKit, type RemoteBrowser } from './browsers';
import { type HeldSite, webdriverDriver } from './driver';
import { serveHeld } from './held-site';

const ran = new Set<string>();
const missing: string[] = [];
const paths = { planned: 0, walked: 0 };

describe.each([
  ['Firefox', findFirefox()],
  ['WebKit', findWebKit()],
] as const)('in %s', (name, start) => {
  if (typeof start === 'object') {
    missing.push(`${name} (install ${start.missing})`);
    // Reports a missing browser as skipped, so that it never counts as passed.
    it.skip(`${name} is missing: install ${start.missing}`, () => {});
    return;
  }
  let browser: RemoteBrowser | undefined;
  let site: HeldSite & { close: () => Promise<void> };
  beforeAll(async () => {
    site = await serveHeld();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const walks = kits.flatMap(kit => walksOf(kit).map(walk => ({ kit, ...walk })));
  paths.planned += walks.length;
  it.for(walks)('path $number of $name shows what its kit expects', async ({ kit, path }) => {
    Object.assign(site.asks, { theme: 'light', motion: 'reduced' });
    browser ??= await start();
    ran.add(browser.title);
    try {
      // Uses a phone's width only for kits that have no other width; Chromium covers both.
      await browser.resize(kit.viewports.includes('desktop') ? 1280 : 390, 844);
      await walkPage(kit, path, webdriverDriver(browser, site), { always, skipQuietPeriods: true });
      paths.walked++;
    } catch (reason) {
      // The browser may have crashed, so the next path starts a new one.
      await browser.close();
      browser = undefined;
      throw reason;
    }
  });
});

afterAll(() => {
  const figure = `${paths.walked} of ${paths.planned} paths in ${[...ran].join(' and ') || 'no browser'}`;
  const lacking = missing.length > 0 ? `; missing: ${missing.join(', ')}` : '';
  console.log(figure + lacking);
  if (ran.size === 0) throw new Error('No other browser is installed, so no path ran');
});
