/** What a kit needs of a machine's types. */
import type {
  AnyEventObject,
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EventObject,
  StateMachine,
} from 'xstate';

/** A state's name: 'open', or 'editing.failed' for a nested state. */
type Leaf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: InRegion<Key, Value[Key]> }[keyof Value & string];
/** A region of a parallel machine may have no states of its own. */
type InRegion<Key extends string, Inner> = [Leaf<Inner>] extends [never] ? Key : `${Key}.${Leaf<Inner> & string}`;

/** The type parameters of StateMachine that a kit needs. */
export type Parts<M> =
  M extends StateMachine<
    infer _Context,
    infer Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _StateMeta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? { event: Event; actor: Actor; delay: Delay; state: Leaf<Value>; tag: Tag }
    : never;

/** Actors that can end: a promise with a result or an error, a machine with an error. Callback actors only send events. */
type Answering<Actor> = Actor extends { src: infer Name extends string; logic: infer Logic }
  ? Logic extends CallbackActorLogic<infer _Event, infer _Input, infer _Emitted>
    ? never
    : Name
  : never;
type Promised<Actor> = Actor extends { logic: AnyStateMachine } ? never : Answering<Actor>;

export type ActorName<M extends AnyStateMachine> = Parts<M>['actor'] extends { src: infer Name extends string }
  ? Name
  : never;
export type StateName<M extends AnyStateMachine> = Parts<M>['state'] & string;
export type UserEvent<M extends AnyStateMachine> = Parts<M>['event'];
/** The event of this type; several types may share one declaration. */
type OfType<Event, Type> = Event extends { type: infer Types } ? (Type extends Types ? Event : never) : never;
export type Payload<Event extends EventObject, Type> = Omit<OfType<Event, Type>, 'type'>;
/** The events that a kit performs: those of the machine, and the results of its actors, such as `sendMessage.done`. */
export type Performed<M extends AnyStateMachine> =
  | UserEvent<M>['type']
  | `${Promised<Parts<M>['actor']>}.done`
  | `${Answering<Parts<M>['actor']>}.error`;

/** Everything that can happen to the machine: an event that the kit performs, or the end of a delay. */
export type EventName<M extends AnyStateMachine> = Performed<M> | Parts<M>['delay'];

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

/** The expected result of an event: the state, changes of the context, and effects in order. */
export interface Outcome<M extends AnyStateMachine> {
  to: StateName<M>;
  /** The state is reentered, so its delay restarts. Implied if `to` is another state. */
  reenter?: boolean;
  context?: Partial<ContextFrom<M>>;
  effects?: readonly Effect[];
}

/** A fact for the parent `{ type }`, an action `{ does }` with its params, or a command to an actor `{ to, type }`. */
export type Effect = Readonly<Record<string, unknown>>;
