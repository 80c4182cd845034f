/**
 * Everything that depends on XState 5: how a machine's chart is read, how it takes a step without running anything, and how
 * its actors are held back in a page. Only `plan.ts` imports more, `@xstate/graph`.
 */
import {
  type ActorScope,
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  and,
  type CallbackActorLogic,
  createActor,
  createEmptyActor,
  type EventFrom,
  fromPromise,
  fromTransition,
  type InspectionEvent,
  type MachineImplementationsFrom,
  type SnapshotFrom,
  type StateValue,
  type TagsFrom,
} from 'xstate';
import {
  isInline,
  isMadeUp,
  kindOf,
  matches,
  nameOf,
  onRoots,
  stateNames,
  transitionName,
  transitionsOf,
} from './inside.ts';
import { seeded, steadyId, stringify } from './repeatable.ts';
import { withActors } from './within.ts';

export type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventObject,
  InputFrom,
  StateValue,
} from 'xstate';
export { placeholdersOf, stateName, stateNames, transitionName } from './inside.ts';
export { fromTransition };

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

type Node = AnyStateMachine['root'];

/** Reads something of a machine, or of another logic, once. */
function once<Value, Logic extends object = AnyStateMachine>(read: (logic: Logic) => Value): (logic: Logic) => Value {
  const known = new WeakMap<Logic, Value>();
  return logic => {
    const value = known.get(logic) ?? read(logic);
    known.set(logic, value);
    return value;
  };
}

const nodesIn = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(nodesIn)];
const nodesOf = once(({ root }) => nodesIn(root));

/** A node and those that contain it, from the inside out. */
const ancestorsOf = (node: Node): Node[] => [node, ...(node.parent ? ancestorsOf(node.parent) : [])];

export interface DeclaredTransition {
  name: string;
  /** The state that declares it. */
  state: string;
  eventType: string;
  /** The kit's name for the event. */
  event: string;
  guarded: boolean;
  /** In a person's words, such as 'editing: form.submit [isComplete] → sending'. */
  spoken: string;
}

/** Every declared transition, with one entry for each guarded branch. */
export const declaredTransitions: (machine: AnyStateMachine) => readonly DeclaredTransition[] = once(machine =>
  nodesOf(machine)
    .flatMap(transitionsOf)
    .map(one => ({
      name: transitionName(one),
      state: pathOf(one.source),
      eventType: one.eventType,
      event: eventName(machine, { type: one.eventType }),
      guarded: one.guard !== undefined,
      spoken: spoken(machine, one),
    })),
);

const pathOf = (node: Node) => node.path.join('.') || '(the machine)';

function spoken(machine: AnyStateMachine, { source, eventType, guard, target }: AnyTransitionDefinition): string {
  const goal = target?.map(pathOf).join(' & ');
  return [
    `${pathOf(source)}: ${eventType ? eventName(machine, { type: eventType }) : 'always'}`,
    guard && `[${nameOf(guard)}]`,
    goal && `→ ${goal}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Names of the states that a machine can be in; a history state is only a way to reach others. */
export function declaredStates(machine: AnyStateMachine): string[] {
  return nodesOf(machine)
    .filter(node => node.parent && node.type !== 'history' && Object.keys(node.states).length === 0)
    .map(node => node.path.join('.'));
}

/** Transitions without a target or an action, in a person's words, except those that keep others from being taken. */
export const idleTransitions = (machine: AnyStateMachine): string[] =>
  nodesOf(machine).flatMap(node =>
    [...node.transitions].flatMap(([type, all]) => {
      const last = all.at(-1) as AnyTransitionDefinition | undefined;
      if (!last || last.target?.length || last.actions.length > 0) return [];
      const others = ancestorsOf(node).flatMap(one =>
        [...one.transitions.keys()].filter(other => one !== node || other !== type),
      );
      // The failure of an actor would otherwise stop the machine; a delay exists only for its transitions.
      const isNeeded = type.startsWith('xstate.error') || others.some(one => matches(type, one));
      const isDelay = node.after.some(({ eventType }) => eventType === type);
      return isNeeded && !isDelay ? [] : [spoken(machine, last)];
    }),
  );

/** The guard, or those that `and`, `or` and `not` combine. */
function guardsIn(guard: unknown): unknown[] {
  const inner = typeof guard === 'function' && (guard as { guards?: unknown[] }).guards;
  return inner ? inner.flatMap(guardsIn) : [guard];
}

/** What the machine names but does not provide, and where. */
export function missingIn(machine: AnyStateMachine): string[] {
  const { actors, actions, guards, delays } = machine.implementations;
  const all = nodesOf(machine).flatMap(node => {
    const transitions = transitionsOf(node);
    const used: [kind: string, provided: object, named: readonly unknown[]][] = [
      ['actor', actors, node.invoke.map(({ src }) => src).filter(src => !isInline(String(src)))],
      ['action', actions, [...node.entry, ...node.exit, ...transitions.flatMap(one => one.actions)]],
      ['guard', guards, transitions.flatMap(({ guard }) => guardsIn(guard))],
      ['delay', delays, node.after.map(({ delay }) => delay).filter(delay => Number.isNaN(Number(delay)))],
    ];
    return used.flatMap(([kind, provided, named]) =>
      named
        .map(one => (typeof one === 'object' && one !== null ? (one as { type: unknown }).type : one))
        .filter(name => typeof name === 'string' && !(name in provided))
        .map(name => `${pathOf(node)}: the ${kind} ${name}`),
    );
  });
  return [...new Set(all)];
}

/** A copy of the machine, with stand-ins for actors that it names but does not provide. */
function withAllActors(machine: AnyStateMachine): AnyStateMachine {
  const named = declaredActors(machine).filter(({ src }) => !isInline(src) && !(src in machine.implementations.actors));
  const standIn = fromPromise(() => new Promise(() => {}));
  return machine.provide({ actors: Object.fromEntries(named.map(({ src }) => [src, standIn])) });
}

/** Every actor that a state invokes, and this state. */
export const declaredActors = once(machine =>
  nodesOf(machine).flatMap(node =>
    node.invoke.map(({ id, src }) => ({ id, src: String(src), state: node.path.join('.') })),
  ),
);

/** The actor of this id, if XState has made up the id. */
const unnamedActor = (machine: AnyStateMachine, id: string) =>
  isMadeUp(id) ? declaredActors(machine).find(one => one.id === id) : undefined;

/** The types of the events that others send to the machine; a wildcard stands for one event that nothing else handles. */
export const ownTypes = (machine: AnyStateMachine): string[] => [
  ...new Set(
    declaredTransitions(machine)
      .map(({ eventType }) => eventType)
      .filter(type => type && !type.startsWith('xstate.') && !delaysOf(machine).has(type))
      .map(type => type.replace(/\*$/, 'other')),
  ),
];

/** The results that the machine handles, such as 'pay.done'; of children whose names are not known before they are spawned, none. */
export const resultNames = (machine: AnyStateMachine): string[] => [
  ...new Set(
    declaredTransitions(machine)
      .filter(({ eventType }) => /^xstate\.(done|error)\.actor\.[^*]+$/.test(eventType))
      .map(({ event }) => event),
  ),
];

/** The actor's result that a kit means by this name, such as 'pay.done'; undefined for an event of the machine's own, which may be called the same. */
export function resultNamed(machine: AnyStateMachine, name: string): { actor: string; ending: string } | undefined {
  const [, actor, ending] = /^(.+)\.(done|error)$/.exec(name) ?? [];
  const own = declaredTransitions(machine).flatMap(({ eventType }) =>
    eventType.startsWith('xstate.') ? [] : [eventType],
  );
  if (actor === undefined || ending === undefined || own.includes(name)) return undefined;
  const isKnown =
    actor in machine.implementations.actors ||
    resultNames(machine).some(result => result.startsWith(`${actor}.`)) ||
    declaredActors(machine).some(({ id, src }) => id === actor || src === actor);
  // Other actors may be spawned under any name.
  const isCaught = own.some(type => matches(name, type));
  return isKnown || !isCaught ? { actor, ending } : undefined;
}

/** The names of delays, by the types of their events. */
const delaysOf = once(
  machine =>
    new Map(
      nodesOf(machine).flatMap(node => node.after.map(({ eventType, delay }) => [eventType, String(delay)] as const)),
    ),
);

/** An actor's own id, or else the name of its source; XState's own id for one that has neither, such as '0.lamp.on'. */
export function actorName(machine: AnyStateMachine, id: string): string {
  const { src = id } = unnamedActor(machine, id) ?? {};
  return isInline(src) ? id : src;
}

/** What a kit says of each event, with the own ids of the actors that it names after their sources, as its types ask. */
export function byActor<Entry>(machine: AnyStateMachine, entries: Readonly<Record<string, Entry>>) {
  const all = Object.entries(entries).flatMap(([name, entry]) => {
    const { actor, ending } = resultNamed(machine, name) ?? {};
    const invoked = declaredActors(machine).filter(({ src }) => src === actor);
    const names = invoked.map(({ id }) => `${actorName(machine, id)}.${ending}`);
    const others = names.filter(one => one === name || !(one in entries));
    return (invoked.length > 0 ? others : [name]).map(one => [one, entry] as const);
  });
  return Object.fromEntries(all);
}

const isPromise = once((logic: AnyActorLogic) => kindOf(logic) === 'promise');
const handledTypes = once(machine => new Set(declaredTransitions(machine).map(({ eventType }) => eventType)));

/**
 * Whether an actor can fail and report snapshots. Promises always can fail; of other actors, only what the machine handles
 * is worth trying.
 */
export function readsResults(machine: AnyStateMachine, id: string, { logic }: AnyActor) {
  const handled = handledTypes(machine);
  const handles = (kind: string) =>
    handled.has(`xstate.${kind}.${id}`) ||
    [...handled].some(type => type.startsWith(`xstate.${kind}`) && type.endsWith('*'));
  return { fails: isPromise(logic) || handles('error.actor'), reports: handles('snapshot') };
}

const RESULT = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/;

/** The id of the actor whose result this is. */
export const actorIn = (type: string): string | undefined => RESULT.exec(type)?.[2];

/** The kit's name for an event: a delay's own name or its ms, or 'actor.done' for an actor's result. */
export function eventName(machine: AnyStateMachine, { type }: AnyEventObject): string {
  const [, kind = '', actor] = RESULT.exec(type) ?? [];
  return delaysOf(machine).get(type) ?? (actor ? `${actorName(machine, actor)}.${kind.split('.')[0]}` : type);
}

/**
 * The states that can react to this event: of a parallel machine whose regions invoke actors without ids, only the region
 * whose actor it is.
 */
export function statesFor(machine: AnyStateMachine, value: StateValue, { type }: AnyEventObject): string[] {
  const { state: owner } = unnamedActor(machine, actorIn(type) ?? '') ?? {};
  return stateNames(value).filter(state => !owner || state === owner || state.startsWith(`${owner}.`));
}

/** Whether the machine can be in both states at once. */
export function areCompatible(machine: AnyStateMachine, one: string, other: string): boolean {
  const nodes = nodesOf(machine);
  const above = (name: string) => nodes.filter(node => node.path.join('.') === name).flatMap(ancestorsOf);
  const others = above(other);
  return one === other || above(one).find(node => others.includes(node))?.type === 'parallel';
}

/** Names of the machine's own delays. */
export const delayNames = (machine: AnyStateMachine): string[] => [...new Set(delaysOf(machine).values())];

/** An event that comes after a delay unless the machine leaves the state. */
export interface Timer {
  id: string;
  name: string;
  event: AnyEventObject;
  /** In ms, from its start and from now. */
  length: number;
  left: number;
  /** Differs for each start. */
  started: number;
}

/** An event, and what it led to. */
export interface Part {
  event: AnyEventObject;
  from: AnyMachineSnapshot;
  to: AnyMachineSnapshot;
}

/** What a step did. */
export interface Stepped {
  to: AnyMachineSnapshot;
  /** The event, and the ends of other delays at the same moment, in order. */
  parts: readonly Part[];
  /** Names of the states entered, also of those left at once. */
  visited: string[];
  /** Names of the transitions taken, `always` included; empty if the event changes nothing. */
  taken: string[];
  /** Names of the transitions that were tried for the event and refused by their guards. */
  refused: string[];
  /** The same for `always`. */
  idle: string[];
  /** What the machine sends and does, as in a kit: facts for the parent, events for actors, and actions. */
  effects: Readonly<Record<string, unknown>>[];
}

/** What XState would execute. `params`: what it raises, sends or cancels. */
interface Action {
  type: string;
  params?: { event?: AnyEventObject; delay?: number; id?: string; to?: AnyActor; sendId?: string };
  exec?: unknown;
}

/** Machines have a root; promises, callbacks and observables have a start. */
const isPure = (logic: AnyActorLogic) => !('root' in logic) && !('start' in logic);

/**
 * A step starts no actors, so they stay as they began, except those made with `fromTransition`: they take what the machine
 * sends to them, because later guards may read their snapshots.
 */
function withSent(snapshot: AnyMachineSnapshot, to: AnyActor, event: AnyEventObject): AnyMachineSnapshot {
  const actor: AnyActor | undefined = snapshot.children[to.id];
  if (!actor || !isPure(actor.logic)) return snapshot;
  const after = actor.logic.transition(actor.getSnapshot(), event, {} as never);
  return withChild(snapshot, actor, { getSnapshot: { value: () => after } });
}

/** A moment in which this actor is another. A copy, because other paths go on from the snapshots before. */
function withChild(snapshot: AnyMachineSnapshot, actor: AnyActor, change: PropertyDescriptorMap): AnyMachineSnapshot {
  const copy: AnyActor = Object.create(actor, change);
  const replace = (one: object) => (one === actor ? copy : one);
  const { context, children } = snapshot;
  return {
    ...snapshot,
    context: withActors(context, replace),
    children: withActors(children, replace),
  } as AnyMachineSnapshot;
}

/** An actor of a machine, at one moment. */
export interface Child {
  /** Without numbers that differ each time; several actors may then share it. */
  id: string;
  actor: AnyActor;
  /** Whether it has given its result. */
  hasEnded: boolean;
  /** What an actor made with `fromTransition` remembers. */
  memory: unknown;
}

/** All actors of the machine at this moment, also those that have ended; none for a source that is missing. */
export const childrenOf = ({ children }: AnyMachineSnapshot): Child[] =>
  Object.values(children as Record<string, (AnyActor & { hasEnded?: boolean }) | undefined>)
    .filter(actor => actor !== undefined)
    .map(actor => ({
      id: steadyId(actor),
      actor,
      hasEnded: actor.hasEnded === true,
      memory: isPure(actor.logic) ? actor.getSnapshot().context : undefined,
    }));

/** Takes steps without running anything: no action, no actor, no timer. */
export interface Stepper {
  initial: (input: unknown) => Stepped;
  next: (from: AnyMachineSnapshot, event: AnyEventObject) => Stepped;
}

const dueIn = (snapshot: AnyMachineSnapshot): Timer | undefined =>
  snapshot.status === 'active' ? timersIn(snapshot).find(({ left }) => left === 0) : undefined;

const joined = (one: Stepped, then: Stepped): Stepped => ({
  to: then.to,
  parts: [...one.parts, ...then.parts],
  visited: [...new Set([...one.visited, ...then.visited])],
  taken: [...one.taken, ...then.taken],
  refused: [...new Set([...one.refused, ...then.refused])],
  idle: [...new Set([...one.idle, ...then.idle])],
  effects: [...one.effects, ...then.effects],
});

let starts = 0;
const timers = new WeakMap<AnyMachineSnapshot, readonly Timer[]>();
/** The delays that run at this moment. */
export const timersIn = (snapshot: AnyMachineSnapshot): readonly Timer[] => timers.get(snapshot) ?? [];
/** The events of delays; the same types may also be sent. */
const timed = new WeakSet<AnyEventObject>();
/** The delay that ends with this event, if it is one. */
export function endingTimer(snapshot: AnyMachineSnapshot, event: AnyEventObject): Timer | undefined {
  if (!timed.has(event) && !event.type.startsWith('xstate.after.')) return undefined;
  return firstOf(timersIn(snapshot).filter(timer => timer.event.type === event.type));
}
/** The delay that ends next; of those that end at the same moment, the one that was started first. */
export const nextTimer = (snapshot: AnyMachineSnapshot): Timer | undefined => firstOf(timersIn(snapshot));
function firstOf(all: readonly Timer[]): Timer | undefined {
  const least = Math.min(...all.map(({ left }) => left));
  return all.find(({ left }) => left === least);
}

/** A loop of `always`, raised events or delays of 0 ms ends with an error after so many steps. */
const MOST_MICROSTEPS = 1_000;

export const stepperOf: (machine: AnyStateMachine) => Stepper = once(machine => {
  // A copy, whose guards report what they say, and whose transitions and states report that they are taken and entered.
  const copy = withAllActors(machine);
  (copy as { options?: object }).options = { ...copy.options, maxIterations: MOST_MICROSTEPS };
  let said: { transition: AnyTransitionDefinition; passes: boolean }[] = [];
  /** What is executed first in each transition and in each state without inner states. */
  const marks = new Map<unknown, AnyTransitionDefinition | string>();
  const marked = (what: AnyTransitionDefinition | string) => {
    const mark = () => {};
    marks.set(mark, what);
    return mark as never;
  };
  for (const transition of nodesOf(copy).flatMap(transitionsOf)) {
    transition.actions = [marked(transition), ...transition.actions];
    if (transition.guard === undefined) continue;
    const tried = () => said.push({ transition, passes: false }) > 0;
    const passed = () => Object.assign(said.at(-1) ?? {}, { passes: true }).passes;
    transition.guard = and([tried, transition.guard as never, passed]) as never;
  }
  for (const node of nodesOf(copy))
    if (node.parent && Object.keys(node.states).length === 0) node.entry = [marked(node.path.join('.')), ...node.entry];

  // Actions that send to the parent need one, and those that look up an actor of the system find one that ignores all.
  const parent = createEmptyActor();
  const self: AnyActor = createActor(
    fromTransition(() => undefined, undefined),
    { parent },
  );

  /** What the machine has sent to itself, in order. */
  const own: AnyEventObject[] = [];

  function step(
    from: AnyMachineSnapshot | undefined,
    before: readonly Timer[],
    doing: (scope: ActorScope<never, never>) => unknown,
  ): Omit<Stepped, 'parts'> {
    said = [];
    const all: Action[] = [];
    // A new system each time, because actors of earlier steps may have the same names in it.
    const system = Object.create(createEmptyActor().system, { get: { value: () => createEmptyActor() } });
    const nothing = () => {};
    Object.assign(self, { system, getSnapshot: () => from });
    const next = doing({
      self,
      system,
      id: self.id,
      sessionId: self.sessionId,
      logger: nothing,
      defer: nothing,
      emit: nothing,
      stopChild: nothing,
      actionExecutor: (action: Action) => void all.push(action),
    } as never) as AnyMachineSnapshot;
    const passed = all.flatMap(({ exec }) => marks.get(exec) ?? []);
    const steps = passed.filter(one => typeof one === 'object');
    const refusals = said.filter(({ transition, passes }) => !passes && !steps.includes(transition));
    const names = (some: typeof refusals) => [...new Set(some.map(({ transition }) => transitionName(transition)))];
    const actions = all.filter(({ exec }) => !marks.has(exec));
    const effects: Stepped['effects'] = actions.flatMap(({ type, params }) =>
      type.startsWith('xstate.') ? [] : [{ does: type, ...params }],
    );
    const children: unknown[] = Object.values(next.children);
    let to = next;
    for (const { type, params: { to: target, event, delay } = {} } of actions) {
      if (type !== 'xstate.sendTo' || !target || !event || delay !== undefined) continue;
      if (target === self) own.push(event);
      else if (!event.type.startsWith('xstate.'))
        effects.push({ ...(children.includes(target) && { to: actorName(machine, steadyId(target)) }), ...event });
      to = withSent(to, target, event);
    }
    timers.set(to, timersAfter(before, actions));
    return {
      to,
      visited: [...new Set([...passed.filter(one => typeof one === 'string'), ...stateNames(to.value)])],
      taken: steps.map(transitionName),
      refused: names(refusals.filter(({ transition }) => transition.eventType)),
      idle: names(refusals.filter(({ transition }) => !transition.eventType)),
      effects,
    };
  }

  function timersAfter(before: readonly Timer[], actions: readonly Action[]): Timer[] {
    const running = new Map(before.map(timer => [timer.id, timer]));
    for (const { type, params } of actions) {
      if (type === 'xstate.cancel') running.delete(params?.sendId ?? '');
      const isOwn = type === 'xstate.raise' || (type === 'xstate.sendTo' && params?.to === self);
      if (!params?.event || !isOwn || params.delay === undefined || !Number.isFinite(params.delay)) continue;
      // Without an id, XState makes one up.
      const { event, delay, id = `delay ${starts}` } = params;
      timed.add(event);
      running.set(id, { id, event, name: eventName(copy, event), length: delay, left: delay, started: starts++ });
    }
    return [...running.values()];
  }

  function next(from: AnyMachineSnapshot, event: AnyEventObject): Stepped {
    const all = timersIn(from);
    const ending = endingTimer(from, event);
    const others = all
      .filter(timer => timer !== ending)
      .map(timer => ({ ...timer, left: Math.max(0, timer.left - (ending?.left ?? 0)) }));
    const [, kind, id] = RESULT.exec(event.type) ?? [];
    const child = kind ? childrenOf(from).find(one => one.id === id && !one.hasEnded)?.actor : undefined;
    const given = child ? { ...event, type: `xstate.${kind}.${child.id}`, actorId: child.id } : event;
    const stepped = step(from, ending ? others : all, scope => {
      const to = copy.transition(from, given as never, scope as never) as AnyMachineSnapshot;
      if (child && kind !== 'snapshot' && to.children[child.id] === child)
        return withChild(to, child, { hasEnded: { value: true } });
      // A moment of its own, in which other delays may run.
      return to === from ? { ...from } : to;
    });
    return { ...stepped, parts: [{ event, from, to: stepped.to }] };
  }

  /** With what follows before anything else can happen: first what the machine has sent to itself, then delays that end now. */
  function withAll(first: Stepped, endsDelay: boolean): Stepped {
    let all = first;
    for (let more = 0; all.to.status === 'active'; more++) {
      const event = own.shift() ?? (endsDelay ? dueIn(all.to)?.event : undefined);
      if (!event) break;
      if (more > MOST_MICROSTEPS) throw new Error(`events without end that the machine sends to itself: ${event.type}`);
      const then = next(all.to, event);
      all = joined(all, then.taken.length + then.refused.length > 0 ? then : { ...then, parts: [] });
    }
    own.length = 0;
    return all;
  }

  return {
    initial: input =>
      seeded('', () => {
        const first = step(undefined, [], scope => copy.getInitialSnapshot(scope as never, input as never));
        return withAll({ ...first, parts: [] }, false);
      }),
    next: (from, event) =>
      seeded(
        () => stringify([from.value, from.context, event]),
        () => withAll(next(from, event), endingTimer(from, event) !== undefined),
      ),
  };
});

/** How a held-back actor goes on: it runs, or it fails without running. */
type Ending = 'works' | 'fails';

/** How the driver ends an actor: with a result, an error, or a new error with this message. */
type Result = { output: unknown } | { error: unknown } | { message: string };

/** Holds actors back before they start, ends them, and makes them fail. One function without imports, because browsers receive it as text. */
export function controlActors() {
  const held = new Set<string>();
  /** The function that starts each held-back actor or makes it fail. */
  const waiting = new Map<AnyActor, (ending: Ending) => void>();
  /** The latest actors, by their names and by their ids, which distinguish actors of one source. */
  const latest = new Map<string, AnyActor>();
  const broken = () => {
    throw new Error('broken on purpose');
  };
  const end = (actor: AnyActor, how: 'resolve' | 'reject', data: unknown) =>
    actor.send({ type: `xstate.promise.${how}`, data } as never);
  /** As `actorName`, which knows the machine. */
  const nameOf = ({ id, sessionId, src, _parent }: AnyActor): string => {
    if ((id === sessionId || /^\d+\./.test(id)) && typeof src === 'string' && !src.startsWith('xstate.invoke.'))
      return src;
    return id === sessionId && _parent ? 'spawned' : id;
  };

  return {
    inspect(event: InspectionEvent): void {
      if (event.type !== '@xstate.actor') return;
      const actor = event.actorRef as AnyActor;
      const logic: AnyActorLogic = actor.logic;
      const name = nameOf(actor);
      for (const key of [name, actor.id]) latest.set(key, actor);
      if (!held.has(name)) return;
      let hasBegun = false;
      const heldBack: AnyActorLogic = {
        ...logic,
        // An actor that was held back never started, so it has nothing to clean up.
        transition: (snapshot, given, scope) =>
          given.type === 'xstate.stop' && !hasBegun
            ? { ...snapshot, status: 'stopped' }
            : logic.transition(snapshot, given, scope),
        start: (snapshot, scope) =>
          waiting.set(actor, ending => {
            hasBegun = ending === 'works';
            if (hasBegun) logic.start?.(snapshot, scope);
            else end(actor, 'reject', new Error('broken on purpose'));
          }),
      };
      actor.logic = heldBack;
    },
    hold(names: readonly string[]): void {
      for (const name of names) held.add(name);
    },
    release(name: string, ending: Ending = 'works'): void {
      const actor = latest.get(name);
      const begin = actor && waiting.get(actor);
      if (!actor || !begin) return;
      waiting.delete(actor);
      if (actor.getSnapshot().status === 'active') begin(ending);
    },
    settle(name: string, result: Result): void {
      const actor = latest.get(name);
      if (actor?.getSnapshot().status !== 'active') throw new Error(`There is no running actor named ${name}`);
      waiting.delete(actor);
      if ('output' in result) end(actor, 'resolve', result.output);
      else end(actor, 'reject', 'error' in result ? result.error : new Error(result.message));
    },
    fail(name: string): void {
      const actor = latest.get(name);
      if (!actor) throw new Error(`There is no actor named ${name}`);
      actor.logic = Object.create(actor.logic, { transition: { value: broken } });
      actor.send({ type: 'break' });
    },
    /** Whether an actor of this name or id runs. */
    isRunning: (name: string) => latest.get(name)?.getSnapshot().status === 'active',
    /** Names of the running actors. */
    running: () => [
      ...new Set([...latest.values()].filter(actor => actor.getSnapshot().status === 'active').map(nameOf)),
    ],
  };
}

export type ActorControl = ReturnType<typeof controlActors>;

/** Reports every root actor to the control, from its creation on. The function that it returns ends that. */
export const inspectAll = ({ inspect }: Pick<ActorControl, 'inspect'>): (() => void) =>
  onRoots(({ system }) => system.inspect(inspect));
