import { vi } from 'vitest';

/** Installs fake timers; React and the test runner keep using the real ones. */
export function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // Hides logged failures: these tests make many actions fail on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

/** The errors that were logged since the last call. React's begin with a format, such as '%o'. */
export const loggedErrors = (): string[] =>
  vi
    .mocked(console.error)
    .mock.calls.splice(0)
    .map(words =>
      words
        .map(one => (one instanceof Error ? one.message : String(one)))
        .filter(text => !text.startsWith('%'))
        .join(' '),
    );

export function letTheClockRun(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
}
