/** Masks typed text in events and contexts. */
import { isRecord, type Plain } from './plain';

/** Keys of typed text in events and contexts. For a new form field, add its key here. */
const TYPED = new Set(['value', 'fields', 'name', 'phone', 'email', 'message', 'text']);

/** Keys that are never masked: results and errors of actors, which explain failures. */
const ANSWERS = new Set(['error', 'output', 'failure']);

/**
 * Replaces typed text with asterisks. White space stays, and every character keeps its length in JSON, so that guards
 * that check for blank or too long fields have the same results in a replay.
 */
export function masked<T extends Plain>(data: T, typed?: boolean): T;
export function masked(data: Plain, typed = false): Plain {
  if (typeof data === 'string') return typed ? stars(data) : data;
  if (Array.isArray(data)) return data.map(item => masked(item, typed));
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, inner]) => [
      key,
      ANSWERS.has(key) || key === 'type' ? inner : masked(inner, typed || TYPED.has(key)),
    ]),
  );
}

function stars(text: string): string {
  return [...text].map(character => (/\s/.test(character) ? character : '*'.repeat(jsonBytes(character)))).join('');
}

function jsonBytes(character: string): number {
  return new TextEncoder().encode(JSON.stringify(character)).length - 2;
}
