/** Plans few paths, the same each time, which take every transition: in every variant, with every payload, from every state, and refused by guards. */
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from '@xstate/graph';
import { type AnyEventObject, type AnyMachineSnapshot, fromTransition } from 'xstate';
import { type AnyKit, broken } from './any-kit.ts';
import { actorName, delayNames, eventName, readsResults } from './chart.ts';
import { childrenOf } from './children.ts';
import { once, stateName } from './inside.ts';
import { type Alike, ChangedInPlace, keyOf, seeded, stringify, wordsOf } from './repeatable.ts';
import { type Stepped, stepperOf } from './stepper.ts';
import { endingTimer, nextTimer, timersIn } from './timers.ts';

export interface Step extends Stepped {
  event: AnyEventObject;
  name: string;
  /** The kit's variant that causes it; undefined if there is only one. */
  variant: string | undefined;
  from: AnyMachineSnapshot;
}
export type Path = readonly Step[];

/** An event, caused by one variant. `type` names both: its place among the kit's events, which may be long or look the same, or what it says. */
type Move = Pick<Step, 'event' | 'variant'> & { type: string };
interface Vertex {
  at: AnyMachineSnapshot;
  /** In a state with a delay, snapshots also differ by their last event and its variant, because each must restart the delay. */
  arrival: string | null;
  kind: string;
  /** What the last step reached; undefined if it did nothing. */
  goals: Goals | undefined;
}
type Edge = Move & { to: Vertex };
/** The goals that a step reaches. `transition`: it is caused by one variant; `detail`: also with one payload, from one state. */
type Goals = Record<'transition' | 'detail', string>;
type Todo = Record<keyof Goals, Set<string | undefined>>;
type Graph = ReadonlyMap<string, readonly Edge[]>;

export interface PlanOptions {
  /** Leaves out events that only the bare machine can receive. */
  onPage?: boolean;
  /** Plans only the first paths, which take every transition in every variant once. */
  brief?: boolean;
}

const MOST_SNAPSHOTS = 20_000;
/** The snapshots that a kit explores if it does not say everything: those near the start. */
const ENOUGH_SNAPSHOTS = 1_000;
const ENOUGH_STEPS = 30;

export const ownEvents = (kit: AnyKit, onPage = false): AnyEventObject[] => [
  ...Object.entries(kit.events).flatMap(([type, payloads]) => payloads.map(payload => ({ type, ...payload }))),
  ...(onPage ? [] : kit.machineOnly.map(({ event }) => event)),
];

/** What the running actors may report: the kit's results, or else one without a payload; an error or a snapshot if it matters. */
export function resultsIn(kit: AnyKit, snapshot: AnyMachineSnapshot, onPage = false): AnyEventObject[] {
  const running = childrenOf(snapshot).filter(({ hasEnded }) => !hasEnded);
  return [...new Map(running.map(one => [one.id, one.actor]))].flatMap(([id, actor]) => {
    const any = kit.complete ? { done: [], error: [] } : { done: [undefined], error: [broken] };
    const { done, error } = kit.results[actorName(kit.machine, id)] ?? any;
    const { fails, reports } = readsResults(kit.machine, id, actor);
    return [
      ...done.map(output => ({ type: `xstate.done.actor.${id}`, output })),
      ...(fails ? error.map(reason => ({ type: `xstate.error.actor.${id}`, error: reason })) : []),
      ...(reports && !kit.complete && !onPage
        ? [{ type: `xstate.snapshot.${id}`, snapshot: actor.getSnapshot() }]
        : []),
    ];
  });
}

function variantsOf(kit: AnyKit, event: AnyEventObject): (string | undefined)[] {
  const variants = kit.perform[eventName(kit.machine, event)];
  return typeof variants === 'object' ? Object.keys(variants) : [undefined];
}
const by = (variant: string | undefined) => (variant ? ` by ${variant}` : '');

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

function restOf({ machine }: AnyKit, snapshot: AnyMachineSnapshot, alike: Alike): unknown[] {
  // Other delays run only because of the state.
  const named = delayNames(machine);
  const waited = timersIn(snapshot).filter(({ name, length, left }) => left < length || !named.includes(name));
  const history = Object.entries<{ id: string }[]>(snapshot.historyValue ?? {});
  const actors = childrenOf(snapshot).map(
    ({ id, hasEnded, memory }) => `${id}${hasEnded ? ' has ended' : ''} ${keyOf(memory, alike)}`,
  );
  return [
    // Several that are alike count as one: a transition may start one after the other without end.
    ...new Set(waited.map(({ event, left }) => keyOf([event, left], alike))),
    ...history.map(([name, nodes]) => [name, nodes.map(({ id }) => id)]),
    ...[...new Set(actors)].sort(),
  ];
}

const alikeOf = once((_: AnyKit): Alike => ({ names: new Set(), seen: new Map() }));
/** What the contexts of this kit have that looks alike, but may differ inside. */
export const alikeIn = (kit: AnyKit): string[] => [...alikeOf(kit).names];

export function kindOf(kit: AnyKit, at: AnyMachineSnapshot, arrival: string | null): string {
  const alike = alikeOf(kit);
  const context = kit.stateKey ? kit.stateKey(at.context) : at.context;
  return keyOf({ arrival, value: at.value, context, rest: restOf(kit, at, alike) }, alike);
}

function stepFrom(kit: AnyKit, from: AnyMachineSnapshot, { event, variant }: Move): Step {
  const name = eventName(kit.machine, event);
  try {
    return { ...stepperOf(kit.machine).next(from, event), event, name, variant, from };
  } catch (cause) {
    if (cause instanceof ChangedInPlace) throw cause;
    throw new Error(`${kit.name}, ${name} in ${stateName(from.value)}: ${wordsOf(cause)}`, { cause });
  }
}

function vertexAfter(kit: AnyKit, from: Vertex, { type }: Move, step: Step): Vertex {
  const { event, name, variant, to, taken, refused } = step;
  if (taken.length + refused.length === 0) return { ...from, at: to, goals: undefined };
  const last = timersIn(to).length > 0 ? name + by(variant) : null;
  const arrival = taken.length > 0 ? last : from.arrival;
  const result = taken.length > 0 ? `takes ${taken.join(', ')}` : `is refused by ${refused.join(', ')}`;
  const after = endingTimer(from.at, event) ? ` after ${from.arrival}` : '';
  const goals = {
    transition: `${name}${by(variant)} ${result}`,
    detail: `${stateName(from.at.value)}${after}: ${type} ${result} → ${stateName(to.value)}`,
  };
  return { at: to, arrival, kind: kindOf(kit, to, arrival), goals };
}

function possibleOf(kit: AnyKit, onPage: boolean) {
  const own = ownEvents(kit, onPage);
  return (snapshot: AnyMachineSnapshot): Move[] => {
    if (snapshot.status !== 'active') return [];
    const state = stateName(snapshot.value);
    const next = nextTimer(snapshot);
    const all = [...own, ...resultsIn(kit, snapshot, onPage), ...(next ? [next.event] : [])];
    return all.flatMap((event, place) => {
      const isDelay = event === next?.event;
      if (!kit.possible({ state, context: snapshot.context, event, onPage, isDelay })) return [];
      const variants = isDelay ? [undefined] : variantsOf(kit, event);
      const which = place < own.length ? `event ${place}` : stringify(event);
      return variants.map(variant => ({ type: `${which}${by(variant)}`, event, variant }));
    });
  };
}

const cutShort = new WeakSet<AnyKit>();
export const limitOf = (kit: AnyKit): string =>
  cutShort.has(kit)
    ? ` (only the nearest ${ENOUGH_SNAPSHOTS} snapshots were explored; a \`stateKey\` can merge contexts that are alike)`
    : alikeIn(kit).length > 0
      ? ` (${alikeIn(kit).join(', ')} may differ inside, which nobody can read; a \`stateKey\` can tell them apart)`
      : '';

function explore(kit: AnyKit, start: Vertex, onPage: boolean): Graph {
  const possibleIn = possibleOf(kit, onPage);
  const next = (from: Vertex, move: Move) => vertexAfter(kit, from, move, stepFrom(kit, from.at, move));
  let explored = 0;
  const snapshots = getAdjacencyMap(fromTransition(next, start), {
    events: ({ context }) => possibleIn(context.at),
    serializeState: ({ context }) => context.kind,
    serializeEvent: ({ type }) => type,
    stopWhen({ context }) {
      explored += 1;
      if (explored <= (kit.complete ? MOST_SNAPSHOTS : ENOUGH_SNAPSHOTS)) return false;
      if (kit.complete)
        throw new Error(
          `${kit.name} has more than ${MOST_SNAPSHOTS} different contexts, such as ${context.kind.slice(0, 200)}. Give the kit a \`stateKey\`, which keeps what matters.`,
        );
      cutShort.add(kit);
      return true;
    },
  });
  const graph = new Map<string, Edge[]>();
  for (const { state, event, nextState } of adjacencyMapToArray(snapshots)) {
    const { kind } = state.context;
    const edges = graph.get(kind) ?? [];
    if (nextState.context.goals) edges.push({ ...event, to: nextState.context });
    graph.set(kind, edges);
  }
  return graph;
}

/** The shortest sequence of steps from here to an open goal. `aim`: the kind of goal. */
function nearest(graph: Graph, here: Vertex, todo: Todo, aim: keyof Goals): Edge[] | undefined {
  const openFrom = ({ kind }: Vertex) => graph.get(kind)?.find(({ to }) => todo[aim].has(to.goals?.[aim]));
  let last = openFrom(here);
  if (last) return [last];
  const logic = fromTransition((_: Vertex, { to }: Edge) => to, here);
  const [path] = getShortestPaths(logic, {
    events: ({ context }) => graph.get(context.kind) ?? [],
    serializeState: ({ context }) => context.kind,
    serializeEvent: ({ type }) => type,
    toState: ({ context }) => openFrom(context) === last,
    stopWhen({ context }) {
      last ??= openFrom(context);
      return last !== undefined;
    },
  });
  return path && last && [...path.steps.slice(1).map(({ event }) => event), last];
}

export const plan = (kit: AnyKit, options: PlanOptions = {}): Path[] => seeded('', () => planOf(kit, options));

function planOf(kit: AnyKit, { onPage = false, brief = false }: PlanOptions): Path[] {
  const at = initialOf(kit);
  const start = { at, arrival: null, kind: kindOf(kit, at, null), goals: undefined };
  const graph = explore(kit, start, onPage);
  const all = (aim: keyof Goals) => new Set([...graph.values()].flat().map(({ to }) => to.goals?.[aim]));
  const todo = { transition: all('transition'), detail: all('detail') };
  const paths: Path[] = [];
  for (const aim of brief ? (['transition'] as const) : (['transition', 'detail'] as const)) {
    while (todo[aim].size > 0) {
      const before = todo[aim].size;
      paths.push(walk(kit, graph, start, todo, aim));
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
      .map(move => stepFrom(kit, here, move))
      .filter(({ taken, refused }) => taken.length + refused.length > 0);
    const step = possible[choice % possible.length];
    if (!step) break;
    steps.push(step);
    here = step.to;
  }
  return steps;
}

/** One path from the start through nearby open goals, which it removes from the list. */
function walk(kit: AnyKit, graph: Graph, start: Vertex, todo: Todo, aim: keyof Goals): Path {
  const steps: Step[] = [];
  let here = start;
  while (steps.length < ENOUGH_STEPS) {
    const route = nearest(graph, here, todo, aim);
    if (!route) break;
    for (const edge of route) {
      const step = stepFrom(kit, here.at, edge);
      here = vertexAfter(kit, here, edge, step);
      todo.transition.delete(here.goals?.transition);
      todo.detail.delete(here.goals?.detail);
      steps.push(step);
      // States with the same key may still diverge: then plan again from here.
      if (here.kind !== edge.to.kind) break;
    }
  }
  return steps;
}
