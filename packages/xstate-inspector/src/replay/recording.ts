/** A machine's log as data, for replays and tests. */
import type { AnyStateMachine, StateValue } from 'xstate';
import { masked } from '../watch/mask';
import type { Plain, PlainEvent, Thrown } from '../watch/plain';
import type { Watched } from '../watch/watched';
import { type ActorClass, classOf, parentOf } from '../watch/xstate-5';

export interface Recording {
  machine: AnyStateMachine;
  /** The application's class of actors. */
  Actor: ActorClass;
  /** Whether masked text is shown. */
  isOpen: boolean;
  /** Whether the machine has a parent, to which it may send events. */
  hasParent: boolean;
  input: Plain;
  /** The checkpoint from which to start, if older events were dropped. */
  start: { value: StateValue; context: Plain } | undefined;
  /** With the time in ms since the page was opened, and the resulting state, to detect a replay that diverges. `isDelayed` is whether a delay sent it. */
  events: { at: number; event: PlainEvent; to: StateValue; isDelayed?: boolean }[];
  /** The event on which the machine threw, after all others. */
  crash: { at: number; event: PlainEvent; error: Thrown; isDelayed: boolean } | undefined;
}

/** A machine's log up to a row, with masked text unless `isOpen` is set. */
export function recordingOf(
  { ref, machine, input, log, checkpoint }: Pick<Watched, 'ref' | 'machine' | 'input' | 'log' | 'checkpoint'>,
  isOpen: boolean,
  until = Number.POSITIVE_INFINITY,
): Recording {
  if (!machine || !ref) throw new Error('Only a machine of the open page can be replayed');
  const show = <T extends Plain>(data: T): T => (isOpen ? data : masked(data));
  const own = log.filter(
    ({ number, event, active }) => number <= until && active.length > 0 && !/^xstate\.(init|stop)$/.test(event.type),
  );
  const crashed = own.find(({ error }) => error);
  return {
    machine,
    Actor: classOf(ref),
    isOpen,
    hasParent: parentOf(ref) !== undefined,
    input: show(input),
    start: checkpoint && { value: checkpoint.to, context: show(checkpoint.context) },
    events: own
      .filter(({ error }) => !error)
      .map(({ at, event, to, sender }) => ({
        ...{ at: Math.round(at), event: show(event), to },
        isDelayed: sender === 'delay',
      })),
    crash: crashed?.error && {
      ...{ at: Math.round(crashed.at), event: show(crashed.event), error: crashed.error },
      isDelayed: crashed.sender === 'delay',
    },
  };
}
