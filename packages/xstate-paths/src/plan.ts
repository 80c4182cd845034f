/**
 * Plans a small number of paths that together take every transition of a machine: in every way that the kit can cause
 * it, with every payload, from every state, and also where a guard refuses it. The first paths take every transition in
 * every way; the others add the payloads and states. The same kit always gives the same paths.
 */
import { getAdjacencyMap } from '@xstate/graph';
import {
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate';
import type { AnyKit } from './any-kit';
import { declaredTransitions, eventName, type Found, find, stateName } from './chart';
import { delayIn } from './transitions';

export interface Step extends Found {
  event: AnyEventObject;
  /** The kit's name for the event, such as 'photo.next', 'sendMessage.done' or 'dwell'. */
  name: string;
  /** The name of the kit's way to cause it; undefined if there is only one. */
  way: string | undefined;
  from: AnyMachineSnapshot;
  to: AnyMachineSnapshot;
}
export type Path = readonly Step[];

interface Edge {
  event: AnyEventObject;
  way: string | undefined;
  to: string;
  goals: Goals;
}
/** The goals that a step reaches. `transition`: it is caused in one way; `detail`: also with one payload, from one state. */
interface Goals {
  transition: string;
  detail: string;
}
/** The goals that no path has reached yet. */
type Todo = Record<keyof Goals, Set<string>>;
/** The possible steps from each kind of snapshot (see `kindOf`). */
type Graph = ReadonlyMap<string, readonly Edge[]>;

export interface PlanOptions {
  /** Leaves out events that only the bare machine can receive. */
  onPage?: boolean;
  /** Plans only the first paths, which take every transition in every way once. */
  brief?: boolean;
  /** The number of steps after which a path aims at no further goal. */
  enough?: number;
}

/** Limits the planning of kits whose context grows without bound. */
const MOST_TRAVERSALS = 20_000;

/** Converts to JSON, including the messages of errors, which JSON would omit. */
export const stringify = (value: unknown) =>
  JSON.stringify(value, (_, inner) => (inner instanceof Error ? { error: inner.message } : inner));

export function alphabetOf(kit: AnyKit, onPage = false): AnyEventObject[] {
  const delays = declaredTransitions(kit.machine)
    .map(({ eventType }) => eventType)
    .filter(type => type.startsWith('xstate.after.'));
  return [
    ...Object.entries(kit.events).flatMap(([type, payloads]) => payloads.map(payload => ({ type, ...payload }))),
    ...(onPage ? [] : kit.machineOnly.map(({ event }) => event)),
    ...Object.entries(kit.answers).flatMap(([actor, { done, error }]) => [
      ...done.map(output => ({ type: `xstate.done.actor.${actor}`, output })),
      ...error.map(reason => ({ type: `xstate.error.actor.${actor}`, error: reason })),
    ]),
    ...[...new Set(delays)].map(type => ({ type })),
  ];
}

function waysOf(kit: AnyKit, event: AnyEventObject): (string | undefined)[] {
  const ways = kit.perform[eventName(event)];
  return typeof ways === 'object' ? Object.keys(ways) : [undefined];
}

const initialOf = (kit: AnyKit): AnyMachineSnapshot => initialTransition(kit.machine, kit.input)[0];

/** In a state with a delay, snapshots also differ by their last event and its way, because each must restart the delay. */
function arrivalAt(
  kit: AnyKit,
  { value }: AnyMachineSnapshot,
  last: AnyEventObject | undefined,
  way: string | undefined,
): string | null {
  const name = delayIn(kit, value) && last && last.type !== 'xstate.init' ? eventName(last) : null;
  return name && way ? `${name} by ${way}` : name;
}

/** A key for a snapshot; the planner treats snapshots with the same key as equal. */
const kindOf = (kit: AnyKit, snapshot: AnyMachineSnapshot, last?: AnyEventObject, way?: string): string =>
  stringify([
    arrivalAt(kit, snapshot, last, way),
    snapshot.value,
    kit.stateKey ? kit.stateKey(snapshot.context) : snapshot.context,
  ]);

const arrivalOf = (kind: string) => (JSON.parse(kind) as [arrival: string | null])[0];
const kindAfter = (kit: AnyKit, kind: string, { taken, to, event, way }: Step) =>
  taken.length > 0 ? kindOf(kit, to, event, way) : kind;

/**
 * What an event leads to. A plan starts no actors, so its children stay as they began, except stubs made with
 * `fromTransition`: they take what the machine sends to them, because later guards may read their snapshots.
 */
function nextOf(machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot {
  const [next, actions] = transition(machine, from, event);
  return actions.reduce(
    (snapshot, { type, params }) =>
      type === 'xstate.sendTo' ? withSent(snapshot, params as unknown as Sent) : snapshot,
    next,
  );
}

interface Sent {
  to: AnyActor;
  event: AnyEventObject;
}

function withSent(snapshot: AnyMachineSnapshot, { to: { id }, event }: Sent): AnyMachineSnapshot {
  const stub: AnyActor | undefined = snapshot.children[id];
  // Machines have a root; promises, callbacks and observables have a start.
  if (!stub || 'root' in stub.logic || 'start' in stub.logic) return snapshot;
  const after = (stub.logic as AnyActorLogic).transition(stub.getSnapshot(), event, {} as never);
  // A copy, because other paths go on from the snapshots before.
  const copy: AnyActor = Object.create(stub, { getSnapshot: { value: () => after } });
  const replaced = (values: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (value === stub) return [name, copy];
        return [name, Object.values(value ?? {}).includes(stub) ? replaced(value) : value];
      }),
    );
  const { context, children } = snapshot;
  return { ...snapshot, context: replaced(context), children: replaced(children) } as AnyMachineSnapshot;
}

/** One step from this snapshot, as the machine itself takes it. */
function stepFrom(kit: AnyKit, from: AnyMachineSnapshot, event: AnyEventObject, way?: string): Step {
  const found = find(kit.machine, from, event);
  const to = found.taken.length > 0 ? nextOf(kit.machine, from, event) : from;
  return { event, name: eventName(event), way, from, to, ...found };
}

function goalsOf(kit: AnyKit, kind: string, { event, name, way, from, to, taken, refused }: Step): Goals {
  const result = taken.length > 0 ? `takes ${taken.join(', ')}` : `is refused by ${refused.join(', ')}`;
  const by = way ? ` by ${way}` : '';
  const after = name in kit.delays ? ` after ${arrivalOf(kind)}` : '';
  return {
    transition: `${name}${by} ${result}`,
    detail: `${stateName(from.value)}${after}: ${stringify(event)}${by} ${result} → ${stateName(to.value)}`,
  };
}

const possibleOf = (kit: AnyKit, alphabet: readonly AnyEventObject[], onPage: boolean) => {
  return ({ value, context }: AnyMachineSnapshot) =>
    alphabet.filter(event => kit.possible({ state: stateName(value), context, event, onPage }));
};

/** Splits a kind by the ways to cause the last event, which `getAdjacencyMap` does not distinguish. */
function kindsByWay(kit: AnyKit, kind: string): string[] {
  const [arrival, ...rest] = JSON.parse(kind) as [string | null, ...unknown[]];
  const ways = arrival === null ? undefined : kit.perform[arrival];
  return typeof ways === 'object' ? Object.keys(ways).map(way => stringify([`${arrival} by ${way}`, ...rest])) : [kind];
}

function explore(kit: AnyKit, onPage: boolean): Graph {
  const possible = possibleOf(kit, alphabetOf(kit, onPage), onPage);
  const logic: AnyStateMachine = Object.create(kit.machine, {
    transition: { value: nextOf.bind(null, kit.machine) },
  });
  const map = getAdjacencyMap(logic, {
    fromState: initialOf(kit),
    events: (snapshot: AnyMachineSnapshot) => possible(snapshot).filter(event => snapshot.can(event)),
    serializeState: (snapshot: AnyMachineSnapshot, event: AnyEventObject | undefined) => kindOf(kit, snapshot, event),
    serializeEvent: stringify,
    limit: MOST_TRAVERSALS,
  });
  return new Map(
    Object.entries(map).flatMap(([key, { state }]) =>
      kindsByWay(kit, key).map((kind): [string, Edge[]] => [
        kind,
        possible(state).flatMap(event =>
          waysOf(kit, event).flatMap(way => {
            const step = stepFrom(kit, state, event, way);
            if (step.taken.length + step.refused.length === 0) return [];
            return [{ event, way, to: kindAfter(kit, kind, step), goals: goalsOf(kit, kind, step) }];
          }),
        ),
      ]),
    ),
  );
}

/** The shortest sequence of steps from `start` to an open goal. `aim`: the kind of goal. */
function nearest(graph: Graph, start: string, todo: Todo, aim: keyof Goals): Edge[] | undefined {
  const routes = new Map<string, Edge[]>([[start, []]]);
  for (const [kind, route] of routes) {
    for (const edge of graph.get(kind) ?? []) {
      if (todo[aim].has(edge.goals[aim])) return [...route, edge];
      if (!routes.has(edge.to)) routes.set(edge.to, [...route, edge]);
    }
  }
  return undefined;
}

export function plan(kit: AnyKit, { onPage = false, brief = false, enough = 30 }: PlanOptions = {}): Path[] {
  const graph = explore(kit, onPage);
  const goals = [...graph.values()].flat().map(edge => edge.goals);
  const todo = {
    transition: new Set(goals.map(({ transition }) => transition)),
    detail: new Set(goals.map(({ detail }) => detail)),
  };
  const paths: Path[] = [];
  for (const aim of brief ? (['transition'] as const) : (['transition', 'detail'] as const)) {
    while (todo[aim].size > 0) {
      const before = todo[aim].size;
      paths.push(walk(kit, graph, todo, aim, enough));
      if (todo[aim].size === before) throw new Error(`${kit.name}: no path takes\n${[...todo[aim]].join('\n')}`);
    }
  }
  return paths;
}

/** The path that these choices lead to: each number selects one of the possible steps. */
export function randomPath(kit: AnyKit, choices: readonly number[], { onPage = false }: PlanOptions = {}): Path {
  const possibleFrom = possibleOf(kit, alphabetOf(kit, onPage), onPage);
  const steps: Step[] = [];
  let here = initialOf(kit);
  for (const choice of choices) {
    const possible = possibleFrom(here)
      .flatMap(event => waysOf(kit, event).map(way => ({ event, way, ...find(kit.machine, here, event) })))
      .filter(({ taken, refused }) => taken.length + refused.length > 0);
    const chosen = possible[choice % possible.length];
    if (!chosen) break;
    const step = stepFrom(kit, here, chosen.event, chosen.way);
    steps.push(step);
    here = step.to;
  }
  return steps;
}

/** One path from the start through nearby open goals, which it removes from the list. */
function walk(kit: AnyKit, graph: Graph, todo: Todo, aim: keyof Goals, enough: number): Path {
  const steps: Step[] = [];
  let here = initialOf(kit);
  let kind = kindOf(kit, here);
  while (steps.length < enough) {
    const route = nearest(graph, kind, todo, aim);
    if (!route) break;
    for (const { event, way, to } of route) {
      const step = stepFrom(kit, here, event, way);
      const reached = goalsOf(kit, kind, step);
      todo.transition.delete(reached.transition);
      todo.detail.delete(reached.detail);
      steps.push(step);
      here = step.to;
      kind = kindAfter(kit, kind, step);
      // States with the same key may still diverge: then plan again from here.
      if (kind !== to) break;
    }
  }
  return steps;
}
