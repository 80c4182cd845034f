/** An actor under inspection. */
import type { AnyActor, AnyActorLogic, AnyStateMachine } from 'xstate';
import type { LogEntry } from './log';
import type { Plain } from './plain';

type Kind = 'machine' | 'promise' | 'callback' | 'observable' | 'reducer';
/** `gone`: the page that ran it has been left or closed. */
type Status = 'running' | 'done' | 'stopped' | 'failed' | 'gone';

/** A delay that a machine is waiting for. */
interface RunningTimer {
  /** The event that will come. */
  type: string;
  /** When, on the session's clock. */
  due: number;
}

export interface Watched {
  /** Unique over all pages and sessions. */
  id: string;
  ref: AnyActor;
  /** Its own name, unique among the running children of its owner: `photoLoading 3`. */
  name: string;
  /** The names of its owners and its own, as in `site/lightbox/zoom`. */
  path: string;
  /** The actor that it belongs to; none for a root. */
  owner: Watched | undefined;
  kind: Kind;
  machine: AnyStateMachine | undefined;
  input: Plain;
  log: LogEntry[];
  /** The last entry that was dropped from the log: where a replay begins. */
  checkpoint: LogEntry | undefined;
  timers: RunningTimer[];
  /** Ids of the actors that its states own now. */
  children: string[];
  status: Status;
}

let count = 0;

type Start = Pick<Watched, 'ref' | 'owner' | 'input' | 'name'>;

export function newWatched({ ref, owner, ...start }: Start): Watched {
  count += 1;
  const kind = kindOf(ref.logic);
  const path = owner ? `${owner.path}/${start.name}` : start.name;
  return {
    ...{ ...start, ref, owner, kind, path, id: `actor-${count}` },
    machine: kind === 'machine' ? (ref.logic as AnyStateMachine) : undefined,
    ...{ log: [], checkpoint: undefined, timers: [], children: [], status: 'running' },
  };
}

/** XState does not say how logic was made: only a promise's knows how to resolve, and only a callback's needs its actor for that. */
function kindOf(logic: AnyActorLogic): Kind {
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

/** The name by which a developer knows an actor: ids that XState made up are replaced. */
export function ownName(ref: AnyActor): string {
  const { id, sessionId, src, logic } = ref;
  // An actor that a component creates has no parent; its id names its owner, as in `lightbox.photoLoading`.
  const isMadeUp = (name: string) => /^(x:\d+$|xstate\.invoke\.|\d+\.)/.test(name);
  if (id !== sessionId && !isMadeUp(id)) return ref._parent ? id : (id.split('.').at(-1) ?? id);
  if (typeof src === 'string' && !isMadeUp(src)) return src;
  return 'id' in logic && logic.id !== '(machine)' ? String(logic.id) : kindOf(logic);
}

/** Whether events that the actor receives can still do something. */
export const isRunning = ({ status }: Watched) => status === 'running';

/** The last entry that is not later than this number: what the actor was like then. */
export function entryAt({ log }: Watched, number = Number.POSITIVE_INFINITY): LogEntry | undefined {
  return log.findLast(entry => entry.number <= number);
}
