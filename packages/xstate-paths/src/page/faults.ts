/** What goes wrong on a page besides what it shows: what jsdom's window, the console and `fetch` report. */
import { broken } from '../any-kit.ts';
import { wordsOf } from '../repeatable.ts';

/** What the page reports of an actor that the step makes fail. */
export const OWN = new RegExp(broken.message);
const LACKING = /^Not implemented:/;

/** The faults that are not allowed, each once and in one line. */
export const notAllowed = (faults: readonly string[], allowed: readonly RegExp[]): string[] =>
  [...new Set(faults.map(text => text.split('\n')[0] ?? ''))].filter(
    text => ![LACKING, ...allowed].some(one => one.test(text)),
  );

const printed = ([format, ...values]: readonly unknown[]) =>
  [wordsOf(format).replace(/%[sdifoOjc]/g, () => wordsOf(values.shift())), ...values.map(wordsOf)].join(' ');

/** Node, whose promises jsdom uses; a browser has its own event. */
const { process } = globalThis as {
  process?: Record<'on' | 'off', (type: 'unhandledRejection', listener: (reason: unknown) => void) => void>;
};

export function watchFaults() {
  const faults: string[] = [];
  const onError = ({ error, message }: ErrorEvent) => void faults.push(error ? wordsOf(error) : message);
  const onRejection = (reason: unknown) => void faults.push(wordsOf(reason));
  const { error } = console;
  const { fetch } = globalThis;
  const noting = (...words: unknown[]) => {
    faults.push(printed(words));
    error.apply(console, words);
  };
  const fetching: typeof fetch = async (...given) => {
    const response = await fetch(...given);
    const [to] = given;
    if (response.status >= 400) faults.push(`HTTP ${response.status}: ${to instanceof Request ? to.url : to}`);
    return response;
  };
  window.addEventListener('error', onError);
  process?.on('unhandledRejection', onRejection);
  console.error = noting;
  globalThis.fetch = fetching;
  return {
    taken: () => faults.splice(0),
    stop(): void {
      window.removeEventListener('error', onError);
      process?.off('unhandledRejection', onRejection);
      // Somebody else may have replaced them meanwhile.
      if (console.error === noting) console.error = error;
      if (globalThis.fetch === fetching) globalThis.fetch = fetch;
    },
  };
}
