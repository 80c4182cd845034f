import { inspect } from 'node:util';

/**
 * An error for whoever writes the content: its words, and nothing behind them. A terminal shows the end of what is said, and the
 * places in the build's own code, with which errors end, would push out of it the one line that helps.
 */
export function inPlainWords(words: string): Error {
  const value = () => words;
  return Object.defineProperties(new Error(words), {
    stack: { value: `Error: ${words}` },
    [inspect.custom]: { value },
  });
}
