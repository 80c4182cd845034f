import { vi } from 'vitest';
import { countTimers } from './leaks';

let stopCounting = () => {};

/** Installs fake timers. Those that React and the test runner use stay real. */
export function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  stopCounting = countTimers();
  // Testing Library detects fake timers by this.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime });
  // Failed sends are logged, and most fail here.
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

export function letTheClockRun(): void {
  stopCounting();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
