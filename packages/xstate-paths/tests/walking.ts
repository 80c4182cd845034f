/** For tests of paths on a page: takes the first path of a kit in jsdom. */
import { vi } from 'vitest';
import { pagePaths } from '../src/paths';
import { domDriver } from '../src/testing-library';
import { type WalkOptions, walkPage } from '../src/walk-page';
import type { AnyStateMachine } from '../src/xstate-5';

export { button, type Driver } from '../src';

import type { Driver } from '../src';

export async function walkPath(
  machine: AnyStateMachine,
  kit: object,
  options: WalkOptions<Driver> = {},
): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const driver = domDriver({ advance: ms => vi.advanceTimersByTimeAsync(ms) });
  try {
    const [first] = pagePaths<Driver>(machine, kit);
    if (first) await walkPage<Driver>(first.kit, first.path, driver, { title: first.title, ...options });
  } finally {
    driver.close();
    document.body.innerHTML = '';
    vi.useRealTimers();
  }
}
