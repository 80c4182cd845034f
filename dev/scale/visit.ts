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
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  });
}

/** A page has all it wants when it has asked for nothing so long, in ms. */
const QUIET = 1_000;

const steps: { name: string; go: (page: Page) => Promise<unknown> }[] = [
  { name: 'the home page', go: page => page.goto('/').then(() => ready(page)) },
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
  let quietSince = Date.now();
  const own = new Set<string>();
  const onTheirWay = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).hostname !== 'localhost') return;
    own.add(requestId);
    onTheirWay.add(requestId);
  });
  const done = (requestId: string) => {
    onTheirWay.delete(requestId);
    quietSince = Date.now();
  };
  cdp.on('Network.loadingFailed', ({ requestId }) => done(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    done(requestId);
    if (!own.has(requestId)) return;
    requests += 1;
    bytes += encodedDataLength;
  });
  const quiet = async () => {
    while (onTheirWay.size > 0 || Date.now() - quietSince < QUIET) await page.waitForTimeout(QUIET / 10);
  };
  const made: Step[] = [];
  for (const [index, { name, go }] of steps.entries()) {
    const before = { requests, bytes };
    await go(page);
    quietSince = Date.now();
    await quiet();
    // The last one is a photo over the page.
    if (index < steps.length - 1) {
      await readToTheEnd(page);
      await quiet();
    }
    made.push({ name, requests: requests - before.requests, bytes: bytes - before.bytes });
  }
  return made;
}
