import type { Page } from 'playwright-core';
import { hydrated } from '../../page';
import { type Gauge, gauge, growth, watch } from './gauge';
import type { Life } from './lives';

export interface Soaked {
  before: Gauge;
  after: Gauge;
  /** What has grown; empty if nothing has. */
  grown: string[];
}

/** Runs one scenario `times` times on a fresh page. Needs a local build, which reports its actors to the window. */
export async function soak(page: Page, { path, live, warm }: Life, times: number): Promise<Soaked> {
  await page.clock.install();
  await watch(page);
  await page.goto(path);
  await hydrated(page);
  const cdp = await page.context().newCDPSession(page);
  let turn = 0;
  const repeat = async (rounds: number) => {
    for (const end = turn + rounds; turn < end; turn += 1) await live(page, turn);
    return gauge(page, cdp);
  };
  const before = await repeat(warm);
  const after = await repeat(times);
  const grown = growth(before, after);
  if (grown.length === 0) return { before, after, grown };
  // Code that a slow machine loads late adds memory once; a leak grows with every round.
  const later = await repeat(times);
  return { before, after: later, grown: growth(after, later) };
}
