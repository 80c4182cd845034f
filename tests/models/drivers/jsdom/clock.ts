import { vi } from 'vitest';
import { countTimers } from './leaks';

let stopCounting = () => {};

/** Installs fake timers; React and the test runner keep using the real ones. */
export function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  stopCounting = countTimers();
  // Testing Library detects fake timers by this global.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime });
  // Hides logged failures: these tests make many actions fail on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

export function letTheClockRun(): void {
  stopCounting();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
