/** The values of a payload form. */
import { isRecord, isSpecial, kindOfSpecial, type Plain } from '../watch/plain';
import type { Shape } from './shape';

const INITIAL = { string: '', number: 0, boolean: false, array: [], other: undefined };

export function initial(shape: Shape): Plain {
  if (shape.kind === 'literal') return shape.value;
  if (shape.kind === 'object') return Object.fromEntries(shape.fields.map(field => [field.name, initial(field.shape)]));
  if (shape.kind !== 'union') return INITIAL[shape.kind];
  // An optional field has no value at first.
  const option = shape.options.find(each => each.kind === 'literal' && each.value === undefined) ?? shape.options[0];
  return option && initial(option);
}

/** Whether a value has this type. For a type without its own input, every value is accepted. */
export function fits(shape: Shape, value: Plain): boolean {
  if (shape.kind === 'other') return true;
  if (shape.kind === 'literal') return value === shape.value;
  if (shape.kind === 'union') return shape.options.some(option => fits(option, value));
  if (shape.kind === 'array') return Array.isArray(value) && value.every(item => fits(shape.item, item));
  if (shape.kind === 'object')
    return isRecord(value) && shape.fields.every(field => fits(field.shape, value[field.name]));
  return typeof value === shape.kind;
}

export function describe(shape: Shape): string {
  if (shape.kind === 'literal') return shape.value === undefined ? 'not given' : JSON.stringify(shape.value);
  if (shape.kind === 'union') return shape.options.map(describe).join(' or ');
  if (shape.kind === 'array') return `list of ${describe(shape.item)}`;
  if (shape.kind === 'other') return shape.text;
  if (shape.kind !== 'object') return shape.kind === 'string' ? 'text' : shape.kind;
  const tag = shape.fields.find(field => field.shape.kind === 'literal');
  return tag ? describe(tag.shape) : shape.fields.map(({ name }) => name).join(', ');
}

/** What the log holds completely, unlike elements, actors and functions, which it only names. */
const WHOLE = ['Date', 'Map', 'Set', 'URL', 'Error', 'bigint', 'number'];

/** Whether an event from the log can be sent again. */
export function isRepeatable(value: Plain): boolean {
  if (isSpecial(value)) return WHOLE.includes(kindOfSpecial(value)) && isRepeatable(value.content);
  return typeof value !== 'object' || value === null || Object.values(value).every(isRepeatable);
}
