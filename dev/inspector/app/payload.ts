/** Initial values, validation and conversion to an event for the values of a payload form. */
import type { Field, Shape } from '../event-types';
import { isActor, isLogic, isRecord, type Plain } from '../watch/plain';

/** A value entered as JSON. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value in a form: plain data, in which JSON is still text. */
export type Draft = Plain | JsonText | Draft[] | { [key: string]: Draft };

export function initial(shape: Shape): Draft {
  if (shape.kind === 'string') return '';
  if (shape.kind === 'number') return 0;
  if (shape.kind === 'boolean') return false;
  if (shape.kind === 'literal') return shape.value;
  if (shape.kind === 'array') return [];
  if (shape.kind === 'other') return new JsonText('');
  if (shape.kind === 'object') return Object.fromEntries(shape.fields.map(field => [field.name, initial(field.shape)]));
  // An optional field has no value at first.
  const option = shape.options.find(each => each.kind === 'literal' && each.value === undefined) ?? shape.options[0];
  return option && initial(option);
}

/** Converts a value from the log to a form value. */
export function draftOf(shape: Shape, value: Plain): Draft {
  if (shape.kind === 'other') return new JsonText(JSON.stringify(value) ?? '');
  if (shape.kind === 'array' && Array.isArray(value)) return value.map(item => draftOf(shape.item, item));
  if (shape.kind === 'object' && isRecord(value))
    return Object.fromEntries(shape.fields.map(field => [field.name, draftOf(field.shape, value[field.name])]));
  return value;
}

/** The problems of a value; empty if it is valid. */
export function problems(shape: Shape, value: Draft, path: string): string[] {
  const should = (wanted: string) => [`${path} should be ${wanted}`];
  if (value instanceof JsonText) {
    if (shape.kind === 'other' && shape.isCode) return [`${path} is code, which cannot be typed in: ${shape.text}`];
    return typeof parsed(value.text) === 'symbol' ? should(`JSON of the type ${describe(shape)}`) : [];
  }
  if (shape.kind === 'string') return typeof value === 'string' ? [] : should('text');
  if (shape.kind === 'number') return Number.isFinite(value) ? [] : should('a number');
  if (shape.kind === 'boolean') return typeof value === 'boolean' ? [] : should('true or false');
  if (shape.kind === 'literal') return value === shape.value ? [] : should(describe(shape));
  if (shape.kind === 'array') {
    return Array.isArray(value)
      ? value.flatMap((item, index) => problems(shape.item, item, `${path}[${index}]`))
      : should('a list');
  }
  if (shape.kind === 'object') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return should('an object');
    return shape.fields.flatMap(field => problems(field.shape, value[field.name], `${path}.${field.name}`));
  }
  if (shape.kind === 'other') return [];
  const each = shape.options.map(option => problems(option, value, path));
  return each.some(({ length }) => length === 0)
    ? []
    : (each.find((_, index) => isAlike(shape.options[index], value)) ?? should(describe(shape)));
}

/** The variant of a union that matches an object. */
const isAlike = (shape: Shape | undefined, value: Draft) =>
  (shape?.kind === 'object' && typeof value === 'object') ||
  (shape?.kind === 'number' && typeof value === 'number') ||
  (shape?.kind === 'array' && Array.isArray(value));

export function sent(value: Draft): Plain {
  if (value instanceof JsonText) return parsed(value.text) as Plain;
  if (Array.isArray(value)) return value.map(sent);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, Plain] => [key, sent(inner)]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

export function describe(shape: Shape): string {
  if (shape.kind === 'literal') return shape.value === undefined ? 'not given' : JSON.stringify(shape.value);
  if (shape.kind === 'union') return shape.options.map(describe).join(' or ');
  if (shape.kind === 'array') return `list of ${describe(shape.item)}`;
  if (shape.kind === 'other') return shape.text;
  if (shape.kind !== 'object') return shape.kind === 'string' ? 'text' : shape.kind;
  const tag = shape.fields.find(field => field.shape.kind === 'literal');
  return tag ? describe(tag.shape) : shape.fields.map(({ name }: Field) => name).join(', ');
}

/** Whether an event from the log can be sent again. The log has only the names of actors and functions. */
export function isRepeatable(value: Plain): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isRepeatable);
  return !isActor(value) && !isLogic(value) && !String(value).startsWith('[function ');
}

const NOT_JSON = Symbol('not JSON');

function parsed(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}
