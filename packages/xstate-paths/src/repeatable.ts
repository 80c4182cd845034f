/** Makes a step of a machine repeatable, although its functions may read the clock, draw random numbers or create actors. */

interface Identified {
  id: string;
  sessionId: string;
  src: unknown;
}

/** An actor's id, or what it runs if XState has made up an id, which is another each time. */
export const steadyId = ({ id, sessionId, src }: Identified): string =>
  id === sessionId ? (typeof src === 'string' ? src : 'spawned') : id;

/** Converts to JSON: errors with their messages, which JSON would omit, and actors without made-up ids. */
export const stringify = (value: unknown): string => {
  const around: unknown[] = [];
  return JSON.stringify(value, function replace(this: Record<string, unknown>, key, inner: unknown) {
    if (inner instanceof Error) return { error: inner.message };
    if (typeof inner === 'bigint') return String(inner);
    if (typeof inner !== 'object' || inner === null) return inner;
    if ('xstate$$type' in inner && 'id' in inner) return { ...inner, id: steadyId(this[key] as Identified) };
    if (inner instanceof Map || inner instanceof Set) return [...inner];
    // An object that contains itself, such as an element of a page.
    while (around.length > 0 && around.at(-1) !== this) around.pop();
    if (around.includes(inner)) return '(itself)';
    around.push(inner);
    return inner;
  });
};

/** What was thrown, in one line. */
export const wordsOf = (reason: unknown): string =>
  (reason instanceof Error ? reason.message : String(reason)).split('\n').join(' ');

/** In ms; any instant does. */
const NOW = Date.UTC(2026, 0, 1);
const RealDate = Date;
class FixedDate extends RealDate {
  constructor(...given: [] | [number | string]) {
    if (given.length === 0) super(NOW);
    else super(...(given as [number]));
  }
  static override now = () => NOW;
}

/** Random numbers that depend on the seed alone (mulberry32). */
function randomFrom(text: string): () => number {
  let state = 0;
  for (const letter of text) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Installs a clock that stands still, and random numbers that depend on the seed; the function that it returns restores both. */
export function standStill(seed: string | (() => string)): () => void {
  const { random } = Math;
  const { Date: before } = globalThis;
  let own: (() => number) | undefined;
  Math.random = () => {
    own ??= randomFrom(typeof seed === 'string' ? seed : seed());
    return own();
  };
  globalThis.Date = FixedDate as DateConstructor;
  return () => {
    Math.random = random;
    globalThis.Date = before;
  };
}

export function seeded<Result>(seed: string | (() => string), doing: () => Result): Result {
  const restore = standStill(seed);
  try {
    return doing();
  } finally {
    restore();
  }
}
