/**
 * Finds few paths that together take every transition of a machine: each with every payload and in every way that the
 * kit knows, from every state that has it, the refusals of guards included. The same kit always gives the same paths.
 */
import { getAdjacencyMap } from '@xstate/graph';
import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import { declaredTransitions, type Found, find, stateName } from './chart';
import type { AnyKit } from './kit';
import { delayIn } from './transitions';

export interface Step extends Found {
  event: AnyEventObject;
  /** The event as the kit calls it: 'photo.next', 'sendMessage.done', 'dwell'. */
  name: string;
  /** Which of the kit's ways of doing it; undefined where there is only one. */
  way: string | undefined;
  from: AnyMachineSnapshot;
  to: AnyMachineSnapshot;
}
export type Path = readonly Step[];

interface Edge {
  event: AnyEventObject;
  way: string | undefined;
  to: string;
  goal: string;
}
/** What the machine can do from each kind of moment. */
type Graph = ReadonlyMap<string, readonly Edge[]>;

export interface PlanOptions {
  /** Leaves out what only the bare machine can meet. */
  onPage?: boolean;
  /** A path that has come this far ends where it can. */
  enough?: number;
}

/** A guard against kits whose context grows without bound. */
const MOST_TRAVERSALS = 20_000;

/** Errors have no JSON of their own. */
export const stringify = (value: unknown) =>
  JSON.stringify(value, (_, inner) => (inner instanceof Error ? { error: inner.message } : inner));

/** The kit's name for an event: a delay by its own name, an actor's answer as 'actor.done'. */
export function eventName({ type }: AnyEventObject): string {
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  const [, ending, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return delay ?? (actor ? `${actor}.${ending}` : type);
}

export function alphabetOf(kit: AnyKit, onPage = false): AnyEventObject[] {
  const delays = declaredTransitions(kit.machine)
    .map(({ eventType }) => eventType)
    .filter(type => type.startsWith('xstate.after.'));
  return [
    ...Object.entries(kit.events).flatMap(([type, payloads]) => payloads.map(payload => ({ type, ...payload }))),
    ...(onPage ? [] : (kit.machineOnly ?? []).map(({ event }) => event)),
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

/** In a state with a delay it matters which event led there: each must start the delay again. */
function arrivalAt(kit: AnyKit, { value }: AnyMachineSnapshot, last: AnyEventObject | undefined): string | null {
  return delayIn(kit, value) && last && last.type !== 'xstate.init' ? eventName(last) : null;
}

/** What makes two moments the same to the planner. */
const kindOf = (kit: AnyKit, snapshot: AnyMachineSnapshot, last?: AnyEventObject): string =>
  stringify([
    arrivalAt(kit, snapshot, last),
    snapshot.value,
    kit.stateKey ? kit.stateKey(snapshot.context) : snapshot.context,
  ]);

const arrivalOf = (kind: string) => (JSON.parse(kind) as [arrival: string | null])[0];
const kindAfter = (kit: AnyKit, kind: string, { taken, to, event }: Step) =>
  taken.length > 0 ? kindOf(kit, to, event) : kind;

/** One step from here, as the machine itself would take it. */
function stepFrom(kit: AnyKit, from: AnyMachineSnapshot, event: AnyEventObject, way?: string): Step {
  const found = find(kit.machine, from, event);
  const to = found.taken.length > 0 ? transition(kit.machine, from, event)[0] : from;
  return { event, name: eventName(event), way, from, to, ...found };
}

function goalOf(kit: AnyKit, kind: string, { event, name, way, from, to, taken, refused }: Step): string {
  const result = taken.length > 0 ? `takes ${taken.join(', ')}` : `is refused by ${refused.join(', ')}`;
  const after = name in kit.delays ? ` after ${arrivalOf(kind)}` : '';
  return `${stateName(from.value)}${after}: ${stringify(event)}${way ? ` by ${way}` : ''} ${result} → ${stateName(to.value)}`;
}

const possibleOf = (kit: AnyKit, alphabet: readonly AnyEventObject[], onPage: boolean) => {
  return ({ value, context }: AnyMachineSnapshot) =>
    alphabet.filter(event => kit.possible?.({ state: stateName(value), context, event, onPage }) ?? true);
};

function explore(kit: AnyKit, onPage: boolean): Graph {
  const possible = possibleOf(kit, alphabetOf(kit, onPage), onPage);
  const map = getAdjacencyMap(kit.machine, {
    input: kit.input,
    events: (snapshot: AnyMachineSnapshot) => possible(snapshot).filter(event => snapshot.can(event)),
    serializeState: (snapshot: AnyMachineSnapshot, event: AnyEventObject | undefined) => kindOf(kit, snapshot, event),
    serializeEvent: stringify,
    limit: MOST_TRAVERSALS,
  });
  return new Map(
    Object.entries(map).map(([kind, { state }]) => [
      kind,
      possible(state).flatMap(event =>
        waysOf(kit, event).flatMap(way => {
          const step = stepFrom(kit, state, event, way);
          if (step.taken.length + step.refused.length === 0) return [];
          return [{ event, way, to: kindAfter(kit, kind, step), goal: goalOf(kit, kind, step) }];
        }),
      ),
    ]),
  );
}

/** The shortest way from here to something that is still to do. */
function nearest(graph: Graph, start: string, todo: ReadonlySet<string>): Edge[] | undefined {
  const routes = new Map<string, Edge[]>([[start, []]]);
  for (const [kind, route] of routes) {
    for (const edge of graph.get(kind) ?? []) {
      if (todo.has(edge.goal)) return [...route, edge];
      if (!routes.has(edge.to)) routes.set(edge.to, [...route, edge]);
    }
  }
  return undefined;
}

export function plan(kit: AnyKit, { onPage = false, enough = 30 }: PlanOptions = {}): Path[] {
  const graph = explore(kit, onPage);
  const todo = new Set([...graph.values()].flat().map(edge => edge.goal));
  const paths: Path[] = [];
  while (todo.size > 0) {
    const before = todo.size;
    paths.push(walk(kit, graph, todo, enough));
    if (todo.size === before) throw new Error(`${kit.name}: no path takes\n${[...todo].join('\n')}`);
  }
  return paths;
}

/** The path that somebody takes who chooses at every step, by number, among all that can be done there. */
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

/** One path from the beginning that does as much of what is to do as is near, and strikes it out. */
function walk(kit: AnyKit, graph: Graph, todo: Set<string>, enough: number): Path {
  const steps: Step[] = [];
  let here = initialOf(kit);
  let kind = kindOf(kit, here);
  while (steps.length < enough) {
    const route = nearest(graph, kind, todo);
    if (!route) break;
    for (const { event, way, to } of route) {
      const step = stepFrom(kit, here, event, way);
      todo.delete(goalOf(kit, kind, step));
      steps.push(step);
      here = step.to;
      kind = kindAfter(kit, kind, step);
      // States with the same key may still diverge: then plan again from here.
      if (kind !== to) break;
    }
  }
  return steps;
}
