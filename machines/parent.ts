/** An actor's parent as the child knows it: a receiver of its facts. */
import type { ActorRef, EventObject, Snapshot } from 'xstate';

export type Parent<Fact extends EventObject> = ActorRef<Snapshot<unknown>, Fact>;
