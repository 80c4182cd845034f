/** Explains an invalid value in plain language: its place, the value itself, and what to write instead. */
import type { z } from 'zod';
import { chairHoursHint, gridHint, hints, priceFromHint, socialLinkHint } from './hints.ts';
import { type Problem, record } from './raw.ts';

const kinds: Record<string, string> = {
  string: 'text between quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list in square brackets',
  object: 'values in braces: { … }',
  record: 'values in braces: { … }',
};

/** Turns a zod issue into a problem. `value` is the content of `file`, or of its entry `name`. */
export function noteOf(file: string, value: unknown, issue: z.core.$ZodIssue, name?: string): Problem {
  const label = labelOf(issue.path.at(-1), valueAt(value, issue.path));
  const isUnknown = issue.code === 'unrecognized_keys';
  const around = isUnknown ? issue.path : issue.path.slice(0, -1);
  const places = [...(name === undefined ? [] : [name]), ...placesOf(around, value)];
  // If an entry as a whole is wrong, the sentence is about the entry instead of a field.
  const field = label || (isUnknown ? '' : (places.pop() ?? 'what it exports'));
  const advice = file === 'salon.ts' && label === 'url' ? socialLinkHint : adviceFor(label || file, issue);
  const given = valueAt(value, issue.path);
  const at = isUnknown ? issue.keys[0] : given === undefined ? undefined : field;
  return { file, path: places, message: sentence(field, issue, given, advice), at };
}

function sentence(subject: string, issue: z.core.$ZodIssue, given: unknown, advice: string): string {
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return `'${key}' is not a known name; fix its spelling or remove it`;
  }
  if (issue.code === 'invalid_key') return `'${subject}' cannot be a name here; write ${hints.id}`;
  if (given === undefined) return `${subject} is missing; write ${advice}`;
  if (typeof given === 'string') {
    if (given.trim() === '') return `${subject} is empty; write ${advice}`;
    const [ending] = /\.(jpe?g|png|webp|avif)$/i.exec(given) ?? [];
    if (ending && hints[subject] && issue.code === 'invalid_format')
      return `${subject} is '${given}'; leave out ${ending}`;
    if (issue.code === 'too_small' || issue.code === 'too_big')
      return `${subject} has ${given.trim().length} characters; write ${advice}`;
  }
  if (Array.isArray(given) && issue.code === 'too_small')
    return `${subject} has ${given.length || 'no'} entries; write ${advice}`;
  return `${subject} is ${shown(given)}; write ${advice}`;
}

function adviceFor(field: string, issue: z.core.$ZodIssue): string {
  // The schema's own messages are about this value.
  if (issue.code === 'custom') return issue.message.replace(/^write /, '');
  const expected = issue.code === 'invalid_type' ? issue.expected : 'origin' in issue ? issue.origin : '';
  const special: Record<string, string> = {
    'from boolean': priceFromHint,
    'hours number': chairHoursHint,
    'prices.ts array': gridHint,
  };
  const hint = special[`${field} ${expected}`] ?? hints[field];
  if (hint) return hint;
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? `a value of the kind '${issue.expected}'`;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(value => shown(value)).join(', ')}`;
  if (issue.code === 'too_small') return `at least ${issue.minimum}${issue.origin === 'string' ? ' characters' : ''}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`;
  return issue.message.replace(/^write /, '');
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value.length > 40 ? `${value.slice(0, 40)}…` : value}'`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'a group of values in braces' : String(value);
}

type Path = readonly PropertyKey[];

function placesOf(path: Path, root: unknown): string[] {
  return path.map((_, index) => labelOf(path[index], valueAt(root, path.slice(0, index + 1)))).filter(Boolean);
}

/** Names a list entry by its name, title or text. A price is named by its size and length, any other entry by its number, counted from one. */
function labelOf(key: PropertyKey | undefined, value: unknown): string {
  if (typeof key !== 'number') return key === undefined ? '' : String(key);
  const { name, title, day, text, question, hairstyle, size, length } = record(value);
  if (size && length) return `${size}, ${length}`;
  const known = [name, title, day, text, question, hairstyle].find(one => typeof one === 'string' && one.trim() !== '');
  return known === undefined ? `entry ${key + 1}` : shown(known).slice(1, -1);
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (record(inner) as Record<PropertyKey, unknown>)[key], root);
}
