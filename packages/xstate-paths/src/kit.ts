/** A kit describes one machine: nothing is required for the bare machine, events and states for a page, everything for a specification (`Kit`). */
import type {
  AnyEventObject,
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EventFrom,
  EventObject,
  InputFrom,
  MachineImplementationsFrom,
  SnapshotFrom,
  TagsFrom,
} from 'xstate';
import { type AnyKit, type LooseKit, readKit, type Seen } from './any-kit.ts';
import type { Driver, Viewport } from './driver.ts';
import type { Aspects, Differing } from './vocabulary.ts';

/** A kit for the machine `M`, whose steps use the driver `D`. `Given`: inputs that every machine gets. */
export type Kit<M extends AnyStateMachine, D, Given extends string = never> = KitBody<M, D> &
  OwnInput<M, Given> &
  Delays<M>;

interface KitBody<M extends AnyStateMachine, D> {
  /** The initial state, for a parallel machine of all regions: 'lit & closed'. By default, the first of `states`. */
  start?: string;
  /** The whole initial context, except actors. */
  context?: Partial<ContextFrom<M>>;
  /** The widths at which the view exists; both by default. */
  viewports?: readonly Viewport[];
  /** Opens a page on which the machine runs. It is best one where nothing else moves. */
  begin: (driver: D) => unknown;
  events: { [Name in Performed<M>]: EventEntry<M, Name, D> };
  states: { [State in StateName<M>]: StateEntry<M, D> };
  /** What is on the page in every state, unless the state says something else; for a machine without states, the only place. */
  always?: Pick<StateEntry<M, D>, 'page' | 'justAfter' | 'see' | 'errors' | 'quietPeriod' | 'noEffect'>;
  /** The expected input of each actor that has one, without actor references. */
  inputs?: { [Name in ActorName<M>]?: (context: ContextFrom<M>) => object };
  /** What this machine may change on the page. Everything else must stay as it was first seen at the same address. */
  mayChange?: readonly Differing[];
  /** The events after which the page may scroll, other than to another page or to a focused element that was out of view. */
  mayScroll?: readonly EventName<M>[];
  /** Why no path ever shows what states want absent: each aspect with its reason. */
  neverShown?: Readonly<Record<string, string>>;
  /** Aspects of the page that `Driver.observe` does not have; a state's `page` says what they must be. */
  see?: (driver: D) => Promise<Readonly<Record<string, string>>>;
  /** Whether an event can happen at this moment. `onPage`: true on a page, false on the bare machine. */
  possible?: (args: KitArgs<M> & { name: string; onPage: boolean }) => boolean;
  /** Payloads that no page can produce; only the bare machine gets them. */
  machineOnly?: readonly { event: UserEvent<M>; because: string }[];
  /** The part of the context that distinguishes states for the planner, if the whole context has too many values. */
  stateKey?: (context: ContextFrom<M>) => unknown;
  /** Declared transitions that neither a visitor nor the browser can cause, each with its reason. */
  unreachable?: Readonly<Record<string, string>>;
}

/** A kit for the bare machine: all is optional. An event that is missing is tried without a payload. */
export type SmallKit<M extends AnyStateMachine, D = never> = Partial<Omit<KitBody<M, D>, 'events' | 'states'>> & {
  events?: { [Name in Performed<M>]?: EventEntry<M, Name, D> | readonly PayloadOf<M, Name>[] };
  states?: { [State in StateName<M>]?: StateEntry<M, D> };
  input?: InputFrom<M>;
  /** Delays in ms; a delay that is missing lasts as long as the machine says. */
  delays?: Readonly<Record<string, number>>;
};

/** A kit for paths on a page. The driver ends promises whose results it leaves out; without `on` in any state, transitions are believed. */
export type PageKit<M extends AnyStateMachine, D> = Omit<SmallKit<M, D>, 'events' | 'states'> & {
  begin: (driver: D) => unknown;
  events: { [Name in UserEvent<M>['type']]: EventEntry<M, Name, D> } & {
    [Name in Exclude<Performed<M>, UserEvent<M>['type']>]?: EventEntry<M, Name, D>;
  };
  states: { [State in StateName<M>]: StateEntry<M, D> };
};

type OwnInput<M extends AnyStateMachine, Given extends string> = [Exclude<keyof InputFrom<M>, Given>] extends [never]
  ? { input?: never }
  : { input: Omit<InputFrom<M>, Given> };

type Delays<M extends AnyStateMachine> = [TypesOf<M>['delay']] extends [never]
  ? { delays?: never }
  : { delays: { [Name in TypesOf<M>['delay']]: number } };

export type Variants<Event, D> = Doing<Event, D> | Readonly<Record<string, Doing<Event, D>>>;
export type Doing<Event, D> = (driver: D, event: Event) => unknown;

/** An event without a payload is only a way to cause it. An actor's result is undefined and its error `broken`, unless `payloads` says more. */
type EventEntry<M extends AnyStateMachine, Name, D> =
  | (object extends PayloadOf<M, Name> ? Variants<EventNamed<M, Name>, D> : never)
  | { payloads: readonly PayloadOf<M, Name>[]; by: Variants<EventNamed<M, Name>, D> }
  /** The driver ends the actor in the page. */
  | (Name extends UserEvent<M>['type'] ? never : { payloads?: readonly unknown[] })
  | { payloads?: readonly PayloadOf<M, Name>[]; notOnPage: string };

type PayloadOf<M extends AnyStateMachine, Name> = Name extends UserEvent<M>['type']
  ? Payload<UserEvent<M>, Name>
  : unknown;

export interface StateEntry<M extends AnyStateMachine, D = never> {
  /** What each event leads to; any other must change nothing. In a parallel machine, what every region says is merged. */
  on?: Transitions<M>;
  actors?: readonly string[] | ((context: ContextFrom<M>) => readonly string[]);
  tags?: readonly TypesOf<M>['tag'][];
  page?: Aspects | ((context: ContextFrom<M>) => Aspects);
  justAfter?: { [Name in EventName<M>]?: Aspects | ((context: ContextFrom<M>, event: EventNamed<M, Name>) => Aspects) };
  /** Asserts what is on the page with the runner's own `expect`; repeated until it holds. To return false is to fail. */
  see?: (driver: D, args: Seen<ContextFrom<M>>) => unknown;
  /** What the page may report after an event that led to this state, such as 'HTTP 404: /pay'. Nothing by default. */
  errors?: { [Name in EventName<M>]?: RegExp };
  /** How long, in milliseconds, nothing may happen on the page if the state has no delay; 0 by default. */
  quietPeriod?: number;
  /** Things that visitors may do and that must change nothing. The first path through the state tries them. */
  noEffect?: Readonly<Record<string, (driver: D) => unknown>>;
}

/** What several states have in common can be written once, as `{ … } satisfies Transitions<typeof machine>`. */
export type Transitions<M extends AnyStateMachine> = { [Name in EventName<M>]?: Expected<M, Name> };

/** The state that an event leads to; or the state and its effects; or all of the outcome; or a function, which returns null if the event is refused. */
type Expected<M extends AnyStateMachine, Name> = Result<M> | ((args: KitArgs<M, Name>) => Result<M> | null);
type Result<M extends AnyStateMachine> = Target<M> | readonly [Target<M>, ...Effect[]] | Outcome<M>;

/** A kit for the bare machine, such as the payloads that its guards need. */
export const kitOf = <M extends AnyStateMachine>(machine: M, kit: SmallKit<M> = {}): AnyKit =>
  readKit<never>(machine, kit as unknown as LooseKit<never>);

/** A function that makes complete kits whose steps use the driver `D`. `given`: inputs that every machine gets. */
export const kitsFor =
  <D extends Driver, Given extends object = object>(given: Given) =>
  <M extends AnyStateMachine>(machine: M) =>
  (kit: Kit<M, D, keyof Given & string>): AnyKit<D> =>
    readKit(machine, kit as unknown as LooseKit<D>, { given, complete: true });

type Named<M extends AnyStateMachine, Kind> = {
  [Name in keyof TypesOf<M>['actor']]: TypesOf<M>['actor'][Name] extends Kind ? Name : never;
}[keyof TypesOf<M>['actor']];

type ActorName<M extends AnyStateMachine> = keyof TypesOf<M>['actor'];
export type StateName<M extends AnyStateMachine> = TypesOf<M>['state'] & string;
type UserEvent<M extends AnyStateMachine> = TypesOf<M>['event'];
/** The event of this type; several types may share one declaration. */
type OfType<Event, Type> = Event extends { type: infer Types } ? (Type extends Types ? Event : never) : never;
type Payload<Event extends EventObject, Type> = Omit<OfType<Event, Type>, 'type'>;
/** The events that a kit performs: those of the machine, and the results of its actors, such as `sendMessage.done`. */
type Performed<M extends AnyStateMachine> =
  | UserEvent<M>['type']
  | `${Named<M, 'promise'>}.done`
  // A promise can end with a result or an error, a machine with an error. Callback actors only send events.
  | `${Named<M, 'promise' | 'machine'>}.error`;

/** Everything that can happen to the machine: an event that the kit performs, or the end of a delay, which may be named by its ms. */
type EventName<M extends AnyStateMachine> = Performed<M> | TypesOf<M>['delay'] | `${number}`;

type EventNamed<M extends AnyStateMachine, Name> = Name extends UserEvent<M>['type']
  ? OfType<UserEvent<M>, Name>
  : AnyEventObject;

export interface KitArgs<M extends AnyStateMachine, Name = string> {
  /** For a parallel machine, the states of all regions: 'rotation.paused & tab.hidden'. */
  state: string;
  context: ContextFrom<M>;
  event: EventNamed<M, Name>;
}

type Target<M extends AnyStateMachine> = StateName<M> | `${StateName<M>} & ${string}`;

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

/** A state's name: 'open', or 'editing.failed' for a nested state. */
type Leaf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: InRegion<Key, Value[Key]> }[keyof Value & string];
/** A region of a parallel machine may have no states of its own. */
type InRegion<Key extends string, Inner> = [Leaf<Inner>] extends [never] ? Key : `${Key}.${Leaf<Inner> & string}`;

type Provided<M extends AnyStateMachine, Kind extends 'actors' | 'delays'> = NonNullable<
  MachineImplementationsFrom<M>[Kind]
>;

interface TypesOf<M extends AnyStateMachine> {
  /** Without XState's own events, which a machine's types may name, too. */
  event: Exclude<EventFrom<M>, { type: `xstate.${string}` }>;
  actor: { [Name in Declared<keyof Provided<M, 'actors'>>]: KindOf<NonNullable<Provided<M, 'actors'>[Name]>> };
  delay: Declared<keyof Provided<M, 'delays'>>;
  state: Leaf<SnapshotFrom<M>['value']>;
  tag: TagsFrom<M>;
}

type KindOf<Logic> = Logic extends AnyStateMachine
  ? 'machine'
  : Logic extends CallbackActorLogic<infer _Event, infer _Input, infer _Emitted>
    ? 'callback'
    : 'promise';
/** Only names that the machine declares. Without `setup`, its type allows every string, so none is declared. */
type Declared<Name> = string extends Name ? never : Name & string;
