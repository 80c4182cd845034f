/** The inspector loads nothing for visitors; benchmarks measure how much it slows down the site for developers. */
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { median, percentile } from '../../dev/bench/statistics';
import { ready, sendMany, settledRowCount, thumbnail, useInspector } from '../support/inspected';

const { inspect, newPage } = useInspector();

describe('the inspector', () => {
  it('loads no code into a page while it is closed', async () => {
    const { page } = await newPage();
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto('/gallery');
    await ready(page);
    expect(asked.filter(url => /inspector|elk|stately/i.test(url))).toEqual([]);
    expect(await page.evaluate(() => window.__inspect)).toBeUndefined();
  });

  // Timings depend on the machine, so they are measured only by `npm run bench -- inspector`, and compared, not asserted.
  it.runIf(process.env.TIMED === '1')(
    'is measured while the site handles 10,000 events',
    { timeout: 600_000 },
    async () => {
      const photos = await compared('/gallery', openLightbox, turnPhotos);
      const typing = await compared('/contact', async site => site.locator('#page-form textarea'), typeText);
      const { travel, heaps } = await manyEvents();
      const [first = 0, last = 0] = [heaps[heaps.length - 3], heaps.at(-1)];
      const figures = [
        ...[photos, typing].map(({ what, rounds }) => ({
          what: `The site’s own work for 10,000 ${what}, watched / unwatched`,
          goal: 'median at most 1.10',
          figure: `${ratio(rounds, 0.5)}, 95th percentile ${ratio(rounds, 0.95)}`,
          met: Number(ratio(rounds, 0.5)) <= 1.1,
        })),
        {
          what: 'Travel to a row among those of 10,000 events and more, input to next paint',
          goal: '95th percentile at most 100 ms',
          figure: `${percentile(travel, 0.95)} ms, median ${median(travel)} ms, ${travel.length} rows`,
          met: percentile(travel, 0.95) <= 100,
        },
        {
          what: `Memory after ${heaps.length * 10},000 events / after ${heaps.length - 2}0,000`,
          goal: 'at most 1.10',
          figure: `${(last / first).toFixed(2)} (MB after each 10,000: ${heaps.map(bytes => Math.round(bytes / 1e6)).join(', ')})`,
          met: last / first <= 1.1,
        },
      ];
      console.table(figures);
    },
  );
});

/** Duration in ms of each hundred events, in the inspector (`watched`) and without it (`unwatched`). */
interface Round {
  watched: number[];
  unwatched: number[];
}
const ROUNDS = 3;

/**
 * Measures `work` on the site in a frame of the inspector, and on the site alone in a window of the same size. The two
 * sites take turns after every hundred events, so that other load on the machine slows both.
 */
async function compared(
  path: string,
  prepare: (site: FrameLocator | Page) => Promise<Locator>,
  work: { what: string; run: (element: HTMLElement | SVGElement) => Promise<number> },
): Promise<{ what: string; rounds: Round[] }> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { page, site } = await inspect(path);
    const size = await site.locator('html').evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const { page: alone } = await newPage(size);
    await alone.goto(path);
    await ready(alone);
    const [watched, unwatched] = [await prepare(site), await prepare(alone)];
    const durations: Round = { watched: [], unwatched: [] };
    for (let hundred = 0; hundred < 100; hundred++) {
      durations.watched.push(await watched.evaluate(work.run));
      durations.unwatched.push(await unwatched.evaluate(work.run));
    }
    rounds.push(durations);
    await Promise.all([page.context().close(), alone.context().close()]);
  }
  return { what: work.what, rounds };
}

/** Duration with the inspector divided by duration without it, at this percentile, as the median of all rounds. */
function ratio(rounds: readonly Round[], share: number): string {
  return median(rounds.map(each => percentile(each.watched, share) / percentile(each.unwatched, share))).toFixed(2);
}

async function openLightbox(site: FrameLocator | Page): Promise<Locator> {
  await thumbnail(site, 3).click();
  await site.getByRole('dialog').waitFor();
  return site.getByRole('dialog');
}

const turnPhotos = {
  what: 'turns of a photo',
  /** Runs in the site. */
  async run(dialog: HTMLElement | SVGElement): Promise<number> {
    const start = performance.now();
    for (let index = 0; index < 100; index++) {
      const key = index % 2 ? 'ArrowLeft' : 'ArrowRight';
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      // React renders in a microtask.
      await null;
    }
    return performance.now() - start;
  },
};

const typeText = {
  what: 'typed characters',
  /** Runs in the site. */
  async run(field: HTMLElement | SVGElement): Promise<number> {
    const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    const start = performance.now();
    for (let index = 0; index < 100; index++) {
      write?.call(field, `Box braids, please${'!'.repeat(index)}`);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await null;
    }
    return performance.now() - start;
  },
};

/** Travels to rows all over the timeline, and measures the memory while events continue. */
async function manyEvents(): Promise<{ travel: number[]; heaps: number[] }> {
  const { page, site } = await inspect('/gallery');
  await openLightbox(site);
  const cdp = await page.context().newCDPSession(page);
  const events = ['next', 'previous'].map(turn => ({ type: 'photo.turn', turn }));
  let travel: number[] = [];
  const heaps: number[] = [];
  while (heaps.length < 8) {
    await sendMany(page, 'lightbox', events, 10_000);
    await settledRowCount(page);
    if (heaps.length === 0) travel = await travelTimes(page);
    await cdp.send('HeapProfiler.collectGarbage');
    heaps.push((await cdp.send('Runtime.getHeapUsage')).usedSize);
  }
  await page.context().close();
  return { travel, heaps };
}

/** From each click or key to the next paint, as the browser measures it, in ms. */
async function travelTimes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const durations = new Map<number, number>();
    Object.assign(window, { durations });
    new PerformanceObserver(list => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const grid = page.getByRole('treegrid');
  for (let share = 0; share < 40; share++) {
    await grid.evaluate((element, part) => element.scrollTo(0, element.scrollHeight * part), ((share * 17) % 40) / 40);
    await page.waitForTimeout(50);
    await grid.click({ position: { x: 300, y: 100 } });
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(300);
  return page.evaluate(() => [...((window as Window & { durations?: Map<number, number> }).durations?.values() ?? [])]);
}
