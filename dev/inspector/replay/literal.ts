import { isPlaceholder, isRecord, type Plain } from '../watch/plain';

/** The code that stands for actors and logic, which are not data. */
const ANYTHING = { actor: 'expect.anything()', logic: 'expect.anything()' };

/** A value as source code. */
export function literal(value: Plain, code = ANYTHING): string {
  if (isPlaceholder(value, 'actor')) return code.actor;
  if (isPlaceholder(value, 'logic')) return code.logic;
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(each => literal(each, code)).join(', ')}]`;
  if (!isRecord(value)) return String(value);
  const entries = Object.entries(value).map(([key, inner]) => `${keyOf(key)}: ${literal(inner, code)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));
