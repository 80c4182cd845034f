/** A machine's log as data, for replays and tests. */
import type { AnyStateMachine } from 'xstate';
import { type ActorClass, classOf, isRestored, parentOf } from 'xstate-paths/inside';
import { masked } from '../watch/mask';
import type { Plain, PlainEvent, Thrown } from '../watch/plain';
import type { LogEntry, Watched } from '../watch/watched';

/** What a machine was after an event, and what it sent. */
export type Outcome = Pick<LogEntry, 'to' | 'context' | 'sent'>;
/** From where a replay starts: the last event that was dropped, or a snapshot that the application has restored. */
export type Start = Pick<LogEntry, 'to' | 'context' | 'children' | 'history'>;

/** `isDelayed` is whether a delay sent the event. */
interface Happening {
  /** In ms since the page was opened. */
  at: number;
  event: PlainEvent;
  isDelayed: boolean;
}

export interface Recording {
  machine: AnyStateMachine;
  /** The application's class of actors. */
  Actor: ActorClass;
  /** Whether masked text is shown. */
  isOpen: boolean;
  /** Whether the machine has a parent, to which it may send events. */
  hasParent: boolean;
  input: Plain;
  start: Start | undefined;
  /** What was true before the first event. */
  first: Outcome | undefined;
  events: (Happening & Outcome)[];
  /** The event on which the machine threw, after all others. */
  crash: (Happening & { error: Thrown }) | undefined;
}

/** A machine's log up to a row, with masked text unless `isOpen` is set. */
export function recordingOf(watched: Watched, isOpen: boolean, until = Number.POSITIVE_INFINITY): Recording {
  const { ref, machine, input, log, checkpoint } = watched;
  if (!machine || !ref) throw new Error('Only a machine of the open page can be replayed');
  rejectMutation(watched);
  const show = <T extends Plain>(data: T): T => (isOpen ? data : masked(data));
  const shown = (entry: LogEntry): Start & Outcome => ({
    ...entry,
    context: show(entry.context),
    sent: entry.sent.map(show),
  });
  const happening = ({ at, event, sender }: LogEntry): Happening => ({
    ...{ at: Math.round(at), event: show(event), isDelayed: sender === 'delay' },
  });
  const known = log.filter(({ number, event }) => number <= until && event.type !== 'xstate.stop');
  const init = known.find(({ event }) => event.type === 'xstate.init');
  const own = known.filter(entry => entry !== init && entry.active.length > 0);
  const crashed = own.find(({ error }) => error);
  const first = checkpoint ?? init;
  return {
    ...{ machine, isOpen, input: show(input) },
    Actor: classOf(ref),
    hasParent: parentOf(ref) !== undefined,
    first: first && shown(first),
    start: first && (checkpoint || isRestored(ref)) ? shown(first) : undefined,
    events: own.filter(({ error }) => !error).map(entry => ({ ...shown(entry), ...happening(entry) })),
    crash: crashed?.error && { ...happening(crashed), error: crashed.error },
  };
}

/** Throws if the rows of a machine do not say what its context was. */
export function rejectMutation({ isMutated, name }: Watched): void {
  if (!isMutated) return;
  throw new Error(
    `${name} changes its context in place, for example with push or Map.set, so its rows do not say what it was, and a replay would begin with what the page has changed. Let assign return new arrays, maps and objects`,
  );
}
