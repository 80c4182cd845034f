/** The paths in Firefox and WebKit. Which of them ran is said at the end; one that is not here is named. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { plan } from '../../machines/kit/plan';
import { walkPage } from '../../machines/kit/walk';
import { driverScreen, type HeldSite } from '../../src/testing/driver-screen';
import { kits } from '../../src/testing/kits';
import { findFirefox } from './drivers/bidi';
import { findWebKit } from './drivers/classic';
import type { Driver } from './drivers/driver';
import { serveHeld } from './held-site';

const ran: string[] = [];
const missing: string[] = [];

describe.each([
  { name: 'Firefox', start: findFirefox() },
  { name: 'WebKit', start: findWebKit() },
])('in $name', ({ name, start }) => {
  if (typeof start === 'object') {
    missing.push(`${name} (install ${start.missing})`);
    it.skip(`${name} is missing: install ${start.missing}`, () => {});
    return;
  }
  let driver: Driver;
  let site: HeldSite & { close: () => Promise<void> };
  beforeAll(async () => {
    site = await serveHeld();
    driver = await start();
    ran.push(driver.browser);
  });
  afterAll(async () => {
    await driver?.close();
    await site?.close();
  });

  const walks = kits.flatMap(kit =>
    plan(kit, { onPage: true }).map((path, index) => ({ kit, path, name: kit.name, number: index + 1 })),
  );
  it.each(walks)('path $number of $name shows what it must', async ({ kit, path }) => {
    Object.assign(site.asks, { theme: 'light', motion: 'reduced' });
    // Narrow for what only a phone has; wide where it is there too, as Chromium walks both.
    await driver.resize(kit.viewports.includes('desktop') ? 1280 : 390, 844);
    await walkPage(kit, path, driverScreen(driver, site), { impatient: true });
  });
});

afterAll(() => {
  console.log(
    `Ran in: ${ran.join(', ') || 'no browser'}.${missing.length > 0 ? ` Missing: ${missing.join(', ')}.` : ''}`,
  );
  if (ran.length === 0) throw new Error('No other browser is here: nothing was walked');
});
