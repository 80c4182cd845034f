/** What is read of a machine's chart: states, transitions, actors, delays, and the names that a kit has for them. */
import {
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  fromPromise,
  type StateValue,
} from 'xstate';
import { isInline, isMadeUp, kindOf, matches, nameOf, stateNames, transitionName, transitionsOf } from './inside.ts';
import { once } from './once.ts';

type Node = AnyStateMachine['root'];

const nodesIn = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(nodesIn)];
export const nodesOf = once(({ root }) => nodesIn(root));

const ancestorsOf = (node: Node): Node[] => [node, ...(node.parent ? ancestorsOf(node.parent) : [])];

/** `event`: the kit's name; `spoken`: in a person's words, such as 'editing: form.submit [isComplete] → sending'. */
export const declaredTransitions = once(machine =>
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
  const event = eventType ? eventName(machine, { type: eventType }) : 'always';
  return [`${pathOf(source)}: ${event}`, guard && `[${nameOf(guard)}]`, goal && `→ ${goal}`].filter(Boolean).join(' ');
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
      const last = all.at(-1);
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
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) return [guard];
  return guard.guards.flatMap(guardsIn);
}

export function missingImplementations(machine: AnyStateMachine): string[] {
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
        .map(one => (typeof one === 'object' && one !== null && 'type' in one ? one.type : one))
        .filter(name => typeof name === 'string' && !(name in provided))
        .map(name => `${pathOf(node)}: the ${kind} ${name}`),
    );
  });
  return [...new Set(all)];
}

export function withAllActors(machine: AnyStateMachine): AnyStateMachine {
  const named = declaredActors(machine).filter(({ src }) => !isInline(src) && !(src in machine.implementations.actors));
  const stub = fromPromise(() => new Promise(() => {}));
  return machine.provide({ actors: Object.fromEntries(named.map(({ src }) => [src, stub])) });
}

export const declaredActors = once(machine =>
  nodesOf(machine).flatMap(node =>
    node.invoke.map(({ id, src }) => ({ id, src: String(src), state: node.path.join('.') })),
  ),
);

/** The actor of this id, if XState has made up the id. */
const unnamedActor = (machine: AnyStateMachine, id: string) =>
  isMadeUp(id) ? declaredActors(machine).find(one => one.id === id) : undefined;

/** The types of the events that others send to the machine; a wildcard stands for one event that nothing else handles. */
export function ownTypes(machine: AnyStateMachine): string[] {
  const all = declaredTransitions(machine).map(({ eventType }) => eventType);
  const own = all.filter(type => type && !type.startsWith('xstate.') && !delaysOf(machine).has(type));
  return [...new Set(own.map(type => type.replace(/\*$/, 'other')))];
}

/** The results that the machine handles, such as 'pay.done'; of children whose names are not known before they are spawned, none. */
export function resultNames(machine: AnyStateMachine): string[] {
  const isResult = /^xstate\.(done|error)\.actor\.[^*]+$/;
  return [...new Set(declaredTransitions(machine).flatMap(one => (isResult.test(one.eventType) ? one.event : [])))];
}

/** All that a kit can name as an event, except delays. */
export const eventNames = (machine: AnyStateMachine): string[] => [...ownTypes(machine), ...resultNames(machine)];

/** The actor's result that a kit means by this name, such as 'pay.done'; undefined for an event of the machine's own, which may be called the same. */
export function resultNamed(
  machine: AnyStateMachine,
  name: string,
): { actor: string; ending: string; isKnown: boolean } | undefined {
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
  return isKnown || !isCaught ? { actor, ending, isKnown } : undefined;
}

export const handles = (machine: AnyStateMachine, name: string): boolean =>
  declaredTransitions(machine).some(({ eventType }) => eventType !== '' && matches(name, eventType));

const delaysOf = once(machine => {
  const all = nodesOf(machine).flatMap(({ after }) => after);
  return new Map(all.map(({ eventType, delay }) => [eventType, String(delay)]));
});

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

/** Whether an actor fails, as promises may, and reports snapshots. Of others, only what the machine handles is worth trying. */
export function readsResults(machine: AnyStateMachine, id: string, { logic }: AnyActor) {
  const handles = (kind: string) =>
    declaredTransitions(machine).some(
      ({ eventType: type }) =>
        type === `xstate.${kind}.${id}` || (type.startsWith(`xstate.${kind}`) && type.endsWith('*')),
    );
  return { fails: isPromise(logic) || handles('error.actor'), reports: handles('snapshot') };
}

export const RESULT = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/;

export const actorIn = (type: string): string | undefined => RESULT.exec(type)?.[2];

/** The kit's name for an event: a delay's own name or its ms, or 'actor.done' for an actor's result. */
export function eventName(machine: AnyStateMachine, { type }: AnyEventObject): string {
  const [, kind = '', actor] = RESULT.exec(type) ?? [];
  return delaysOf(machine).get(type) ?? (actor ? `${actorName(machine, actor)}.${kind.split('.')[0]}` : type);
}

/** The states that can react to this event: of regions that invoke actors without ids, only the one whose actor it is. */
export function statesFor(machine: AnyStateMachine, value: StateValue, { type }: AnyEventObject): string[] {
  const { state: owner } = unnamedActor(machine, actorIn(type) ?? '') ?? {};
  return stateNames(value).filter(state => !owner || state === owner || state.startsWith(`${owner}.`));
}

export function areCompatible(machine: AnyStateMachine, one: string, other: string): boolean {
  const nodes = nodesOf(machine);
  const above = (name: string) => nodes.filter(node => node.path.join('.') === name).flatMap(ancestorsOf);
  const others = above(other);
  return one === other || above(one).find(node => others.includes(node))?.type === 'parallel';
}

export const delayNames = (machine: AnyStateMachine): string[] => [...new Set(delaysOf(machine).values())];
