import { inspect } from 'node:util';

/**
 * An error for the person who edits the content: a message without a stack. A terminal shows the end of the output, and
 * a stack trace would scroll the one helpful line out of view.
 */
export function inPlainWords(words: string): Error {
  const value = () => words;
  return Object.defineProperties(new Error(words), {
    stack: { value: `Error: ${words}` },
    [inspect.custom]: { value },
  });
}
