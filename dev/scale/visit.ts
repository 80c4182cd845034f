/** One visit, as a phone makes it for the first time: what the host has to send. */
import type { Page } from 'playwright-core';

export interface Step {
  name: string;
  requests: number;
  /** As they go over the line: headers and compressed bodies. */
  bytes: number;
}

/** Bottom of the page and back, so that every picture that waits for its turn has had it. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(resolve => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
}

const steps: { name: string; go: (page: Page) => Promise<unknown> }[] = [
  { name: 'the home page, first paint and scripts', go: page => page.goto('/').then(() => ready(page)) },
  { name: 'the home page, read to its end', go: async () => {} },
  { name: 'the prices', go: page => page.getByRole('link', { name: 'All services and prices' }).click() },
  { name: 'the history of a style', go: page => page.getByRole('link', { name: 'Learn History: Cornrows' }).click() },
  { name: 'the gallery', go: page => page.getByRole('link', { name: 'View Gallery' }).click() },
  { name: 'a photo', go: page => page.getByRole('main').getByRole('listitem').first().getByRole('link').click() },
];

const ready = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.script === 'ready');

/** What each step of the visit has asked the host for. */
export async function visit(page: Page): Promise<Step[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  let requests = 0;
  let bytes = 0;
  const own = new Set<string>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).hostname === 'localhost') own.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!own.has(requestId)) return;
    requests += 1;
    bytes += encodedDataLength;
  });
  const made: Step[] = [];
  for (const [index, { name, go }] of steps.entries()) {
    const before = { requests, bytes };
    await go(page);
    if (index === 0 || index === steps.length - 1) await page.waitForLoadState('networkidle');
    else await readToTheEnd(page);
    made.push({ name, requests: requests - before.requests, bytes: bytes - before.bytes });
  }
  return made;
}
