/** The delays that a machine is waiting for, read from XState's own list of scheduled events. */
import type { AnyActorRef } from 'xstate';

export interface RunningTimer {
  /** The event that will come. */
  type: string;
  /** When, on the clock that was given. */
  due: number;
}

interface Scheduled {
  source: AnyActorRef;
  event: { type: string };
  delay: number;
}

/** Remembers when it has first seen each timer: XState notes the wall clock, which knows nothing of a held one. */
export function createTimerReader(now: () => number) {
  const firstSeen = new WeakMap<Scheduled, number>();
  return (actor: AnyActorRef): RunningTimer[] => {
    const scheduled: Scheduled[] = Object.values(actor.system.getSnapshot()._scheduledEvents);
    return scheduled
      .filter(({ source }) => source === actor)
      .map(timer => {
        const start = firstSeen.get(timer) ?? now();
        firstSeen.set(timer, start);
        return { type: timer.event.type, due: start + timer.delay };
      });
  };
}
