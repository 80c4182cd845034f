/** An actor's parent, as the actor sees it: it receives the actor's facts (events that say what has happened). */
import type { ActorRef, EventObject, Snapshot } from 'xstate';

export type Parent<Fact extends EventObject> = ActorRef<Snapshot<unknown>, Fact>;

/** An actor of the sender has failed; the sender itself continues. */
export interface PartFact {
  type: 'part.failed';
  part: string;
  reason: unknown;
}

export const partFact = (_: unknown, failed: { actorId: string; error: unknown }): PartFact => ({
  type: 'part.failed',
  part: failed.actorId,
  reason: failed.error,
});
