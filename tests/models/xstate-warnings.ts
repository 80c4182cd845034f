/** Fails a test in which XState warns, such as about an event for an actor that has ended. */
import { afterAll, afterEach, expect, vi } from 'vitest';

const warned: string[] = [];
const { warn } = console;
const spy = vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
  if (new Error().stack?.includes('/xstate/')) warned.push(words.join(' '));
  else warn(...words);
});

afterEach(() => {
  const all = warned.splice(0);
  expect(all, all.join('\n')).toEqual([]);
});
afterAll(() => spy.mockRestore());
