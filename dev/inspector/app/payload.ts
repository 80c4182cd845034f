/** Reads an event's payload from the form in which it was filled in. */
import type { PayloadField } from '../event-shapes';
import type { Plain } from '../watch/plain';

export function readPayload(fields: readonly PayloadField[], form: FormData): { [name: string]: Plain } {
  return Object.fromEntries(fields.map(field => [field.name, read(field, form.get(field.name))]));
}

function read({ name, kind, type }: PayloadField, entered: FormDataEntryValue | null): Plain {
  const text = typeof entered === 'string' ? entered : '';
  if (kind === 'boolean') return entered !== null;
  if (kind === 'number') return Number(text);
  if (kind === 'text') return text;
  try {
    return JSON.parse(text) as Plain;
  } catch {
    throw new Error(`${name} is no JSON. It should be ${type}, such as null or "text"`);
  }
}
