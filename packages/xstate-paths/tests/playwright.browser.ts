import { type BrowserContext, chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { prepare } from 'xstate-paths/playwright';

test('the clock stops at the same time if the browser needs two seconds to prepare it', async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  onTestFinished(() => browser.close());
  const context = await browser.newContext();
  const page = await context.newPage();
  const { clock } = context;
  const install: typeof clock.install = async options => {
    await clock.install(options);
    await new Promise(resolve => setTimeout(resolve, 2_000));
  };
  const slow = {
    addInitScript: context.addInitScript.bind(context),
    clock: { install, pauseAt: clock.pauseAt.bind(clock) },
  };
  await prepare(slow as unknown as BrowserContext, 0);
  expect(await page.evaluate(() => Date.now())).toBe(1_000);
});
