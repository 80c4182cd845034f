/** Fails a test of a view in which React or the site logs an error, unless the test expects it by a spy. */
import { afterAll, afterEach, expect, vi } from 'vitest';

// The file before may have replaced modules.
vi.resetModules();

const logged: string[] = [];
const { error } = console;
console.error = (...words: unknown[]) => {
  logged.push(words.join(' '));
  error(...words);
};
afterEach(() => expect(logged.splice(0)).toEqual([]));
afterAll(() => {
  console.error = error;
});
