/** What a kit needs of a machine's types. */
import type { AnyEventObject, AnyStateMachine, ContextFrom, EventObject, TypesOf } from './xstate-5.ts';

/** The actors of these kinds. */
type Named<M extends AnyStateMachine, Kind> = {
  [Name in keyof TypesOf<M>['actor']]: TypesOf<M>['actor'][Name] extends Kind ? Name : never;
}[keyof TypesOf<M>['actor']];

export type ActorName<M extends AnyStateMachine> = keyof TypesOf<M>['actor'];
export type StateName<M extends AnyStateMachine> = TypesOf<M>['state'] & string;
export type UserEvent<M extends AnyStateMachine> = TypesOf<M>['event'];
/** The event of this type; several types may share one declaration. */
type OfType<Event, Type> = Event extends { type: infer Types } ? (Type extends Types ? Event : never) : never;
export type Payload<Event extends EventObject, Type> = Omit<OfType<Event, Type>, 'type'>;
/** The events that a kit performs: those of the machine, and the results of its actors, such as `sendMessage.done`. */
export type Performed<M extends AnyStateMachine> =
  | UserEvent<M>['type']
  | `${Named<M, 'promise'>}.done`
  // A promise can end with a result or an error, a machine with an error. Callback actors only send events.
  | `${Named<M, 'promise' | 'machine'>}.error`;

/** Everything that can happen to the machine: an event that the kit performs, or the end of a delay, which may be named by its ms. */
export type EventName<M extends AnyStateMachine> = Performed<M> | TypesOf<M>['delay'] | `${number}`;

export type EventNamed<M extends AnyStateMachine, Name> = Name extends UserEvent<M>['type']
  ? OfType<UserEvent<M>, Name>
  : AnyEventObject;

/** The machine just before an event, and the event. */
export interface Moment<M extends AnyStateMachine, Name = string> {
  /** For a parallel machine, the states of all regions: 'rotation.paused & tab.hidden'. */
  state: string;
  context: ContextFrom<M>;
  event: EventNamed<M, Name>;
}

/** A state, or several of a parallel state: 'main.left & main.right'. */
export type Target<M extends AnyStateMachine> = StateName<M> | `${StateName<M>} & ${string}`;

/** The expected result of an event: the state, changes of the context, and effects in order. */
export interface Outcome<M extends AnyStateMachine> {
  to: Target<M>;
  /** The state is reentered, so its delay restarts. Implied if `to` is another state. */
  reenter?: boolean;
  /** `any`: the context is not judged here, because unit tests say what is right. */
  context?: Partial<ContextFrom<M>> | 'any';
  effects?: readonly Effect[];
}

/** A fact for the parent `{ type }`, an action `{ does }` with its params, or a command to an actor `{ to, type }`. */
export type Effect = Readonly<Record<string, unknown>>;
