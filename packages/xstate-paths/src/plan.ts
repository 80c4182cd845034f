/**
 * Plans a small number of paths that together take every transition of a machine: in every way that the kit can cause
 * it, with every payload, from every state, and also where a guard refuses it. The first paths take every transition in
 * every way; the others add the payloads and states. The same kit always gives the same paths.
 */
import type { AnyKit } from './any-kit';
import { broken } from './kit';
import { stringify, wordsOf } from './repeatable';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  actorName,
  childrenOf,
  delayNames,
  eventName,
  nextTimer,
  type Part,
  readsResults,
  type Stepped,
  stateName,
  stepperOf,
  timersIn,
} from './xstate-5';

export interface Step {
  event: AnyEventObject;
  /** The event, and the ends of other delays at the same moment, in order. */
  parts: readonly Part[];
  /** Names of the transitions taken; empty if the event changes nothing. */
  taken: string[];
  /** Names of the states entered, also of those left at once. */
  visited: string[];
  /** Names of the transitions that were tried for the event and refused by their guards. */
  refused: string[];
  /** The same for `always`. */
  idle: string[];
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
const MOST_MOMENTS = 20_000;
/** The moments that a kit explores if it does not say everything: those near the start. */
const ENOUGH_MOMENTS = 1_000;

/** The events of the machine itself, with their payloads. */
export const ownEvents = (kit: AnyKit, onPage = false): AnyEventObject[] => [
  ...Object.entries(kit.events).flatMap(([type, payloads]) => payloads.map(payload => ({ type, ...payload }))),
  ...(onPage ? [] : kit.machineOnly.map(({ event }) => event)),
];

/** What every event is called, with its payload: own events, results of the actors that the kit names, and delays. */
export const alphabetOf = (kit: AnyKit): string[] => [
  ...ownEvents(kit).map(({ type, ...payload }) => stringify([type, payload])),
  ...Object.entries(kit.answers).flatMap(([actor, { done, error }]) => [
    ...done.map(output => stringify([`${actor}.done`, { output }])),
    ...error.map(reason => stringify([`${actor}.error`, { error: reason }])),
  ]),
  ...delayNames(kit.machine).map(name => stringify([name, {}])),
];

/** A step's events as in `alphabetOf`. */
export const lettersOf = ({ machine }: AnyKit, { parts }: Step): string[] =>
  parts.map(({ event: { type, ...payload } }) => stringify([eventName(machine, { type }), payload]));

/**
 * What the running actors may report: the kit's results, or else, unless the kit is complete, one without a payload; an
 * error or a snapshot only if it matters.
 */
export function resultsIn(kit: AnyKit, snapshot: AnyMachineSnapshot, onPage = false): AnyEventObject[] {
  const running = childrenOf(snapshot).filter(({ hasEnded }) => !hasEnded);
  return [...new Map(running.map(one => [one.id, one.actor]))].flatMap(([id, actor]) => {
    const any = kit.complete ? { done: [], error: [] } : { done: [undefined], error: [broken] };
    const { done, error } = kit.answers[actorName(kit.machine, id)] ?? any;
    const { fails, reports } = readsResults(kit.machine, id, actor);
    return [
      ...done.map(output => ({ type: `xstate.done.actor.${id}`, output })),
      ...(fails ? error.map(reason => ({ type: `xstate.error.actor.${id}`, error: reason })) : []),
      ...(reports && !kit.complete && !onPage
        ? [{ type: `xstate.snapshot.actor.${id}`, snapshot: actor.getSnapshot() }]
        : []),
    ];
  });
}

function waysOf(kit: AnyKit, event: AnyEventObject): (string | undefined)[] {
  const ways = kit.perform[eventName(kit.machine, event)];
  return typeof ways === 'object' ? Object.keys(ways) : [undefined];
}

/** How the machine starts. */
export function firstStep({ machine, name, input }: AnyKit): Stepped {
  try {
    const start = stepperOf(machine).initial(input);
    if (start.to.status === 'error') throw start.to.error;
    return start;
  } catch (reason) {
    const lack = input === undefined ? ' without input, which a kit can give: kitOf(machine, { input: { … } })' : '';
    throw new Error(`the machine ${name} cannot start${lack}. Its first step throws: ${wordsOf(reason)}`);
  }
}

export const initialOf = (kit: AnyKit): AnyMachineSnapshot => firstStep(kit).to;

/** In a state with a delay, snapshots also differ by their last event and its way, because each must restart the delay. */
function arrivalAt(
  kit: AnyKit,
  snapshot: AnyMachineSnapshot,
  last: AnyEventObject | undefined,
  way: string | undefined,
): string | null {
  const name = timersIn(snapshot).length > 0 && last ? eventName(kit.machine, last) : null;
  return name && way ? `${name} by ${way}` : name;
}

/**
 * What distinguishes moments besides state and context: delays that have run for a while, what a history state remembers,
 * and which actors there are.
 */
export function restOf(snapshot: AnyMachineSnapshot): unknown[] {
  const waited = timersIn(snapshot).filter(({ length, left }) => left < length);
  const history = Object.entries((snapshot.historyValue ?? {}) as Record<string, { id: string }[]>);
  return [
    ...waited.map(({ name, left }) => [name, left]),
    ...history.map(([name, nodes]) => [name, nodes.map(({ id }) => id)]),
    ...[...new Set(childrenOf(snapshot).map(({ id, hasEnded }) => (hasEnded ? `${id} has ended` : id)))].sort(),
  ];
}

/** A key for a snapshot; the planner treats snapshots with the same key as equal. `arrival`: as in `arrivalAt`. */
const kindOf = (kit: AnyKit, snapshot: AnyMachineSnapshot, arrival: string | null): string =>
  stringify([
    arrival,
    snapshot.value,
    kit.stateKey ? kit.stateKey(snapshot.context) : snapshot.context,
    ...restOf(snapshot),
  ]);

const arrivalOf = (kind: string) => (JSON.parse(kind) as [arrival: string | null])[0];
const kindAfter = (kit: AnyKit, kind: string, { taken, to, event, way }: Step) =>
  kindOf(kit, to, taken.length > 0 ? arrivalAt(kit, to, event, way) : arrivalOf(kind));

/** One step from this snapshot, as the machine itself takes it. */
function stepFrom(kit: AnyKit, from: AnyMachineSnapshot, event: AnyEventObject, way?: string): Step {
  const { to, parts, taken, refused, idle, visited } = stepperOf(kit.machine).next(from, event);
  return { event, parts, name: eventName(kit.machine, event), way, from, to, taken, refused, idle, visited };
}

function goalsOf(kind: string, { event, name, way, from, to, taken, refused }: Step): Goals {
  const result = taken.length > 0 ? `takes ${taken.join(', ')}` : `is refused by ${refused.join(', ')}`;
  const by = way ? ` by ${way}` : '';
  const after = timersIn(from).some(timer => timer.name === name) ? ` after ${arrivalOf(kind)}` : '';
  return {
    transition: `${name}${by} ${result}`,
    detail: `${stateName(from.value)}${after}: ${stringify(event)}${by} ${result} → ${stateName(to.value)}`,
  };
}

/** Lists what can happen at a moment. */
function possibleOf(kit: AnyKit, onPage: boolean) {
  const own = ownEvents(kit, onPage);
  return (snapshot: AnyMachineSnapshot): AnyEventObject[] => {
    if (snapshot.status !== 'active') return [];
    const state = stateName(snapshot.value);
    const next = nextTimer(snapshot);
    const all = [...own, ...resultsIn(kit, snapshot, onPage), ...(next ? [next.event] : [])];
    return all.filter(event => kit.possible({ state, context: snapshot.context, event, onPage }));
  };
}

const cutShort = new WeakSet<AnyKit>();
/** What a failure adds if the paths of this kit could not explore all moments. */
export const limitOf = (kit: AnyKit): string =>
  cutShort.has(kit)
    ? ` (only the nearest ${ENOUGH_MOMENTS} moments were explored; a \`stateKey\` can merge contexts that are alike)`
    : '';

function explore(kit: AnyKit, onPage: boolean): Graph {
  const possibleIn = possibleOf(kit, onPage);
  const start = initialOf(kit);
  const found = new Map([[kindOf(kit, start, null), start]]);
  const graph = new Map<string, Edge[]>();
  for (const [kind, snapshot] of found) {
    if (kit.complete && found.size > MOST_MOMENTS)
      throw new Error(
        `${kit.name} has more than ${MOST_MOMENTS} different contexts, such as ${kind.slice(0, 200)}. Give the kit a \`stateKey\`, which keeps what matters.`,
      );
    if (!kit.complete && graph.size >= ENOUGH_MOMENTS) {
      cutShort.add(kit);
      break;
    }
    const edges: Edge[] = [];
    for (const event of possibleIn(snapshot)) {
      for (const way of waysOf(kit, event)) {
        const step = stepFrom(kit, snapshot, event, way);
        if (step.taken.length + step.refused.length === 0) continue;
        const to = kindAfter(kit, kind, step);
        if (!found.has(to)) found.set(to, step.to);
        edges.push({ event, way, to, goals: goalsOf(kind, step) });
      }
    }
    graph.set(kind, edges);
  }
  return graph;
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
  const possibleFrom = possibleOf(kit, onPage);
  const steps: Step[] = [];
  let here = initialOf(kit);
  for (const choice of choices) {
    const possible = possibleFrom(here)
      .flatMap(event => waysOf(kit, event).map(way => stepFrom(kit, here, event, way)))
      .filter(({ taken, refused }) => taken.length + refused.length > 0);
    const step = possible[choice % possible.length];
    if (!step) break;
    steps.push(step);
    here = step.to;
  }
  return steps;
}

/** One path from the start through nearby open goals, which it removes from the list. */
function walk(kit: AnyKit, graph: Graph, todo: Todo, aim: keyof Goals, enough: number): Path {
  const steps: Step[] = [];
  let here = initialOf(kit);
  let kind = kindOf(kit, here, null);
  while (steps.length < enough) {
    const route = nearest(graph, kind, todo, aim);
    if (!route) break;
    for (const { event, way, to } of route) {
      const step = stepFrom(kit, here, event, way);
      const reached = goalsOf(kind, step);
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
