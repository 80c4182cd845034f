/** A machine under watch, and the log that grows with it. */
import type { AnyActor, AnyStateMachine } from 'xstate';
import type { LogEntry } from './log';
import type { Plain } from './plain';
import type { RunningTimer } from './timers';

/** Entries kept of each machine. What is older is dropped, and with it the beginning that a replay needs. */
export const LOG_LIMIT = 2000;

export interface Watched {
  /** One of its kind over all pages and sessions. */
  id: string;
  ref: AnyActor;
  /** The machine under which it is shown; none for a root. */
  owner: Watched | undefined;
  machine: AnyStateMachine;
  input: Plain;
  log: LogEntry[];
  dropped: number;
  timers: RunningTimer[];
  /** Ids of the actors that its states own now. */
  children: string[];
  isRunning: boolean;
}

/** How many were ever watched. */
let count = 0;

type Start = Pick<Watched, 'ref' | 'owner' | 'machine' | 'input'>;

export function newWatched(start: Start): Watched {
  count += 1;
  const id = `machine-${count}`;
  return { ...start, id, log: [], dropped: 0, timers: [], children: [], isRunning: true };
}

/** How many entries there ever were. */
export function entryCount({ log, dropped }: Watched): number {
  return dropped + log.length;
}

export function append(watched: Watched, entry: LogEntry): void {
  watched.log.push(entry);
  if (watched.log.length > LOG_LIMIT) watched.dropped += watched.log.splice(0, 1).length;
}
