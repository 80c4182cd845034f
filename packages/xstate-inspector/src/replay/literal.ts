import { isRecord, isSpecial, type Plain, type Special } from '../watch/plain';

const anything = 'expect.anything()';
/** The code that stands for actors, logic and other values that are not data. */
const ANYTHING = { actor: anything, logic: anything, function: anything, other: anything };

export const literal = (value: Plain, code = ANYTHING): string => written(value, each => literalOf(each, code));

/** A value on one line, as in source code, with the text of what is not plain data. */
export function written(value: Plain, textOf: (value: Special) => string): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(each => written(each, textOf)).join(', ')}]`;
  if (isSpecial(value)) return textOf(value);
  if (!isRecord(value)) return Object.is(value, -0) ? '-0' : String(value);
  const entries = Object.entries(value).map(([key, inner]) => `${keyOf(key)}: ${written(inner, textOf)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function literalOf(value: Special, code: typeof ANYTHING): string {
  const { text, content = [] } = value;
  const inQuotes = JSON.stringify(text);
  const codes: { [kind: string]: string } = {
    actor: code.actor,
    logic: code.logic,
    function: code.function,
    Date: `new Date(${inQuotes})`,
    URL: `new URL(${inQuotes})`,
    RegExp: text,
    bigint: `${text}n`,
    number: `Number.${{ Infinity: 'POSITIVE_INFINITY', '-Infinity': 'NEGATIVE_INFINITY' }[text] ?? 'NaN'}`,
    masked: '0',
    Map: `new Map<any, any>(${literal(content, code)})`,
    Set: `new Set(${literal(content, code)})`,
    Error: errorCode(value, code),
  };
  return codes[value.kind] ?? code.other;
}

function errorCode({ text, content }: Special, code: typeof ANYTHING): string {
  const [name, message] = errorParts(text);
  const rest = { ...(name === 'Error' ? {} : { name }), ...(isRecord(content) ? content : {}) };
  const error = `new Error(${JSON.stringify(message)})`;
  return Object.keys(rest).length === 0 ? error : `Object.assign(${error}, ${literal(rest, code)})`;
}

export function errorParts(text: string): [name: string, message: string] {
  const [, name = 'Error', message = text] = /^([^:]*): ([\s\S]*)$/.exec(text) ?? [];
  return [name, message];
}

/** A key of an object literal, in quotes if it needs them. Without brackets, `__proto__` would set the prototype. */
export const keyOf = (key: string) =>
  key === '__proto__' ? '["__proto__"]' : /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
