/** Takes what a visitor has typed out of events and contexts, and leaves everything else. */
import { isRecord, type Plain } from './plain';

/** Keys under which typed text stands, in events and in contexts. A new field of a form belongs here when it is called otherwise. */
const TYPED = new Set(['value', 'fields', 'name', 'phone', 'email', 'message', 'text']);

/** What the world answered was typed by nobody, and tells why something failed. */
const ANSWERS = new Set(['error', 'output', 'failure']);

/**
 * The same data with typed text starred out. White space stays and every character keeps its length in JSON,
 * so that guards which ask whether a field is blank or too long answer the same on a replay.
 */
export function masked<T extends Plain>(data: T, typed = false): T {
  return mask(data, typed) as T;
}

function mask(data: Plain, typed: boolean): Plain {
  if (typeof data === 'string') return typed ? stars(data) : data;
  if (Array.isArray(data)) return data.map(item => mask(item, typed));
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, inner]) => [
      key,
      ANSWERS.has(key) || key === 'type' ? inner : mask(inner, typed || TYPED.has(key)),
    ]),
  );
}

function stars(text: string): string {
  return [...text].map(character => (/\s/.test(character) ? character : '*'.repeat(jsonBytes(character)))).join('');
}

function jsonBytes(character: string): number {
  return new TextEncoder().encode(JSON.stringify(character)).length - 2;
}
