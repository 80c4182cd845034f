/** What the inspector keeps of each event. */
import type { StateValue } from 'xstate';
import type { Verdict } from './guards';
import type { Plain, PlainEvent } from './plain';
import type { Watched } from './watched';

/** One event that an actor received, and what followed. */
export interface LogEntry {
  /** Counts from 1 over all actors. */
  number: number;
  /** In milliseconds since the page was opened, without the time it was held. */
  at: number;
  /** The actor that received the event. */
  watched: Watched;
  event: PlainEvent;
  /** The page, this inspector, a delay, or the name of an actor. */
  sender: string;
  /** The actor that sent it, if it was one. */
  source: Watched | undefined;
  /** Undefined before the start. */
  from: StateValue | undefined;
  /** The status, such as `active`, of an actor that is not a machine. */
  to: StateValue;
  /** Ids of the states that the machine is in afterwards. */
  active: string[];
  /** Ids of the transitions taken. */
  taken: string[];
  verdicts: Verdict[];
  context: Plain;
  /** Events that the machine sent to other actors, except its children. */
  emitted: PlainEvent[];
  /** Why nothing followed. */
  refusal: string | undefined;
  /** What the machine threw. */
  error: Thrown | undefined;
  /** Roughly how much memory the entry takes, in characters. */
  size: number;
}

export type Thrown = { message: string; stack: string };

/** A state value on one line: `editing.draft`, `{a.b, c}`. */
export function stateText(value: StateValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  const parts = Object.entries(value).map(([key, inner]) => (inner === undefined ? key : join(key, stateText(inner))));
  return parts.length < 2 ? (parts[0] ?? '') : `{${parts.join(', ')}}`;
}

const join = (key: string, inner: string) => (inner === '' ? key : `${key}.${inner}`);
