/** Masks text and numbers in events, contexts, inputs and outputs. */
import type { ClientOptions, MaskRule } from '../../index.js';
import { isRecord, isSpecial, type Plain, type Special, special } from './plain';
import type { LogEntry } from './watched';

/** Masked in every application. */
const SECRETS =
  /pass(word|phrase|code)|passwd|secret|token|api-?key|authorization|credit|card-?(number|no)|\bc[vs]c\b|iban|\bssn\b/i;

let rules: readonly MaskRule[] = [SECRETS];

/** Applies the options of the inspected application. */
export function setMask({ mask }: ClientOptions = {}): void {
  rules = mask === false ? [] : [...(mask ?? []), SECRETS];
}

/** Whether a rule masks what has this key. */
const isMasked = (key: string, path: readonly string[]) =>
  rules.some(rule => (typeof rule === 'string' ? rule === key : 'test' in rule ? found(rule, key) : rule(key, path)));

/** A pattern with the flag `g` remembers its position. */
const found = (pattern: RegExp, key: string) => key.search(pattern) >= 0;

/** Kinds whose text is no code with asterisks in it. */
const STRICT = ['URL', 'bigint', 'RegExp'];

/**
 * Replaces masked text with asterisks. White space stays, and every character keeps its length in JSON, so that guards
 * that check for blank or too long fields have the same results in a replay. The type of an event stays. What an event of
 * XState itself carries, such as an input or an output, has paths of its own.
 */
export function masked<T extends Plain>(data: T): T;
export function masked(data: Plain): Plain {
  if (rules.length === 0) return data;
  if (!isRecord(data) || typeof data.type !== 'string') return covered(data, false, []);
  const { type, ...payload } = data;
  if (!type.startsWith('xstate.')) return { type, ...(covered(payload, false, []) as object) };
  const parts = Object.entries(payload).map(([key, part]) => [key, covered(part, isMasked(key, [key]), [])]);
  return { type, ...Object.fromEntries(parts) };
}

/** A row with masked text. */
export const maskedEntry = (entry: LogEntry): LogEntry => ({
  ...entry,
  event: masked(entry.event),
  context: masked(entry.context),
  sent: entry.sent.map(masked),
  emitted: entry.emitted.map(masked),
});

function covered(data: Plain, isHidden: boolean, path: readonly string[]): Plain {
  if (typeof data === 'string')
    return isHidden ? stars(data) : /^[\w+.-]+:\/\//.test(data) ? address(data, path) : data;
  if (typeof data === 'number') return isHidden ? special('masked', stars(String(data))) : data;
  if (Array.isArray(data)) {
    const isMap = data.every(item => Array.isArray(item) && item.length === 2);
    return data.map(item => {
      const [key, value] = isMap ? (item as Plain[]) : [];
      return typeof key === 'string' ? coveredEntry([key, value], isHidden, path) : covered(item, isHidden, path);
    });
  }
  if (isSpecial(data)) return coveredSpecial(data, isHidden, path);
  if (!isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).map(entry => coveredEntry(entry, isHidden, path)));
}

function coveredEntry([key, value]: [string, Plain], isHidden: boolean, path: readonly string[]) {
  const own = [...path, key];
  return [key, covered(value, isHidden || isMasked(key, own), own)];
}

function coveredSpecial({ kind, text, content }: Special, isHidden: boolean, path: readonly string[]): Plain {
  if (isHidden && kind !== 'actor' && STRICT.includes(kind)) return special('masked', stars(text));
  const inner = content === undefined ? undefined : covered(content, isHidden, path);
  const isShown = kind === 'actor' || !isHidden;
  return special(kind, isShown ? (kind.startsWith('URL') ? address(text, path) : text) : stars(text), inner);
}

/** Masks an address’s password and parameters. */
const address = (text: string, path: readonly string[]) =>
  text
    .replace(/(?<=^[\w+.-]+:\/\/[^/?#@]*:)[^/?#@]+(?=@)/, stars)
    .replace(/(?<=^|[?&#])([^?&#=]+)=([^&#]*)/g, (whole, key: string, value: string) =>
      isMasked(key, [...path, key]) ? `${key}=${stars(value)}` : whole,
    );

function stars(text: string): string {
  return [...text].map(character => (/\s/.test(character) ? character : '*'.repeat(jsonBytes(character)))).join('');
}

function jsonBytes(character: string): number {
  return new TextEncoder().encode(JSON.stringify(character)).length - 2;
}
