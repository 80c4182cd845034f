import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from './serve';

async function built(text: string) {
  const directory = await mkdtemp(join(tmpdir(), 'served-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await Promise.all(['index.html', '404.html', '404.html.br'].map(name => writeFile(join(directory, name), text)));
  return directory;
}

async function served(host?: string) {
  const { url, close } = await serve({ directory: await built('here'), ...(host && { host }) });
  onTestFinished(close);
  return url;
}

/** The status of a request with headers that `fetch` does not set. */
async function status(url: string, headers: Record<string, string>): Promise<number> {
  const [response] = await once(request(url, { headers }).end(), 'response');
  response.resume();
  return response.statusCode;
}

// Linux has a second loopback address; to a server, requests to it arrive at another network interface.
it.skipIf(process.platform !== 'linux')(
  'the local server listens on this machine only, unless `host` says more',
  async () => {
    const atOther = (url: string) => fetch(url.replace('localhost', '127.0.0.2'));
    await expect(atOther(await served())).rejects.toThrow('fetch failed');
    expect(await (await atOther(await served('0.0.0.0'))).text()).toBe('here');
  },
);

it('the local server refuses a name that another site may point at this machine', async () => {
  for (const Host of ['evil.example', 'localhost.evil.example', 'evil.example:80']) {
    expect(await status(await served(), { Host })).toBe(403);
    expect(await status(await served('127.0.0.1'), { Host })).toBe(403);
    expect(await status(await served('0.0.0.0'), { Host })).toBe(200);
  }
  for (const Host of ['localhost', '127.0.0.1:4173', '[::1]:4173', 'salon.localhost'])
    expect(await status(await served(), { Host })).toBe(200);
});

it('the local server answers 404 if its files are deleted', async () => {
  const directory = await built('here');
  const { url, close } = await serve({ directory });
  onTestFinished(close);
  await rm(directory, { recursive: true });
  expect((await fetch(url)).status).toBe(404);
});

it('the local server takes its port before it builds, and lets requests wait for the build', async () => {
  let answer: Promise<Response> | undefined;
  const { close } = await serve({
    directory: async url => {
      answer = fetch(url);
      const port = Number(new URL(url).port);
      await expect(serve({ directory: '', port })).rejects.toThrow(`Port ${port} is taken`);
      return built('built');
    },
  });
  onTestFinished(close);
  expect(await (await answer)?.text()).toBe('built');
});
