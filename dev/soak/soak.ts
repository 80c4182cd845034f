import type { Page } from 'playwright-core';
import { type Gauge, gauge, growth, watch } from './gauge';
import type { Life } from './lives';

export interface Soaked {
  before: Gauge;
  after: Gauge;
  /** What has grown; nothing, if all is well. */
  grown: string[];
}

/** Lives one life `times` over on a fresh page. The site must be one that is watched from its own window: a local build. */
export async function soak(page: Page, { path, live, warm }: Life, times: number): Promise<Soaked> {
  await page.clock.install();
  await watch(page);
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.script === 'ready');
  const cdp = await page.context().newCDPSession(page);
  let turn = 0;
  for (; turn < warm; turn += 1) await live(page, turn);
  const before = await gauge(page, cdp);
  for (; turn < warm + times; turn += 1) await live(page, turn);
  const after = await gauge(page, cdp);
  return { before, after, grown: growth(before, after) };
}
