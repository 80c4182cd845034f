import { vi } from 'vitest';
import { countTimers } from './leaks';

let stopCounting = () => {};

/** Timers are turned by hand from now on. What React and the test runner themselves wait by runs on. */
export function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  stopCounting = countTimers();
  // Testing Library looks for this before it believes that the clock has stopped.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime });
  // A send that fails is logged, and here most of them fail.
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

export function letTheClockRun(): void {
  stopCounting();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
