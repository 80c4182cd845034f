/** What a kit needs of a machine's types, and XState's own. */
import type {
  AnyStateMachine,
  CallbackActorLogic,
  EventFrom,
  MachineImplementationsFrom,
  SnapshotFrom,
  TagsFrom,
} from 'xstate';

export type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventObject,
  InputFrom,
  StateValue,
} from 'xstate';

/** A state's name: 'open', or 'editing.failed' for a nested state. */
type Leaf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: InRegion<Key, Value[Key]> }[keyof Value & string];
/** A region of a parallel machine may have no states of its own. */
type InRegion<Key extends string, Inner> = [Leaf<Inner>] extends [never] ? Key : `${Key}.${Leaf<Inner> & string}`;

type Provided<M extends AnyStateMachine, Kind extends 'actors' | 'delays'> = NonNullable<
  MachineImplementationsFrom<M>[Kind]
>;

/** What a kit needs of a machine's types. */
export interface TypesOf<M extends AnyStateMachine> {
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
