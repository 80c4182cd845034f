/** The example's paths through its page in Chromium. */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { afterAll, test } from 'vitest';
import { type PageDriver, paths } from 'xstate-paths/playwright';
import { checkoutKit } from './checkout.kit';
import { checkoutMachine } from './checkout.machine';

const root = fileURLToPath(new URL('.', import.meta.url));
const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const server = await createServer({ root, configFile: false, logLevel: 'error' });
await server.listen(0);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
afterAll(() => Promise.all([browser.close(), server.close()]));

/** Playwright's own `test` opens a page for each test; Vitest's does not. */
const withPage = (name: string, doing: (given: { page: PageDriver['page'] }) => Promise<void>) =>
  test(name, async () => {
    const context = await browser.newContext({ baseURL: server.resolvedUrls?.local[0] ?? '' });
    await doing({ page: await context.newPage() }).finally(() => context.close());
  });
paths(withPage, checkoutMachine, checkoutKit);
