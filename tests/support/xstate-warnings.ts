/** Fails a test in which XState warns, such as about an event for an actor that has ended. */
import { afterAll, afterEach, expect } from 'vitest';

const warned: string[] = [];
const { warn } = console;
// Not a spy, which `vi.restoreAllMocks` would remove after a file's first test.
console.warn = (...words: unknown[]) => {
  if (new Error().stack?.includes('/xstate/')) warned.push(words.join(' '));
  else warn(...words);
};

afterEach(() => {
  const all = warned.splice(0);
  expect(all, all.join('\n')).toEqual([]);
});
afterAll(() => {
  console.warn = warn;
});
