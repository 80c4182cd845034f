/** Masks text and numbers in events, contexts, inputs and outputs. */
import type { ClientOptions, MaskRule } from '../../index.js';
import { isRecord, isSpecial, kindOfSpecial, type Plain, special } from './plain';

/** Masked in every application. */
const SECRETS =
  /pass(word|phrase|code)|passwd|secret|token|api-?key|authorization|credit|card-?(number|no)|\bc[vs]c\b|iban|\bssn\b/i;

let rules: readonly MaskRule[] = [SECRETS];

/** Applies the options of the inspected application. */
export function setMask({ mask }: ClientOptions = {}): void {
  rules = mask === false ? [] : [...(mask ?? []), SECRETS];
}

/** Whether the rules mask what has this key; undefined if none decides. The first rule that decides counts. */
function isMasked(key: string, path: readonly string[]): boolean | undefined {
  for (const rule of rules) {
    const says =
      typeof rule === 'string' ? rule === key || undefined : 'test' in rule ? found(rule, key) : rule(key, path);
    if (says !== undefined) return says;
  }
  return undefined;
}

/** A pattern with the flag `g` remembers its position. */
const found = (pattern: RegExp, key: string) => key.search(pattern) >= 0 || undefined;

/**
 * Replaces masked text with asterisks. White space stays, and every character keeps its length in JSON, so that guards
 * that check for blank or too long fields have the same results in a replay. The type of an event stays.
 */
export function masked<T extends Plain>(data: T): T;
export function masked(data: Plain): Plain {
  if (rules.length === 0) return data;
  if (!isRecord(data) || typeof data.type !== 'string') return covered(data, false, []);
  return { ...(covered(data, false, []) as { [key: string]: Plain }), type: data.type };
}

function covered(data: Plain, isHidden: boolean, path: readonly string[]): Plain {
  if (typeof data === 'string') return isHidden ? stars(data) : data;
  if (typeof data === 'number') return isHidden ? special('masked', stars(String(data))) : data;
  if (Array.isArray(data)) return data.map(item => covered(item, isHidden, path));
  if (isSpecial(data)) {
    const content = data.content === undefined ? {} : { content: covered(data.content, isHidden, path) };
    const text = isHidden && kindOfSpecial(data) !== 'actor' ? stars(data.text) : data.text;
    return { ...data, text, ...content };
  }
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, inner]) => {
      const here = [...path, key];
      return [key, covered(inner, isMasked(key, here) ?? isHidden, here)];
    }),
  );
}

function stars(text: string): string {
  return [...text].map(character => (/\s/.test(character) ? character : '*'.repeat(jsonBytes(character)))).join('');
}

function jsonBytes(character: string): number {
  return new TextEncoder().encode(JSON.stringify(character)).length - 2;
}
