/** `npm run dev`, with nothing prepared by an earlier start. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { sharedBrowser } from '../support/browser';
import { hydrated, phone } from '../support/built-site';

it('the dev server shows a page that works', { timeout: 300_000 }, async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'salon-dev-'));
  onTestFinished(() => rm(cacheDir, { recursive: true, force: true }));
  const root = join(import.meta.dirname, '../..');
  const server = await createServer({ root, cacheDir, logLevel: 'error', server: { port: 0 } });
  onTestFinished(() => server.close());
  await server.listen();
  expect(server.config.server.host).toBe('localhost');
  const context = await (await sharedBrowser()).newContext(phone);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  // The server translates every file at its first request.
  page.setDefaultTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(String(error)));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Gallery' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Looks to choose from' }).waitFor();
  expect(errors).toEqual([]);

  // A build, such as that of the tests, must not reload the page.
  const watched = Object.keys(server.watcher.getWatched()).map(folder => relative(root, folder));
  expect(watched).toContain('src');
  expect(watched.filter(folder => /^(\.cache|\.local-site|dist|reports)\b/.test(folder))).toEqual([]);
});
