import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { xstateInspector } from './index.js';

it('a class of another package stays as it is, although it has a method of the same name', () => {
  const plugin = xstateInspector() as unknown as {
    configResolved: (config: object) => void;
    transform: (...given: string[]) => unknown;
  };
  plugin.configResolved({ root: '/', base: '/', command: 'serve' });
  expect(plugin.transform('class Other { _initState(state) {} }', '/node_modules/other/a.js')).toBeUndefined();
});

it('a dev server serves the inspector’s page with its own content security policy', async () => {
  const root = await mkdtemp(join(tmpdir(), 'inspected-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const warnings: string[] = [];
  const printed: string[] = [];
  const server = await createServer({
    root,
    configFile: false,
    customLogger: {
      ...createLogger('silent'),
      warn: text => void warnings.push(text),
      info: text => void printed.push(text),
    },
    plugins: [xstateInspector()],
    server: { port: 0, host: '127.0.0.1' },
  });
  onTestFinished(() => server.close());
  await server.listen();
  // This application has no XState.
  expect(warnings).toEqual([]);
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  server.printUrls();
  expect(printed.at(-1)).toContain(`${origin}/__inspector`);

  const page = await fetch(`${origin}/__inspector`);
  const html = await page.text();
  expect(html).toContain('<title>Inspector</title>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
  const script = /src="(\/__inspector\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  const code = await (await fetch(origin + script)).text();
  // The page must not contain React's development build, which would slow down the site in its frame.
  expect(code).toContain('__inspect');
  expect(code).not.toContain('react-dom-client.development');

  expect((await fetch(`${origin}/__inspector/assets/none.js`)).status).toBe(404);
  expect((await fetch(`${origin}/__inspector/assets/..%2f..%2fpackage.json`)).status).toBe(404);
  expect((await fetch(`${origin}/__inspector`, { method: 'POST' })).status).toBe(405);
});
