/** An actor's parent, as the actor sees it: it receives the actor's facts (events that say what has happened). */
import type { ActorRef, EventObject, Snapshot } from 'xstate';

export type Parent<Fact extends EventObject> = ActorRef<Snapshot<unknown>, Fact>;

/** An actor of the sender has failed; the sender itself continues. */
export type PartFact = { type: 'part.failed'; part: string; reason: unknown };

/** Code cannot be loaded, as after a release. */
export interface CodeFact {
  type: 'code.failed';
  /** What it would have shown, for developers. */
  what: string;
  /** The address that opens in its place as a new document, or with `inTab` in a new tab: by default the page with the form; if empty, the current one. */
  link?: string;
  inTab?: true;
  /** An error message has replaced the page. */
  closes?: true;
  reason: unknown;
}

export const partFact = (_: unknown, failed: { actorId: string; error: unknown }): PartFact => ({
  type: 'part.failed',
  part: failed.actorId,
  reason: failed.error,
});
