import { isActor, isLogic, isRecord, type Plain } from '../watch/plain';

/** The code that stands for actors and logic, which are not data. */
interface Code {
  actor: string;
  logic: string;
}
const ANYTHING: Code = { actor: 'expect.anything()', logic: 'expect.anything()' };

/** A value as source code, in the project's style. */
export function literal(value: Plain, code = ANYTHING): string {
  if (isActor(value)) return code.actor;
  if (isLogic(value)) return code.logic;
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(each => literal(each, code)).join(', ')}]`;
  if (!isRecord(value)) return String(value);
  const entries = Object.entries(value).map(([key, inner]) => `${keyOf(key)}: ${literal(inner, code)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function keyOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}

/** A string literal, made from JSON: in single quotes, and with two line separators escaped that JSON leaves as they are. */
function quoted(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `'${inner}'`;
}
