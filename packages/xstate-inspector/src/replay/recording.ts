import { classOf, isRestored, parentOf } from 'xstate-paths/inside';
import { masked, maskedEntry } from '../watch/mask';
import type { LogEntry, Watched } from '../watch/watched';

export type Recording = ReturnType<typeof recordingOf>;

/** A machine's log up to a row, with masked text unless `isOpen` is set. */
export function recordingOf(watched: Watched, isOpen: boolean, until = Number.POSITIVE_INFINITY) {
  const { ref, machine, input, log, checkpoint, name } = watched;
  if (!machine || !ref) throw new Error('Only a machine of the open page can be replayed');
  if (checkpoint || isRestored(ref))
    throw new Error(`The log of ${name} has no beginning: its first rows were cleared, or it began from a snapshot`);
  rejectMutation(watched);
  const shown = (entry: LogEntry): LogEntry => (isOpen ? entry : maskedEntry(entry));
  const known = log.filter(({ number, event }) => number <= until && event.type !== 'xstate.stop');
  const init = known.find(({ event }) => event.type === 'xstate.init');
  const own = known.filter(entry => entry !== init && entry.active.length > 0);
  const crashed = own.find(({ error }) => error);
  return {
    ...{ machine, isOpen, input: isOpen ? input : masked(input) },
    Actor: classOf(ref),
    hasParent: parentOf(ref) !== undefined,
    first: init && shown(init),
    events: own.filter(({ error }) => !error).map(shown),
    crash: crashed && shown(crashed),
  };
}

/** Throws if the rows of a machine do not say what its context was. */
export function rejectMutation({ isMutated, name }: Watched): void {
  if (!isMutated) return;
  throw new Error(
    `${name} changes its context in place, for example with push or Map.set, so its rows do not say what it was, and a replay would begin with what the page has changed. Let assign return new arrays, maps and objects`,
  );
}
