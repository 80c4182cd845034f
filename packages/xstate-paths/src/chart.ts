/** Reads a machine's chart: its declared transitions, states and actors, and the transitions that an event takes or guards refuse. */
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  getNextTransitions,
  type StateValue,
} from 'xstate';

/** State names: 'open', or 'editing.failed' for a nested state; for a parallel machine, one name per region. */
export function stateNames(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([outer, inner = {}]) => {
    const names = stateNames(inner);
    return names.length === 0 ? [outer] : names.map(name => `${outer}.${name}`);
  });
}

/** The state's name in one line: 'editing.failed', or 'rotation.paused & tab.hidden'. */
export const stateName = (value: StateValue): string => stateNames(value).join(' & ');

/** The transition's name, which `machine.provide` does not change, such as 'lightbox.open: address.change (2 of 2)'. */
export function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const all = (eventType ? source.transitions.get(eventType) : source.always) ?? [];
  const place = all.length > 1 ? ` (${all.indexOf(transition) + 1} of ${all.length})` : '';
  return `${source.id}: ${eventType || 'always'}${place}`;
}

export interface Declared {
  name: string;
  eventType: string;
  guarded: boolean;
}

/** Every declared transition, with one entry for each guarded branch. */
export function declaredTransitions(machine: AnyStateMachine): Declared[] {
  const read = (node: AnyStateMachine['root']): Declared[] => [
    ...[...node.transitions.values(), node.always ?? []].flat().map(one => ({
      name: transitionName(one),
      eventType: one.eventType,
      guarded: one.guard !== undefined,
    })),
    ...Object.values(node.states).flatMap(read),
  ];
  return read(machine.root);
}

/** Names of the states that a machine can be in. */
export function declaredStates(machine: AnyStateMachine): string[] {
  const read = (node: AnyStateMachine['root']): string[] => {
    const inner = Object.values(node.states);
    return inner.length > 0 ? inner.flatMap(read) : [node.path.join('.')];
  };
  return read(machine.root);
}

/** Every actor that a state invokes. */
export function declaredActors(machine: AnyStateMachine): { id: string; src: string }[] {
  const read = (node: AnyStateMachine['root']): { id: string; src: string }[] => [
    ...node.invoke.map(({ id, src }) => ({ id, src: String(src) })),
    ...Object.values(node.states).flatMap(read),
  ];
  return read(machine.root);
}

/** What an event does in a state. */
export interface Found {
  /** Names of the transitions taken; empty if the event changes nothing. */
  taken: string[];
  /** Names of the transitions that were tried before `taken` and refused by their guards. */
  refused: string[];
}

export function find(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): Found {
  const transitions = machine.getTransitionData(snapshot, event) ?? [];
  const taken = transitions.map(transitionName);
  const candidates = getNextTransitions(snapshot).filter(one => one.eventType === event.type);
  // Each region of a parallel machine takes its own transition; the root's transitions apply only if no region takes one.
  const regionOf = ({ source }: AnyTransitionDefinition) => (machine.root.type === 'parallel' ? source.path[0] : '');
  const refused = [...new Set(candidates.map(regionOf))].flatMap(region => {
    if (region === undefined && taken.length > 0) return [];
    const names = candidates.filter(one => regionOf(one) === region).map(transitionName);
    const first = names.findIndex(name => taken.includes(name));
    return first === -1 ? names : names.slice(0, first);
  });
  return { taken, refused };
}

/** The kit's name for an event: a delay's own name, or 'actor.done' for an actor's result. */
export function eventName({ type }: AnyEventObject): string {
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  const [, ending, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return delay ?? (actor ? `${actor}.${ending}` : type);
}
