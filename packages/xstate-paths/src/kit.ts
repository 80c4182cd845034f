/**
 * A kit describes one machine for the path tests: every event with the payloads that matter, how a visitor causes it, the
 * expected transition, and what must then be on screen. Written by hand from the specification. A missing event or
 * state is a type error.
 */
import type {
  AnyEventObject,
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EventObject,
  InputFrom,
  StateMachine,
} from 'xstate';
import type { Driver } from './driver';

/** A state's name: 'open', or 'editing.failed' for a nested state. */
type Leaf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: InRegion<Key, Value[Key]> }[keyof Value & string];
/** A region of a parallel machine may have no states of its own. */
type InRegion<Key extends string, Inner> = [Leaf<Inner>] extends [never] ? Key : `${Key}.${Leaf<Inner> & string}`;

// Extracts the type parameters of StateMachine that a kit needs.
type Parts<M> =
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

type Actors<M extends AnyStateMachine> = Parts<M>['actor'] extends { src: infer Name extends string } ? Name : never;
export type StateName<M extends AnyStateMachine> = Parts<M>['state'] & string;
type UserEvent<M extends AnyStateMachine> = Parts<M>['event'];
type Payload<Event extends EventObject, Type> = Omit<Extract<Event, { type: Type }>, 'type'>;
type Performed<M extends AnyStateMachine> =
  | UserEvent<M>['type']
  | `${Promised<Parts<M>['actor']>}.done`
  | `${Answering<Parts<M>['actor']>}.error`;

/** Everything that can happen to the machine: an event that the kit performs, an actor's result, the end of a delay. */
type EventName<M extends AnyStateMachine> = Performed<M> | Parts<M>['delay'];

/** The machine just before an event, and the event. */
interface Moment<M extends AnyStateMachine, Name = string> {
  /** For a parallel machine, the states of all regions: 'rotation.paused & tab.hidden'. */
  state: string;
  context: ContextFrom<M>;
  event: Name extends UserEvent<M>['type'] ? Extract<UserEvent<M>, { type: Name }> : AnyEventObject;
}

/** The expected result: the state, changes of the context, and effects in order. */
export interface Outcome<M extends AnyStateMachine> {
  to: StateName<M>;
  /** The state is reentered, so its delay restarts. Implied if `to` is another state. */
  reenter?: boolean;
  context?: Partial<ContextFrom<M>>;
  /** Facts for the parent `{ type }`, actions `{ does }` with their params, and commands to actors `{ to, type }`. */
  effects?: readonly Record<string, unknown>[];
}

interface Arrival<Event, D> {
  begin: (driver: D) => Promise<void>;
  /** Events from the initial state on. The result of an actor has the type `xstate.done.actor.<name>`. */
  after: readonly (Event | { type: `xstate.${string}`; output?: unknown })[];
}

/** The expected result, or null if the event is refused. */
type ExpectedTransition<M extends AnyStateMachine, Name> = (moment: Moment<M, Name>) => Outcome<M> | null;

/** One way to cause an event, or several named ways; the paths use each way. */
type Doing<Event, D> = (driver: D, event: Event) => Promise<void>;
type Ways<Event, D> = Doing<Event, D> | Readonly<Record<string, Doing<Event, D>>>;

export interface Kit<M extends AnyStateMachine, Seen, D> {
  name: string;
  machine: M;
  input: InputFrom<M>;
  events: { [Type in UserEvent<M>['type']]: readonly Payload<UserEvent<M>, Type>[] };
  /** What each actor may resolve or reject with. */
  answers: { [Name in Answering<Parts<M>['actor']>]: { done: readonly unknown[]; error: readonly unknown[] } };
  /** Delays in ms, from the specification. */
  delays: { [Name in Parts<M>['delay']]: number };
  /** Events that no page can produce; only the bare machine gets them. */
  machineOnly?: readonly { event: UserEvent<M>; because: string }[];
  /** The part of the context that distinguishes states for the planner, if the whole context has too many values. */
  stateKey?: (context: ContextFrom<M>) => unknown;
  /** Whether an event can happen at this moment. `onPage`: true on a page, false on the bare machine. */
  possible?: (moment: Moment<M> & { onPage: boolean }) => boolean;

  /** The initial state (for a parallel machine, of all regions) and the whole initial context. */
  starts: { in: string; context: ContextFrom<M> };
  /**
   * The expected transition of each state for each event. Any other event must change nothing. In a parallel machine, every
   * region lists its transitions, and their outcomes are merged; so are `activeActors`, `tags`, `seen` and `quietPeriod`.
   */
  transitions: { [State in StateName<M>]: { [Name in EventName<M>]?: ExpectedTransition<M, Name> } };
  /** The actors that run in each state. */
  activeActors: { [State in StateName<M>]: readonly string[] | ((context: ContextFrom<M>) => readonly string[]) };
  /** The expected input of each actor that has one, without actor references such as the parent. */
  inputs?: { [Name in Actors<M>]?: (context: ContextFrom<M>) => object };
  /** The states that have each tag. */
  tags: { [Tag in Parts<M>['tag']]: readonly StateName<M>[] };

  /** The widths at which the view exists. */
  viewports: readonly Viewport[];
  begin: (driver: D) => Promise<void>;
  perform: {
    [Name in Performed<M>]: Ways<Name extends UserEvent<M>['type'] ? Moment<M, Name>['event'] : AnyEventObject, D>;
  };
  see: (driver: D) => Promise<Seen>;
  seen: {
    [State in StateName<M>]: (
      context: ContextFrom<M>,
      last: AnyEventObject | undefined,
    ) => Partial<NoInfer<Seen>> & { observed?: Observed };
  };
  /**
   * The aspects of the page (`Driver.observe`) that this machine may change: names, or patterns. Everything else must stay as it was
   * first seen at the same address. `observed`, in `seen`, may expect particular values.
   */
  differs: readonly (string | RegExp)[];
  /** The events after which the page may scroll, other than to another page or to a focused element that was out of view. */
  scrolls?: readonly EventName<M>[];
  /** How long, in milliseconds, nothing may happen on screen in a state without a delay; 0 by default. */
  quietPeriod?: { [State in StateName<M>]?: number };
  /** Things that visitors may do in a state and that must change nothing. The first path through the state tries them. */
  harmless?: { [State in StateName<M>]?: Readonly<Record<string, (driver: D) => Promise<void>>> };
  /** Other ways to begin, each with the events that lead from the initial state to what must then be on screen. */
  arrivals?: Readonly<Record<string, Arrival<UserEvent<M>, D>>>;
  /** Declared transitions that neither a visitor nor the browser can cause, each with its reason. */
  unreachable?: Readonly<Record<string, string>>;
}

/** The expected aspects of a page: for each, a value or a pattern, or undefined if the aspect must be absent. */
export type Observed = Readonly<Record<string, string | RegExp | undefined>>;

export type Viewport = 'phone' | 'desktop';

/** A kit without its machine's types, so that one planner works for all kits. `D`: the driver that its steps need. */
export type AnyKit<D = never> = Kit<AnyStateMachine, unknown, D>;
export type AnyOutcome = Outcome<AnyStateMachine>;

/** A file `<name>.kit.ts`: a kit, or a function that makes one for some content. */
export interface KitModule<Content, D> {
  default: AnyKit<D> | ((content: Content) => AnyKit<D>);
}

/** `kitOf` for kits whose steps use this driver; it checks a kit against its machine's types. */
export const kitsFor =
  <D extends Driver>() =>
  <M extends AnyStateMachine>(machine: M) =>
  <Seen>(kit: Omit<Kit<M, Seen, D>, 'machine'>): AnyKit<D> =>
    ({ ...kit, machine }) as unknown as AnyKit<D>;
