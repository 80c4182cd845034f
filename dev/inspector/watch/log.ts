/** What the inspector keeps of a machine's life. */
import type { StateValue } from 'xstate';
import type { Verdict } from './guards';
import type { Plain, PlainEvent } from './plain';

/** One event and what came of it. */
export interface LogEntry {
  /** Counts from 0 over the machine's whole life. */
  number: number;
  /** In milliseconds since the page was opened, not counting the time it was held. */
  at: number;
  event: PlainEvent;
  /** Who sent it: the page, this inspector, a delay, or an actor by its id. */
  sender: string;
  /** Undefined before the start. */
  from: StateValue | undefined;
  to: StateValue;
  /** Ids of the states it ended in. */
  active: string[];
  /** Transitions taken on the way. */
  taken: string[];
  verdicts: Verdict[];
  context: Plain;
  /** What it sent to its parent meanwhile. */
  facts: PlainEvent[];
  /** Why nothing came of it, where nothing did. */
  refusal: string | undefined;
}

/** A state value on one line: `editing.draft`, `{a.b, c}`. */
export function stateText(value: StateValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  const parts = Object.entries(value).map(([key, inner]) => (inner === undefined ? key : join(key, stateText(inner))));
  return parts.length < 2 ? (parts[0] ?? '') : `{${parts.join(', ')}}`;
}

const join = (key: string, inner: string) => (inner === '' ? key : `${key}.${inner}`);
