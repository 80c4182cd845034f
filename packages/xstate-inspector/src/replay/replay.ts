/** Replays a recording on a copy of the machine: the same events, actor results and times, but no effects. */
import { matchesState, type StateValue } from 'xstate';
import { isToItself, type LogEntry } from '../watch/watched';
import { type Copy, type Step, startCopy } from './copy';
import { type Recording, rejectMutation } from './recording';

/** Throws if the machine does not reach the states in the log. The copy's log has an entry for the start, and one for each event. */
export function replay(recording: Recording) {
  const { events, crash } = recording;
  const copy = startCopy(recording);
  const steps: Step[] = [];
  const take = (step: Step) => {
    steps.push(step);
    copy.take(step);
  };
  let last = Math.round(events[0]?.at ?? 0);
  const go = ({ event, sender, ...recorded }: LogEntry) => {
    const at = Math.round(recorded.at);
    // Only its own delay sends an event, not a developer who sends the same one before.
    const timer = sender === 'delay' && copy.watched.timers.find(({ type, target }) => type === event.type && !target);
    const milliseconds = timer ? timer.due - copy.now() : idleTime(copy, at - last);
    if (timer || milliseconds > 0) take({ kind: 'wait', milliseconds });
    // Answers are sent, because stubs send none.
    if (!timer) take({ kind: 'send', event });
    last = at;
  };
  for (const [index, recorded] of events.entries()) {
    const { event, to } = recorded;
    // The copy sends to itself what the machine did.
    if (!isToItself(recorded)) go(recorded);
    const { error } = copy.actor.getSnapshot();
    const value = copy.watched.log[index + 1]?.to ?? '';
    rejectMutation(copy.watched);
    if (error) throw new Error(`Event ${index + 1}, ${event.type}, makes the copy throw ${error}`, { cause: error });
    if (!isSame(value, to)) {
      throw new Error(
        `Event ${index + 1}, ${event.type}, led to ${JSON.stringify(to)} on the page and to ${JSON.stringify(value)} on the copy`,
      );
    }
  }
  if (crash) go(crash);
  return { steps, watched: copy.watched, hasThrown: copy.actor.getSnapshot().status === 'error' };
}

/** How far to advance the copy's clock before an event. No delay may end early, although a page's clock is not exact. */
function idleTime({ watched, now }: Copy, passed: number): number {
  const own = watched.timers.filter(({ target }) => !target);
  if (own.length === 0) return 0;
  const next = Math.min(...own.map(({ due }) => due));
  return Math.floor(Math.min(passed, next - now() - 1));
}

const isSame = (value: StateValue, other: StateValue) => matchesState(value, other) && matchesState(other, value);
