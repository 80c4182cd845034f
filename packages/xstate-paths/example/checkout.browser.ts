/** The example's paths through its page in Chromium. */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, test } from 'vitest';
import { type PageDriver, paths } from 'xstate-paths/playwright';
import { checkoutKit } from './checkout.kit';
import { checkoutMachine } from './checkout.machine';

let server: ViteDevServer;
let browser: Browser;
beforeAll(async () => {
  server = await createServer({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
  });
  await server.listen(0);
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Playwright's own `test` opens a page for each test; Vitest's does not. */
const withPage = (name: string, doing: (given: { page: PageDriver['page'] }) => Promise<void>) =>
  test(name, async () => {
    const context = await browser.newContext({ baseURL: server.resolvedUrls?.local[0] ?? '' });
    await doing({ page: await context.newPage() }).finally(() => context.close());
  });
paths(withPage, checkoutMachine, checkoutKit);
