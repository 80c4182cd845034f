/** The log entry of an event. */
import type { StateValue } from 'xstate';
import { eventLabel } from '../chart/names';
import type { GuardResult } from './guards';
import type { Plain, PlainEvent } from './plain';
import type { Watched } from './watched';

/** An event that an actor received, and its result. */
export interface LogEntry {
  /** Sequence number over all actors, from 1. */
  number: number;
  /** In ms since the page was opened, not counting paused time. */
  at: number;
  /** The actor that received the event. */
  watched: Watched;
  event: PlainEvent;
  /** `page`, `inspector`, `delay`, `log` for a replay, or the name of the actor that sent the event. */
  sender: string;
  /** The actor that sent the event; undefined if no actor did. */
  source: Watched | undefined;
  /** The state before the event; undefined for the first event. */
  from: StateValue | undefined;
  /** The state after the event; for an actor that is not a machine, its status, such as `active`. */
  to: StateValue;
  /** Ids of the active states after the event. */
  active: string[];
  /** Ids of the transitions taken. */
  taken: string[];
  guardResults: GuardResult[];
  context: Plain;
  /** Names of the actions that ran, without XState's own, and what was scheduled or canceled, such as `schedules a in 3 s`. */
  actions: string[];
  /** How the event was scheduled, if it came late: the row, the time that it waited, and the id that the developer gave. */
  delay: { row: number; milliseconds: number; id: string | undefined } | undefined;
  /** Events that the actor sent to other actors, except its children. */
  sent: PlainEvent[];
  /** Events that the actor emitted with `emit`. */
  emitted: PlainEvent[];
  /** The reason why the event changed nothing. */
  refusal: string | undefined;
  /** The thrown error. */
  error: Thrown | undefined;
  /** Approximate size in characters. */
  size: number;
}

/** The readable name of an event; the end of an actor has the actor's name instead of an id that XState has generated. */
export function labelOf({ event, source }: Pick<LogEntry, 'event' | 'source'>): string {
  return eventLabel(event.type, source?.name);
}

export type Thrown = { message: string; stack: string };

export function thrown(error: unknown): Thrown {
  const { message, stack } = (typeof error === 'object' && error ? error : {}) as Partial<Error>;
  return { message: message ?? String(error), stack: stack ?? '' };
}

/** The refusal of an event that a state handles by doing nothing. */
export const FORBIDDEN = 'forbidden here: nothing happens';

export const refusalText = (refusal: string) => (refusal === FORBIDDEN ? refusal : `refused: ${refusal}`);

/** A state value on one line: `editing.draft`, `{a.b, c}`. */
export function stateText(value: StateValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  const parts = Object.entries(value).map(([key, inner]) => (inner === undefined ? key : join(key, stateText(inner))));
  return parts.length < 2 ? (parts[0] ?? '') : `{${parts.join(', ')}}`;
}

const join = (key: string, inner: string) => (inner === '' ? key : `${key}.${inner}`);
