import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
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

/** The status of a request with headers that `fetch` does not set. */
async function status(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const [response]: IncomingMessage[] = await once(request(url, { headers }).end(), 'response');
  response?.resume();
  return response?.statusCode;
}

it.each(['bytes=2-1', 'bytes=0-18446744073709551615', 'bytes=0-1'])(
  'the local server sends the whole file for %s',
  async Range => {
    expect(await status(await served(), { Range })).toBe(200);
  },
);

it.each(['evil.example', 'localhost.evil.example', 'evil.example:80'])(
  'the local server refuses %s, a name that another site may point at this machine',
  async Host => {
    expect(await status(await served(), { Host })).toBe(403);
    expect(await status(await served({ host: '127.0.0.1' }), { Host })).toBe(403);
    expect(await status(await served({ host: '0.0.0.0' }), { Host })).toBe(200);
  },
);

it.each(['localhost', 'localhost:4173', '127.0.0.1:4173', '[::1]:4173', 'salon.localhost'])(
  'the local server answers to %s',
  async Host => {
    expect(await status(await served(), { Host })).toBe(200);
  },
);

it('the local server answers 404 if its files are deleted', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'served-'));
  await Promise.all(['index.html', '404.html', '404.html.br'].map(name => writeFile(join(directory, name), 'here')));
  const { url, close } = await serve({ directory });
  onTestFinished(close);
  await rm(directory, { recursive: true });
  expect((await fetch(url)).status).toBe(404);
});

it('the local server takes its port before it builds, and lets requests wait for the build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'served-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  let answer: Promise<Response> | undefined;
  const { url, close } = await serve({
    directory: async url => {
      answer = fetch(url);
      const port = Number(new URL(url).port);
      const never = () => expect.fail('a site was built that cannot be served');
      await expect(serve({ directory: never, port })).rejects.toThrow(`Port ${port} is taken`);
      await Promise.all(['index.html', '404.html', '404.html.br'].map(name => writeFile(join(folder, name), 'built')));
      return folder;
    },
  });
  onTestFinished(close);
  expect(await (await answer)?.text()).toBe('built');
  expect(url).toBe(answer && (await answer).url.replace(/\/$/, ''));
});
