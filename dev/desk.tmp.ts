import { chromium } from 'playwright-core';
import { createOutbox } from './outbox/index.ts';
import { serve } from './lib/serve.ts';
import { CHROMIUM_ARGS, ensureHeadlessShell } from './lib/find-chromium.ts';
const { url } = await serve({ directory: process.argv[2] ?? '', base: '/', before: createOutbox().handle });
const browser = await chromium.launch({ executablePath: ensureHeadlessShell(), args: CHROMIUM_ARGS });
for (const colorScheme of ['light', 'dark'] as const) {
  const page = await (await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 }, colorScheme })).newPage();
  await page.goto('/contact'); await page.waitForTimeout(1500);
  await page.getByLabel('Style').selectOption('Knotless Braids');
  await page.getByRole('button', { name: 'Medium' }).click(); await page.getByRole('button', { name: 'Waist' }).click();
  await page.getByRole('heading', { name: /Date and time/ }).click();
  await page.getByRole('heading', { name: /Your hair/ }).click();
  await page.getByLabel('First date that').fill('2026-12-01');
  await page.getByRole('button', { name: 'Afternoon' }).click();
  await page.getByLabel('First date that').scrollIntoViewIfNeeded(); await page.mouse.wheel(0, 200); await page.waitForTimeout(400);
  await page.screenshot({ path: `/work/out/costs/${process.argv[3]}-desktop-${colorScheme}.png` });
  await page.goto('/styles/knotless-braids'); await page.waitForTimeout(1200);
  const fold = page.locator('summary', { hasText: 'rices by size' }).first(); if (await fold.count()) await fold.click();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/work/out/costs/${process.argv[3]}-desktop-style-${colorScheme}.png` });
}
await browser.close(); process.exit(0);
