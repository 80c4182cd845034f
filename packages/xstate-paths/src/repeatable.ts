/** Makes a step of a machine repeatable, although its functions may read the clock, draw random numbers or create actors. */
import { isActor } from './actors-in-context.ts';

type Identified = { id: string; sessionId: string; src: unknown };

/** An actor's id, or what it runs if XState has made up an id, which is another each time. */
export const steadyId = ({ id, sessionId, src }: Identified): string =>
  id === sessionId ? (typeof src === 'string' ? src : 'spawned') : id;

/** Names of values that look alike although they are several objects, whose insides cannot be read; and the objects. */
export type Alike = { names: Set<string>; seen: Map<string, object> };

/** Converts to JSON for people: errors with their messages, and actors without made-up ids. */
export const stringify = (value: unknown): string => JSON.stringify(plain(value));

/** A property that is undefined is as good as none. */
export const isEqual = (one: unknown, other: unknown) => Object.is(one, other) || stringify(one) === stringify(other);

/** Converts to JSON for comparison: what differs has another key, or else is named in `alike`. */
export const keyOf = (value: unknown, alike: Alike): string => JSON.stringify(plain(value, alike));

type Place = { of: object; key: PropertyKey; in: Place | undefined };
const pathOf = (place: Place | undefined): string =>
  place ? [pathOf(place.in), String(place.key)].filter(Boolean).join('.') : '';
const isAround = (value: object, place: Place | undefined): boolean =>
  place !== undefined && (place.of === value || isAround(value, place.in));

/** What JSON can hold. Values that it does not know are objects that say what they are. */
function plain(value: unknown, alike?: Alike, place?: Place): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (value === undefined && !alike) return undefined;
  if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return value;
  if (typeof value !== 'object' && typeof value !== 'function')
    return { [typeof value]: Object.is(value, -0) ? '-0' : String(value) };
  if (isActor(value)) return { xstate$$type: 1, id: steadyId(value) };
  if (isAround(value, place)) return '(itself)';
  const inner = (one: unknown, key: PropertyKey) => plain(one, alike, { of: value, key, in: place });
  if (Array.isArray(value)) return value.map(inner);
  try {
    const { name = 'Object' } = value.constructor ?? {};
    if (value instanceof Map || value instanceof Set) return { [name]: [...value].map(inner) };
    const isPlain = name === 'Object' || value instanceof Error;
    const shown = shownOf(value, inner, isPlain, alike !== undefined);
    if (alike && hides(value, shown)) {
      const key = `${pathOf(place)}${isPlain ? '' : ` (${name})`}`;
      const look = `${key} ${JSON.stringify(shown)}`;
      if ((alike.seen.get(look) ?? value) !== value) alike.names.add(key);
      alike.seen.set(look, value);
    }
    return isPlain ? shown : { [name]: shown };
  } catch (reason) {
    if (reason instanceof Unreadable) throw reason;
    throw new Unreadable(`${pathOf(place) || 'a value'} cannot be read: ${wordsOf(reason)}`);
  }
}

class Unreadable extends Error {}

/** What an object says of itself, or else what it has; elements and windows have too much. `all`: also what is not enumerable. */
function shownOf(value: object, inner: (one: unknown, key: PropertyKey) => unknown, isPlain: boolean, all: boolean) {
  if ('toJSON' in value && typeof value.toJSON === 'function') return inner(value.toJSON(), '');
  const isError = value instanceof Error;
  if (typeof value === 'function' || 'nodeType' in value || ('window' in value && value.window === value))
    return String(value);
  const keys = all && !isError ? Reflect.ownKeys(value) : isError && !all ? [] : Object.keys(value);
  const text = isPlain ? '' : String(value);
  if (keys.length === 0 && !isPlain) return text;
  const own = keys.map(key => [String(key), inner(Reflect.get(value, key), key)] as const);
  return {
    ...(isError && { error: value.message }),
    ...(!IS_NO_TEXT.test(text) && { text }),
    ...Object.fromEntries(own.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

const IS_NO_TEXT = /^(\[object .*)?$/;

/** Whether an object may differ from others that look the same: by what its class keeps private, or does not tell. */
function hides(value: object, shown: unknown): boolean {
  if (typeof value === 'function' || (typeof shown === 'string' && IS_NO_TEXT.test(shown))) return true;
  const made: unknown = value.constructor;
  if (typeof made !== 'function') return false;
  if ('toJSON' in value) return made === Object || Reflect.get(globalThis, made.name) !== made;
  return (
    typeof shown === 'object' && made !== Object && /[{;\s]#\w|WeakMap/.test(Function.prototype.toString.call(made))
  );
}

/** What differs between two snapshots changes before it can be compared. */
export class ChangedInPlace extends Error {}

/** Does something that must not change this object. `where`: what a failure calls what is done. */
export function unchanged<Result>(given: object, where: string, doing: () => Result): Result {
  const textOf = () => keyOf(given, { names: new Set(), seen: new Map() });
  const before = textOf();
  const result = doing();
  const after = textOf();
  if (after === before) return result;
  const [was, is]: Record<string, unknown>[] = [before, after].map(text => JSON.parse(text));
  const changed = Object.keys({ ...was, ...is }).filter(
    name => JSON.stringify(was?.[name]) !== JSON.stringify(is?.[name]),
  );
  throw new ChangedInPlace(
    `${where} changes ${changed.join(', ')} in place, as by push, sort or Map.set, so nobody can say what it was before. Let assign return new arrays, maps and objects`,
  );
}

export const wordsOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

const NOW = Date.UTC(2026, 0, 1);
const RealDate = Date;
/** The real `Date` in all but the present, so that dates made before and after are dates, too. */
const FixedDate = new Proxy(RealDate, {
  apply: () => new RealDate(NOW).toString(),
  construct: (date, given, made) => Reflect.construct(date, given.length === 0 ? [NOW] : given, made),
  get: (date, name, receiver) => (name === 'now' ? () => NOW : Reflect.get(date, name, receiver)),
});

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

type Replacement = readonly [of: object | undefined, by: object];

type Functions = Record<string, (...given: never[]) => unknown>;
/** What a page and Node have beside the language itself; a page has no parts of Node. */
const { process, Buffer, crypto, performance } = globalThis as {
  Buffer?: { alloc: (size: number) => Uint8Array };
  process?: { getBuiltinModule?: (name: string) => Functions | undefined };
  crypto?: object;
  performance?: object;
};
const builtin = (name: 'crypto' | 'module') => process?.getBuiltinModule?.(`node:${name}`);

const formats = Object.getOwnPropertyDescriptors(Intl.DateTimeFormat.prototype);
/** Without an instant, these take the present. */
const presentFormats = {
  get format() {
    const format = formats.format.get?.call(this) as Intl.DateTimeFormat['format'];
    return (date: Date | number = NOW) => format(date);
  },
  formatToParts(date: Date | number = NOW): unknown {
    return formats.formatToParts.value?.call(this as never, date);
  },
};

let drawn: (() => number) | undefined;
const random = () => drawn?.() ?? 0;

/** Everything that tells the time, and everything that is left to chance. */
function sources(): Replacement[] {
  const fill = <Values extends ArrayBufferView>(values: Values): Values => {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = random() * 256;
    return values;
  };
  const digit = () => Math.floor(random() * 16).toString(16);
  const randomUUID = () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, digit);
  const hrtime = Object.assign(() => [0, 0], { bigint: () => 0n });
  const randomInt = (from: number, to?: number) =>
    Math.floor(to === undefined ? random() * from : from + random() * (to - from));
  return [
    [globalThis, { Date: FixedDate }],
    [RealDate.prototype, { constructor: FixedDate }],
    [performance, { now: () => 0 }],
    [process, { hrtime, uptime: () => 0 }],
    [Intl.DateTimeFormat.prototype, presentFormats],
    [Math, { random }],
    [crypto, { getRandomValues: fill, randomUUID }],
    [builtin('crypto'), { randomUUID, randomInt, randomBytes: (size: number) => Buffer && fill(Buffer.alloc(size)) }],
  ];
}

/** Does something while the clock stands still, and chance depends on the seed. Inside of another, it is much faster. */
export function seeded<Result>(seed: string | (() => string), doing: () => Result): Result {
  const outer = drawn;
  let own: (() => number) | undefined;
  drawn = () => {
    own ??= randomFrom(typeof seed === 'string' ? seed : seed());
    return own();
  };
  const restore = outer ? undefined : replaceSources();
  try {
    return doing();
  } finally {
    drawn = outer;
    restore?.();
  }
}

function replaceSources(): () => void {
  const restores = sources().flatMap(([part, by]) =>
    Object.entries<PropertyDescriptor>(part ? Object.getOwnPropertyDescriptors(by) : {}).map(([name, after]) => {
      const before = Object.getOwnPropertyDescriptor(part, name);
      Object.defineProperty(part, name, { ...after, enumerable: before?.enumerable === true });
      return () => {
        if (before) Object.defineProperty(part, name, before);
        else Reflect.deleteProperty(part as object, name);
      };
    }),
  );
  // What files import from `node:crypto` by name.
  const sync = () => builtin('module')?.syncBuiltinESMExports?.();
  sync();
  return () => {
    for (const restore of restores.reverse()) restore();
    sync();
  };
}
