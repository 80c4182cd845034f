/** An actor's parent, as the actor sees it: it receives the actor's facts (events that say what has happened). */
import type { ActorRef, EventObject, Snapshot } from 'xstate';

export type Parent<Fact extends EventObject> = ActorRef<Snapshot<unknown>, Fact>;
