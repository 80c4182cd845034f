import type { AnyActor, AnyStateMachine, StateValue } from 'xstate';
import { isMadeUp, type Kind, kindOf } from 'xstate-paths/inside';
import type { Source } from '../../client.js';
import type { Graph } from '../chart/graph';
import { eventLabel } from '../chart/names';
import type { GuardResult } from './guards';
import type { Plain, PlainEvent, Thrown } from './plain';

/** `rejected`: a promise failed, which its parent may handle; `gone`: the page was left or closed; `saved`: from a saved session. */
export type Status = 'running' | 'done' | 'stopped' | 'failed' | 'rejected' | 'gone' | 'saved';

export interface RunningTimer {
  type: string;
  event: object;
  due: number;
  milliseconds: number;
  id: string | undefined;
  target: string | undefined;
  row: number;
}

export interface LogEntry {
  /** Sequence number over all actors, from 1. */
  number: number;
  /** In ms since the page was opened, not counting paused time. */
  at: number;
  watched: Watched;
  event: PlainEvent;
  /** `page`, `inspector`, `delay`, `log` for a replay, or the name of the actor that sent the event. */
  sender: string;
  source: Watched | undefined;
  from: StateValue | undefined;
  /** The state after the event; for an actor that is not a machine, its status, such as `active`. */
  to: StateValue;
  active: string[];
  taken: string[];
  guardResults: GuardResult[];
  context: Plain;
  /** Ids of the running actors that the machine has invoked or spawned, with the names of their logic, if they have any. */
  children: { [id: string]: string };
  /** Names of the actions that ran, without XState's own, and what was scheduled or canceled, such as `schedules a in 3 s`. */
  actions: string[];
  /** How the event was scheduled, if it came late: the row, the time that it waited, and the id that the developer gave. */
  delay: { row: number; milliseconds: number; id: string | undefined } | undefined;
  sent: PlainEvent[];
  emitted: PlainEvent[];
  refusal: string | undefined;
  error: Thrown | undefined;
  size: number;
}

export interface Watched {
  /** Unique over all pages and sessions. */
  id: string;
  /** Undefined for an actor of a saved session. */
  ref: AnyActor | undefined;
  /** The actor's name, unique among its parent's running children, such as `photoLoading 3`. */
  name: string;
  path: string;
  owner: Watched | undefined;
  kind: Kind;
  machine: AnyStateMachine | undefined;
  graph: Graph | undefined;
  source: Source | undefined;
  input: Plain;
  output: Plain;
  life: { start: number; end: number | undefined };
  log: LogEntry[];
  checkpoint: LogEntry | undefined;
  timers: RunningTimer[];
  hasOwnClock: boolean;
  /** Whether it changes its context in place, so that a row may show a later context. */
  isMutated: boolean;
  status: Status;
}

export type WatchedMachine = Watched & { graph: Graph };
export const hasChart = (watched: Watched): watched is WatchedMachine => watched.graph !== undefined;

let count = 0;

export const watchedOf = (
  known: Pick<Watched, 'name' | 'path' | 'owner' | 'kind' | 'graph' | 'input' | 'life' | 'status'> & Partial<Watched>,
): Watched => ({
  ...{ ref: undefined, machine: undefined, source: undefined, output: undefined, checkpoint: undefined },
  ...{ log: [], timers: [], hasOwnClock: false, isMutated: false },
  ...known,
  id: `actor-${++count}`,
});

/** The actor's name for developers, instead of an id that XState has generated. */
export function ownName({ id, sessionId, src, logic }: AnyActor): string {
  if (id !== sessionId && !isMadeUp(id)) return id;
  if (typeof src === 'string' && !isMadeUp(src)) return src;
  return 'id' in logic && logic.id !== '(machine)' ? String(logic.id) : kindOf(logic);
}

export const isToItself = ({ source, watched }: LogEntry) => source !== undefined && source === watched;

export const isRunning = ({ status }: Watched) => status === 'running';

/** The actor's last log entry up to this number, which may have been dropped from the timeline. */
export function entryAt({ log, checkpoint }: Watched, number = Number.POSITIVE_INFINITY): LogEntry | undefined {
  const entry = log.findLast(each => each.number <= number);
  return entry ?? (checkpoint && checkpoint.number <= number ? checkpoint : undefined);
}

export function statusAt({ status, life }: Watched, number = Number.POSITIVE_INFINITY): Status | undefined {
  if (number < life.start) return undefined;
  return life.end !== undefined && number < life.end ? 'running' : status;
}

/** The readable name of an event; the end of an actor has the actor's name instead of an id that XState has generated. */
export function labelOf({ event, source }: Pick<LogEntry, 'event' | 'source'>): string {
  return eventLabel(event.type, source?.name);
}
