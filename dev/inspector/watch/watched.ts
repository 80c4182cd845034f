/** An actor under inspection. */
import type { AnyActor, AnyActorLogic, AnyStateMachine } from 'xstate';
import type { LogEntry } from './log';
import type { Plain } from './plain';

type Kind = 'machine' | 'promise' | 'callback' | 'observable' | 'reducer';
/** `gone` means that the actor's page was left or closed, `saved` that the actor was loaded from a saved log. */
type Status = 'running' | 'done' | 'stopped' | 'failed' | 'gone' | 'saved';

/** A running delay. */
interface RunningTimer {
  /** The delay's event. */
  type: string;
  /** When the delay ends, on the session's clock. */
  due: number;
}

export interface Watched {
  /** Unique over all pages and sessions. */
  id: string;
  ref: AnyActor;
  /** The actor's name, unique among its parent's running children, such as `photoLoading 3`. */
  name: string;
  /** The actor's path in the tree, such as `site/lightbox/zoom`. */
  path: string;
  /** The actor's parent; undefined for a root. */
  owner: Watched | undefined;
  kind: Kind;
  machine: AnyStateMachine | undefined;
  input: Plain;
  log: LogEntry[];
  /** The last dropped entry, from which replays start. */
  checkpoint: LogEntry | undefined;
  timers: RunningTimer[];
  /** Ids of the running actors that the machine has invoked or spawned. */
  children: string[];
  status: Status;
}

/** An actor with a statechart. */
export type WatchedMachine = Watched & { machine: AnyStateMachine };
export const isMachine = (watched: Watched): watched is WatchedMachine => watched.machine !== undefined;

let count = 0;

export function newWatched(ref: AnyActor, owner: Watched | undefined, name: string, input: Plain): Watched {
  count += 1;
  const kind = kindOf(ref.logic);
  return {
    ...{ ref, owner, name, input, kind, id: `actor-${count}`, path: owner ? `${owner.path}/${name}` : name },
    machine: kind === 'machine' ? (ref.logic as AnyStateMachine) : undefined,
    ...{ log: [], checkpoint: undefined, timers: [], children: [], status: 'running' },
  };
}

/** Recognizes the kind of logic by its methods, because XState does not report it. */
export function kindOf(logic: AnyActorLogic): Kind {
  if ('root' in logic) return 'machine';
  if (!('start' in logic)) return 'reducer';
  try {
    const scope = { self: {} } as never;
    const resolved = logic.transition({ status: 'active' }, { type: 'xstate.promise.resolve' }, scope);
    return resolved.status === 'done' ? 'promise' : 'observable';
  } catch {
    return 'callback';
  }
}

/** The actor's name for developers, instead of an id that XState has generated. */
export function ownName(ref: AnyActor): string {
  const { id, sessionId, src, logic } = ref;
  // An actor that a component creates has no parent, but its id names one, as in `lightbox.photoLoading`.
  const isMadeUp = (name: string) => /^(x:\d+$|xstate\.invoke\.|\d+\.)/.test(name);
  if (id !== sessionId && !isMadeUp(id)) return ref._parent ? id : (id.split('.').at(-1) ?? id);
  if (typeof src === 'string' && !isMadeUp(src)) return src;
  return 'id' in logic && logic.id !== '(machine)' ? String(logic.id) : kindOf(logic);
}

/** Whether the actor still processes events. */
export const isRunning = ({ status }: Watched) => status === 'running';

/** The actor's last log entry up to this number. */
export function entryAt({ log }: Watched, number = Number.POSITIVE_INFINITY): LogEntry | undefined {
  return log.findLast(entry => entry.number <= number);
}
