/** Converts values to plain data that can be shown, compared, stored and written as JSON. */

export type Plain = string | number | boolean | null | undefined | Plain[] | { [key: string]: Plain };
export type PlainEvent = { type: string } & { [key: string]: Plain };

const DEPTH = 12;

/** Creates a copier to plain data. It copies an object only once, because contexts are immutable. */
export function createCopier() {
  const seen = new WeakMap<object, Plain>();
  const copier = {
    /** How many characters were copied. */
    size: 0,
    copy: (value: unknown) => plain(value, seen, 0),
    /** Copies again, for objects that may be mutated. */
    fresh: (value: unknown) => plain(value, new WeakMap(), 0),
  };
  function plain(value: unknown, known: WeakMap<object, Plain>, depth: number): Plain {
    if (typeof value === 'function') return `[function ${value.name}]`;
    if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
    if (typeof value === 'string') copier.size += value.length;
    if (typeof value !== 'object' || value === null) return value as Plain;
    if (known.has(value)) return known.get(value);
    if (depth > DEPTH) return '[deeper]';
    known.set(value, '[circular]');
    const copy = copyOf(value, inner => plain(inner, known, depth + 1));
    known.set(value, copy);
    copier.size += 50;
    return copy;
  }
  return copier;
}

function copyOf(value: object, copy: (inner: unknown) => Plain): Plain {
  if (Array.isArray(value)) return value.map(copy);
  if ('sessionId' in value && 'send' in value) return `[actor ${'id' in value ? String(value.id) : ''}]`;
  // Actor logic is replaced with its name, because it is code, or a whole statechart.
  if ('transition' in value && 'getInitialSnapshot' in value) return `[logic ${'id' in value ? String(value.id) : ''}]`;
  // `instanceof Error` would be false, because the site's window has its own `Error`.
  if (Object.prototype.toString.call(value) === '[object Error]') {
    const { name, message } = value as Error;
    return { name, message, ...entries(value, copy) };
  }
  return entries(value, copy);
}

function entries(value: object, copy: (inner: unknown) => Plain): { [key: string]: Plain } {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
}

/** Whether a value is the placeholder of something that is not data. */
export function isPlaceholder(value: Plain, of: 'actor' | 'logic' | 'function'): boolean {
  return typeof value === 'string' && value.startsWith(`[${of} `);
}

export function isRecord(value: Plain): value is { [key: string]: Plain } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
