/**
 * What the path tests know of one machine: every event with the payloads that matter, how a visitor performs it, the
 * expected transition, and what must then be on screen. Written by hand from the specification. A missing event or
 * state is a type error.
 */
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EventObject,
  InputFrom,
  NonReducibleUnknown,
  StateMachine,
} from 'xstate';
import type { LineKind } from '../../machines/contact-form/request-lines';
import type { Timetable } from '../../machines/open-hours/opening';
import type { Driver } from './driver';

/** 'open', or 'editing.failed' for a state inside another. */
type Leaf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: InRegion<Key, Value[Key]> }[keyof Value & string];
/** A region of a parallel machine may have no states of its own. */
type InRegion<Key extends string, Inner> = [Leaf<Inner>] extends [never] ? Key : `${Key}.${Leaf<Inner> & string}`;

// The parameters of StateMachine that a kit needs; the others are only named to be skipped.
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

/** The actors that can end: a promise with an answer or an error, a machine with an error alone. Callback actors report events. */
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

/** Everything that can happen to the machine: what somebody does, an actor's answer, a delay that ends. */
type EventName<M extends AnyStateMachine> = Performed<M> | Parts<M>['delay'];

/** The machine just before an event, and the event. */
interface Moment<M extends AnyStateMachine, Name = string> {
  /** Of a parallel machine, the states of all regions: 'rotation.paused & tab.hidden'. */
  state: string;
  context: ContextFrom<M>;
  event: Name extends UserEvent<M>['type'] ? Extract<UserEvent<M>, { type: Name }> : AnyEventObject;
}

/** What must follow: the state, what changed in the context, and what left the machine, in its order. */
export interface Outcome<M extends AnyStateMachine> {
  to: StateName<M>;
  /** The state is left and entered again, so its delay starts again. Implied where `to` is another state. */
  reenter?: true;
  context?: Partial<ContextFrom<M>>;
  /** Facts for the parent `{ type }`, actions `{ does }` with their params, and commands to actors `{ to, type }`. */
  effects?: readonly Record<string, unknown>[];
}

/** What must follow, or null where the event is refused. */
type ExpectedTransition<M extends AnyStateMachine, Name> = (moment: Moment<M, Name>) => Outcome<M> | null;

/** One way to cause an event, or several by name; the paths take each. */
type Doing<Event> = (driver: Driver, event: Event) => Promise<void>;
type Ways<Event> = Doing<Event> | Readonly<Record<string, Doing<Event>>>;

export interface Kit<M extends AnyStateMachine, Seen> {
  name: string;
  machine: M;
  input: InputFrom<M>;
  events: { [Type in UserEvent<M>['type']]: readonly Payload<UserEvent<M>, Type>[] };
  /** What each actor may resolve or reject with. */
  answers: { [Name in Answering<Parts<M>['actor']>]: { done: readonly unknown[]; error: readonly unknown[] } };
  /** How long each delay lasts, in milliseconds, as the specification says. */
  delays: { [Name in Parts<M>['delay']]: number };
  /** Payloads that no page can produce; only the bare machine gets them. */
  machineOnly?: readonly { event: UserEvent<M>; because: string }[];
  /** The part of the context that tells states apart for the planner, where the whole context would be too much to explore. */
  stateKey?: (context: ContextFrom<M>) => unknown;
  /** What cannot happen at some moments, on a page or at all. */
  possible?: (moment: Moment<M> & { onPage: boolean }) => boolean;

  /** The first state, all of a parallel machine's as above, and the whole context. */
  starts: { in: string; context: ContextFrom<M> };
  /**
   * The expected transition of each state for each event. Any other event must change nothing. Of a parallel machine, each
   * region has its own, and their outcomes are put together; so are `activeActors`, `tags`, `seen` and `quietPeriod`.
   */
  transitions: { [State in StateName<M>]: { [Name in EventName<M>]?: ExpectedTransition<M, Name> } };
  /** The actors that run in each state. */
  activeActors: { [State in StateName<M>]: readonly string[] | ((context: ContextFrom<M>) => readonly string[]) };
  /** What an actor must be given when it starts, for each that is given something; without actors such as the parent. */
  inputs?: { [Name in Actors<M>]?: (context: ContextFrom<M>) => object };
  /** The states that answer to a tag, for each tag that a view may ask for. */
  tags: { [Tag in Parts<M>['tag']]: readonly StateName<M>[] };

  /** The widths at which the view exists. */
  viewports: readonly Viewport[];
  begin: (driver: Driver) => Promise<void>;
  perform: {
    [Name in Performed<M>]: Ways<Name extends UserEvent<M>['type'] ? Moment<M, Name>['event'] : AnyEventObject>;
  };
  see: (driver: Driver) => Promise<Seen>;
  seen: {
    [State in StateName<M>]: (
      context: ContextFrom<M>,
      last: AnyEventObject | undefined,
    ) => Partial<NoInfer<Seen>> & { observed?: Observed };
  };
  /**
   * Of what can be noticed on any page (`Driver.observe`), the aspects that this machine may change: whole names, or what they
   * match. Everything else must stay as it was first seen at the same address. `seen` may name the values, too.
   */
  differs: readonly (string | RegExp)[];
  /** How long, in milliseconds, nothing may happen on screen in a state without a delay; 0 by default. */
  quietPeriod?: { [State in StateName<M>]?: number };
  /** Declared transitions that neither a visitor nor the browser can cause, each with its reason. */
  unreachable?: Readonly<Record<string, string>>;
}

/** Aspects of a page with what they must be, whole or in part; undefined where they must not be there. */
export type Observed = Readonly<Record<string, string | RegExp | undefined>>;

export type Viewport = 'phone' | 'desktop';

/** A kit without its machine's types. */
export interface AnyKit {
  name: string;
  machine: AnyStateMachine;
  input: NonReducibleUnknown;
  events: Readonly<Record<string, readonly object[]>>;
  answers: Readonly<Record<string, { done: readonly unknown[]; error: readonly unknown[] }>>;
  delays: Readonly<Record<string, number>>;
  machineOnly?: readonly { event: AnyEventObject; because: string }[];
  stateKey?: (context: AnyMachineSnapshot['context']) => unknown;
  transitions: Readonly<Record<string, Readonly<Record<string, AnyTransition | undefined>>>>;
  starts: { in: string; context: object };
  possible?: (moment: {
    state: string;
    context: AnyMachineSnapshot['context'];
    event: AnyEventObject;
    onPage: boolean;
  }) => boolean;
  activeActors: Readonly<
    Record<string, readonly string[] | ((context: AnyMachineSnapshot['context']) => readonly string[])>
  >;
  inputs?: Readonly<Record<string, ((context: AnyMachineSnapshot['context']) => object) | undefined>>;
  tags: Readonly<Record<string, readonly string[]>>;
  viewports: readonly Viewport[];
  begin: (driver: Driver) => Promise<void>;
  perform: Readonly<Record<string, Ways<AnyEventObject>>>;
  see: (driver: Driver) => Promise<unknown>;
  seen: Readonly<Record<string, (context: AnyMachineSnapshot['context'], last: AnyEventObject | undefined) => unknown>>;
  differs: readonly (string | RegExp)[];
  quietPeriod?: Readonly<Record<string, number>>;
  unreachable?: Readonly<Record<string, string>>;
}

export interface AnyOutcome {
  to: string;
  reenter?: boolean;
  context?: object;
  effects?: readonly Record<string, unknown>[];
}
type AnyTransition = (moment: {
  state: string;
  context: AnyMachineSnapshot['context'];
  event: AnyEventObject;
}) => AnyOutcome | null;

/** What kits use of a site's content. The tests pass this site's own. */
export interface SiteContent {
  /** In the gallery's order; at least three, of at least two hairstyles, one of which has several. */
  photos: readonly { id: string; alt: string; hairstyle: string }[];
  /** In the order of the services page. */
  hairstyles: readonly { id: string; title: string; shortName: string }[];
  /** The texts, in their order; at least three. */
  testimonials: readonly string[];
  hours: Timetable['hours'];
  /** The salon's address. */
  email: string;
  /** What can be chosen by tap, with the title of the first hairstyle, 'small' and 'Monday' among the options. */
  lineKinds: readonly LineKind[];
}

/** A file `machines/<name>/<name>.kit.ts`. */
export interface KitModule {
  default: AnyKit | ((content: SiteContent) => AnyKit);
}

/** Checks a kit against its machine's types, and then drops them, so that one planner serves all machines. */
export function kitOf<M extends AnyStateMachine>(machine: M) {
  return <Seen>(kit: Omit<Kit<M, Seen>, 'machine'>): AnyKit => ({ ...kit, machine }) as unknown as AnyKit;
}
