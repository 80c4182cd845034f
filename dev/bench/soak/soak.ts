import type { Page } from 'playwright-core';
import { hydrated } from '../../page';
import { growth, type Memory, measureMemory, watch } from './memory';
import type { Scenario } from './scenarios';

export interface Soaked {
  before: Memory;
  after: Memory;
  /** A line of text for each count that has grown; empty if none has. */
  grown: string[];
}

/** Runs one scenario `times` times on a fresh page. Needs a local build, which reports actors to `window.__inspect`. */
export async function soak(page: Page, { path, run, warmUp }: Scenario, times: number): Promise<Soaked> {
  await page.clock.install();
  await watch(page);
  await page.goto(path);
  await hydrated(page);
  const cdp = await page.context().newCDPSession(page);
  let turn = 0;
  const repeat = async (rounds: number) => {
    for (const end = turn + rounds; turn < end; turn += 1) await run(page, turn);
    return measureMemory(page, cdp);
  };
  const before = await repeat(warmUp);
  const after = await repeat(times);
  const grown = growth(before, after);
  if (grown.length === 0) return { before, after, grown };
  // Code that a slow machine loads late adds memory once; a leak grows with every round.
  const later = await repeat(times);
  return { before, after: later, grown: growth(after, later) };
}
