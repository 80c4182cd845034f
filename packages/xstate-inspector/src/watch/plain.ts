export type Plain = string | number | boolean | null | undefined | Plain[] | { [key: string]: Plain } | Special;
export type PlainEvent = { type: string; [key: string]: Plain };

/** Stands for a value that is not plain data, such as an element. It is a class, so that no data of an application looks like one. */
export class Special {
  readonly kind: string;
  readonly text: string;
  /** The items of a map or a set, or what an error has besides its name, message and stack. */
  readonly content?: Plain;

  constructor(kind: string, text: string, content?: Plain) {
    this.kind = kind;
    this.text = text;
    if (content !== undefined) this.content = content;
  }
}

export const special = (kind: string, text: string, content?: Plain) => new Special(kind, text, content);
export const isSpecial = (value: Plain): value is Special => value instanceof Special;

const DEPTH = 12;
/** How much of an event or a context is copied: values, and characters of each text. */
const BUDGET = { values: 10_000, text: 100_000 };

const CIRCULAR = special('circular', '');

/** Creates a copier to plain data. Copies of what has not changed are shared, because contexts change little. */
export function createCopier() {
  /** The copy of an object from the last time, and what it contained, to notice changes in place. */
  const seen = new WeakMap<object, { copy: Plain; content: unknown[] }>();
  const copier = {
    size: 0,
    foundChange: false,
    copy: (value: unknown) => begin(value, seen),
    fresh: (value: unknown) => begin(value, undefined),
  };
  let left = 0;

  function begin(value: unknown, memory: typeof seen | undefined): Plain {
    left = BUDGET.values;
    const known = new Map<object, Plain>();
    return plain(value, 0);

    function plain(value: unknown, depth: number): Plain {
      left -= 1;
      if (typeof value === 'function') return special('function', value.name);
      if (typeof value === 'bigint' || typeof value === 'symbol') return special(typeof value, String(value));
      if (typeof value === 'number') return Number.isFinite(value) ? value : special('number', String(value));
      if (typeof value === 'string') {
        copier.size += Math.min(value.length, BUDGET.text);
        return value.length > BUDGET.text ? special('text', `${value.slice(0, BUDGET.text)}…`) : value;
      }
      if (typeof value === 'boolean' || value === undefined || value === null) return value;
      if (known.has(value)) return known.get(value);
      if (depth > DEPTH) return special('omitted', 'nested too deeply');
      known.set(value, CIRCULAR);
      const { size } = copier;
      copier.size += 50;
      const content: unknown[] = [];
      const copyInner = (inner: unknown) => {
        content.push(inner);
        return plain(inner, depth + 1);
      };
      const copy = attempt(() => copyOf(value, { copy: copyInner, isFull: () => left <= 0 }));
      const before = memory?.get(value);
      // What is cut may be cut elsewhere the next time.
      if (before && left > 0 && !isAlike(before.content, content)) copier.foundChange = true;
      const isKept = before && isSame(before.copy, copy);
      const kept = isKept ? before.copy : copy;
      if (isKept) copier.size = size;
      memory?.set(value, { copy: kept, content });
      known.set(value, kept);
      return kept;
    }
  }
  return copier;
}

const isAlike = (one: unknown[], other: unknown[]) =>
  one.length === other.length && one.every((item, index) => Object.is(item, other[index]));

/** Whether two copies are the same, if what they contain is shared where it is the same. */
function isSame(one: Plain, other: Plain): boolean {
  if (isSpecial(one) || isSpecial(other))
    return isSpecial(one) && isSpecial(other) && JSON.stringify(one) === JSON.stringify(other);
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return Object.is(one, other);
  if (!isAlike(Object.keys(one), Object.keys(other))) return false;
  return isAlike(Object.values(one), Object.values(other));
}

function attempt(read: () => Plain): Plain {
  try {
    return read();
  } catch (error) {
    return special('unreadable', thrown(error).message);
  }
}

type Copy = { copy: (inner: unknown) => Plain; isFull: () => boolean };

/** Shows these as text. `instanceof` would be false, because the application's window has its own classes. */
const AS_TEXT: { [tag: string]: (value: never) => string } = {
  Date: (date: Date) => (Number.isNaN(date.getTime()) ? 'invalid' : date.toISOString()),
  RegExp: String,
  URL: (url: URL) => url.href,
  URLSearchParams: String,
};

function copyOf(value: object, copy: Copy): Plain {
  if (Array.isArray(value)) return items(value, copy, copy.copy);
  const tag = Object.prototype.toString.call(value).slice('[object '.length, -1);
  // The tag says what the value is, which TypeScript does not know.
  const known = value as never;
  const own: { [key: string]: unknown } = known;
  const asText = AS_TEXT[tag];
  if (asText) return special(tag, asText(known));
  if (tag === 'Map')
    return collection(tag, [...(known as Map<unknown, unknown>)], copy, pair => pair.map(item => copy.copy(item)));
  if (tag === 'Set') return collection(tag, [...(known as Set<unknown>)], copy, copy.copy);
  if (tag === 'Error' || tag === 'DOMException') return errorOf(known, copy);
  if (ArrayBuffer.isView(value)) return special(tag, `${value.byteLength} bytes`);
  if (typeof own.nodeType === 'number' && typeof own.nodeName === 'string') return elementOf(known);
  if (own.window === value) return special('Window', '');
  if ('nativeEvent' in own || ('isTrusted' in own && 'preventDefault' in own))
    return special('event', String(own.type));
  if (typeof own.then === 'function') return special('Promise', '');
  if ('sessionId' in own && 'send' in own) return special('actor', String(own.id ?? ''));
  // Actor logic is replaced with its name, because it is code, or a whole statechart.
  if ('transition' in own && 'getInitialSnapshot' in own) return special('logic', String(own.id ?? ''));
  if ('$$typeof' in own) return special('React element', '');
  if (!isPlain(value)) return special('instance', String(value.constructor?.name ?? ''));
  return entries(own, copy);
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  // An object of another window has another `Object.prototype`, which has no prototype either.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function elementOf({ nodeName, id, className }: Element): Plain {
  const hash = typeof id === 'string' && id !== '' ? `#${id}` : '';
  const names = typeof className === 'string' ? className.trim().split(/\s+/).filter(Boolean).slice(0, 2) : [];
  return special('element', `<${nodeName.toLowerCase()}${hash}${names.map(name => `.${name}`).join('')}>`);
}

function errorOf(error: Error, copy: Copy): Plain {
  // Some errors have their name and message as own keys.
  const { name: _, message: __, stack: ___, ...rest } = entries({ ...error }, copy);
  const { cause } = error;
  const content = { ...rest, ...(cause === undefined ? {} : { cause: copy.copy(cause) }) };
  const text = `${String(error.name)}: ${String(error.message)}`;
  return special('Error', text, Object.keys(content).length > 0 ? content : undefined);
}

const collection = <T>(tag: string, all: readonly T[], copy: Copy, copyOne: (item: T) => Plain): Plain =>
  special(tag, counted(all.length), items(all, copy, copyOne));

export const counted = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

function items<T>(list: readonly T[], { isFull }: Copy, copyOne: (item: T) => Plain): Plain[] {
  const copies: Plain[] = [];
  for (const item of list) {
    if (isFull()) return [...copies, omitted(list.length - copies.length)];
    copies.push(copyOne(item));
  }
  return copies;
}

function entries(value: { [key: string]: unknown }, { copy, isFull }: Copy): { [key: string]: Plain } {
  const copies: [string, Plain][] = [];
  const keys = Object.keys(value);
  for (const key of keys) {
    const isCut = isFull();
    copies.push(isCut ? ['…', omitted(keys.length - copies.length)] : [key, attempt(() => copy(value[key]))]);
    if (isCut) break;
  }
  // As an entry, `__proto__` is a key like any other.
  return Object.fromEntries(copies);
}

const omitted = (count: number) => special('omitted', `${count} more, too large to copy`);

export const mapped = <T, R>(record: { [key: string]: T }, change: (value: T) => R): { [key: string]: R } =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

export const isRecord = (value: Plain): value is { [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isSpecial(value);

export function specialText({ kind, text }: Special): string {
  if (['masked', 'element', 'bigint', 'symbol', 'number', 'Error', 'RegExp', 'text'].includes(kind)) return text;
  if (kind === 'instance') return text || 'instance';
  return text === '' ? kind : `${kind} ${text}`;
}

const WHOLE = ['Date', 'Map', 'Set', 'URL', 'Error', 'bigint', 'number'];

export function isRepeatable(value: Plain): boolean {
  if (isSpecial(value)) return WHOLE.includes(value.kind) && isRepeatable(value.content);
  return typeof value !== 'object' || value === null || Object.values(value).every(isRepeatable);
}

export type Thrown = { message: string; stack: string };

export function thrown(error: unknown): Thrown {
  const { message, stack } = Object(error);
  return { message: String(message ?? error), stack: String(stack ?? '') };
}
