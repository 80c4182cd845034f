import { chromium } from 'playwright-core';
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
  const install = clock.install.bind(clock);
  clock.install = async options => {
    await install(options);
    await clock.fastForward(2_000);
  };
  await prepare(context, 0);
  expect(await page.evaluate(() => Date.now())).toBe(1_000);
});
