/** The actor that started this one, as far as a child knows it: somebody who takes its facts. */
import type { ActorRef, EventObject, Snapshot } from 'xstate';

export type Parent<Fact extends EventObject> = ActorRef<Snapshot<unknown>, Fact>;
