/** Texts of a log entry. */
import type { StateValue } from 'xstate';
import { eventLabel } from '../chart/names';
import type { LogEntry } from './watched';

/** The readable name of an event; the end of an actor has the actor's name instead of an id that XState has generated. */
export function labelOf({ event, source }: Pick<LogEntry, 'event' | 'source'>): string {
  return eventLabel(event.type, source?.name);
}

/** A state value on one line: `editing.draft`, `{a.b, c}`. */
export function stateText(value: StateValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  const parts = Object.entries(value).map(([key, inner]) => (inner === undefined ? key : join(key, stateText(inner))));
  return parts.length < 2 ? (parts[0] ?? '') : `{${parts.join(', ')}}`;
}

const join = (key: string, inner: string) => (inner === '' ? key : `${key}.${inner}`);
