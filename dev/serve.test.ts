import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from './serve';

/**
 * A second loopback address, which only Linux has by default; to a server, requests to it arrive at another network
 * interface.
 */
const other = process.platform === 'linux' ? '127.0.0.2' : undefined;

async function served(options: { host?: string } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'served-'));
  await Promise.all(['index.html', '404.html', '404.html.br'].map(name => writeFile(join(directory, name), 'here')));
  const { url, close } = await serve({ directory, ...options });
  onTestFinished(async () => {
    await close();
    await rm(directory, { recursive: true });
  });
  return url;
}

it('the local server answers on this machine', async () => {
  expect(await (await fetch(await served())).text()).toBe('here');
});

it.skipIf(!other)('the local server does not listen on other network interfaces by default', async () => {
  const url = (await served()).replace('localhost', String(other));
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

it.skipIf(!other)('the local server listens on the network interface given as `host`', async () => {
  const url = (await served({ host: '0.0.0.0' })).replace('localhost', String(other));
  expect((await fetch(url)).status).toBe(200);
});
