import { inspect } from 'node:util';

/**
 * Makes an error for people who edit the content, with a message but no stack trace, which would scroll the helpful
 * message out of view in a terminal.
 */
export function inPlainWords(words: string): Error {
  const value = () => words;
  return Object.defineProperties(new Error(words), {
    stack: { value: `Error: ${words}` },
    [inspect.custom]: { value },
  });
}
