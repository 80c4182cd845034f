/** For tests of paths on a page: takes the first path of a kit in jsdom. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Driver } from '../src';
import { type DomOptions, domDriver } from '../src/testing-library';
import { pagePaths, type WalkOptions } from '../src/walk-page';

/** Call it once in a test file: in each test, the clock stands still, and the page is empty. */
export function useStoppedClock(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    document.body.innerHTML = '';
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

export const stoppedDriver = (options: DomOptions = {}) =>
  domDriver({ advance: ms => vi.advanceTimersByTimeAsync(ms), ...options });

/** A function that takes the path, as often as it is called. */
export function pathOf(machine: AnyStateMachine, kit: object, options: WalkOptions<Driver> = {}): () => Promise<void> {
  const [first] = pagePaths<Driver>(machine, kit);
  if (!first) throw new Error('There is no path');
  return async () => {
    const driver = stoppedDriver();
    await first.walk(driver, options).finally(driver.close);
  };
}

export const walkPath = async (...given: Parameters<typeof pathOf>) => pathOf(...given)();
