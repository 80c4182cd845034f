import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLogger, createServer, loadConfigFromFile, preview } from 'vite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addresses } from '../lib/addresses';
import { outbox } from './index';
import { SEND_PATH } from './send-api';
import { asked, BROWSER } from './testing/served-outbox';

/** Creates a minimal site for Vite to serve. */
async function site() {
  const root = await mkdtemp(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'index.html'), '<title>dev</title>');
  await writeFile(join(root, 'dist', 'index.html'), '<title>preview</title>');
  const server = { port: 0, host: '127.0.0.1' };
  const config = { root, configFile: false, logLevel: 'silent', plugins: [outbox()], server, preview: server } as const;
  return { config: { ...config, plugins: [...config.plugins] } };
}

const servers = {
  dev: async (config: Awaited<ReturnType<typeof site>>['config']) => (await createServer(config)).listen(),
  preview: (config: Awaited<ReturnType<typeof site>>['config']) => preview(config),
};

describe.each(['dev', 'preview'] as const)('the outbox plugin in vite %s', kind => {
  it('accepts a message on the site’s origin and shows it', async () => {
    const { config } = await site();
    const server = await servers[kind](config);
    onTestFinished(() => server.close());
    const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';

    expect(await (await fetch(`${origin}/`)).text()).toContain(kind);
    expect(await (await fetch(`${origin}/__outbox`)).text()).toContain('<h1>Outbox</h1>');
    const answer = await fetch(origin + SEND_PATH, {
      method: 'POST',
      headers: BROWSER,
      body: JSON.stringify(asked({ name: 'Ama' })),
    });
    expect(answer.status).toBe(200);
    expect(await (await fetch(`${origin}/__outbox.json`)).text()).toContain('"name":"Ama"');
  });

  it('closes the connections of hanging sends when the server closes', async () => {
    const { config } = await site();
    const server = await servers[kind](config);
    const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    await fetch(`${origin}/__outbox/fault`, { method: 'POST', headers: BROWSER, body: '{"fault":"hang"}' });
    const hung = fetch(origin + SEND_PATH, { method: 'POST', headers: BROWSER, body: '{}' }).catch(
      (error: unknown) => error,
    );
    await expect.poll(async () => (await (await fetch(`${origin}/__outbox.json`)).json()).fault).toBe('hang');
    await server.close();
    expect(await hung).toBeInstanceOf(TypeError);
  });
});

it('npm run dev listens where PORT and HOST say, and prints the address of the outbox', async () => {
  const load = async () =>
    (await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts'))?.config.server;
  const listening = (port: string, host: string) => vi.stubEnv('PORT', port).stubEnv('HOST', host);
  onTestFinished(() => void vi.unstubAllEnvs());
  listening('', '');
  const usual = await load();
  expect(usual).toMatchObject({ host: 'localhost', port: 5173, strictPort: false });
  // What builds and tests write does not reload the page.
  const isIgnored = usual?.watch?.ignored as (path: string) => boolean;
  expect(['reports/paths/index.html', 'src/main.tsx'].map(path => isIgnored(resolve(path)))).toEqual([true, false]);
  listening('4799', '127.0.0.1');
  const server = await load();
  expect(server).toMatchObject({ host: '127.0.0.1', port: 4799, strictPort: true });

  const { config } = await site();
  const customLogger = createLogger('silent');
  const printed = vi.spyOn(customLogger, 'info');
  const running = await (await createServer({ ...config, customLogger, plugins: [addresses()] })).listen();
  onTestFinished(() => running.close());
  running.printUrls();
  const origin = running.resolvedUrls?.local[0]?.replace(/\/$/, '');
  expect(printed).toHaveBeenCalledWith(expect.stringContaining(`${origin}/__outbox`));
});
