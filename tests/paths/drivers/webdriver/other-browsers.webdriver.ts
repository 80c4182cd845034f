/** Takes the paths in Firefox and WebKit. The output names the browsers that ran and those that are missing. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type PagePath, pagePaths } from 'xstate-paths/page';
import type { SiteDriver } from '../../../../machines/kit';
import { always } from '../../every-page';
import { kits } from '../../kits';
import { findFirefox, findWebKit, type RemoteBrowser } from './browsers';
import { type TestServer, webdriverDriver } from './driver';
import { startServer } from './server';

const ran = new Set<string>();

describe.each([
  ['Firefox', findFirefox()],
  ['WebKit', findWebKit()],
] as const)('in %s', (_, start) => {
  if (typeof start === 'object') {
    // Reports a missing browser as skipped, so that it never counts as passed.
    it.skip(`it is missing: install ${start.missing}`, () => {});
    return;
  }
  let browser: RemoteBrowser | undefined;
  let server: TestServer & { close: () => Promise<void> };
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const take = async ({ kit, walk }: PagePath<SiteDriver>) => {
    Object.assign(server.asks, { theme: 'light', motion: 'reduced' });
    browser ??= await start();
    ran.add(browser.title);
    try {
      // Uses a phone's width only for kits that have no other width; Chromium covers both.
      await browser.resize(kit.viewports.includes('desktop') ? 1280 : 390, 844);
      await walk(webdriverDriver(browser, server));
    } catch (reason) {
      // The browser may have crashed, so the next path starts a new one.
      await browser.close();
      browser = undefined;
      throw reason;
    }
  };
  for (const kit of kits)
    for (const one of pagePaths<SiteDriver>(kit.machine, kit, { always, skipQuietPeriods: true }))
      it(one.name, () => take(one));
});

afterAll(() => {
  console.log(`Taken in ${[...ran].join(' and ') || 'no browser'}`);
  if (ran.size === 0) throw new Error('No other browser is installed, so no path ran');
});
