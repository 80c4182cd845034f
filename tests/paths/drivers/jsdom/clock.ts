import { vi } from 'vitest';

/** Installs fake timers; React and the test runner keep using the real ones. */
export function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // Hides logged failures: these tests make many actions fail on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

export function letTheClockRun(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
}
