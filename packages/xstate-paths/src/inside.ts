/**
 * What path tests and inspector know of XState 5 beyond its documented API. `inside.test.ts` has a canary for each private name:
 * - `_parent`: who has started an actor. Only it tells a root from a spawned actor without an id.
 * - `_transitions`: which of several transitions was taken. Events do not name it.
 * - `_processingStatus`, `_snapshot`: what an actor does while it is created; `getSnapshot` throws then.
 * - `_initState`, `_actorScope`, `_send`: a replay's actor must not run the application's actions, nor start its children.
 */
import type {
  Actor,
  ActorRefLike,
  AnyActor,
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
  StateValue,
} from 'xstate';
import { once } from './once.ts';

export { once } from './once.ts';

const ACTOR = ['_initState', '_processingStatus', '_actorScope', 'system', 'logic', 'sessionId', 'clock'];
const SYSTEM = ['inspect'];
const MACHINE = ['root', 'implementations', 'config', 'provide'];
const NODE = ['transitions', 'states', 'invoke', 'entry', 'exit', 'tags', 'order', 'type', 'key', 'id'];

/** The names of the members that this actor lacks; none with a version of XState that is supported. */
export function lackingIn(actor: AnyActor): string[] {
  const lacking = (value: unknown, names: string[], of: string) =>
    names.filter(name => !(name in Object(value))).map(name => `${of}.${name}`);
  const { logic, system } = actor;
  const scope = (actor as unknown as Partial<Internals>)._actorScope;
  const missing = [
    ...lacking(actor, ACTOR, 'actor'),
    // Without it, a replay would run the application's own actions.
    ...lacking(scope, ['actionExecutor'], 'actor._actorScope'),
    ...lacking(system, SYSTEM, 'system'),
  ];
  if (!isMachineLogic(logic)) return missing;
  const { root } = logic;
  missing.push(...lacking(logic, MACHINE, 'machine'), ...lacking(root, NODE, 'node'));
  return [...missing, ...lacking(root?.transitions, ['get'], 'node.transitions')];
}

interface Internals {
  _processingStatus: number;
  _snapshot?: { status: string };
  _actorScope: { actionExecutor?: (action: Action) => void };
}

type Action = { type: string };

const NOT_STARTED = 0;
const STOPPED = 2;

/** Reads private fields, because `getSnapshot` throws while an actor is being created. */
export function conditionOf(ref: ActorRefLike): { wasWaiting: boolean; wasStopped: boolean; hadFailed: boolean } {
  const { _processingStatus: status, _snapshot } = ref as unknown as Internals;
  return {
    wasWaiting: status === NOT_STARTED,
    wasStopped: status === STOPPED,
    hadFailed: _snapshot?.status === 'error',
  };
}

export const isRestored = ({ options }: AnyActor): boolean => options.snapshot !== undefined;

export const parentOf = (ref: AnyActor): AnyActor | undefined => ref._parent as AnyActor | undefined;

export const isMachineLogic = (logic: unknown): logic is AnyStateMachine => 'root' in Object(logic);

export type Kind = 'machine' | 'promise' | 'callback' | 'observable' | 'reducer' | 'actor';

const isOfXState = (logic: AnyActorLogic) => 'config' in logic && 'restoreSnapshot' in logic;

/** Recognizes the kind of logic by its methods, because XState does not report it. */
export function kindOf(logic: AnyActorLogic): Kind {
  if (isMachineLogic(logic)) return 'machine';
  if (!isOfXState(logic)) return 'actor';
  if (!('start' in logic)) return 'reducer';
  try {
    const scope = { self: {} } as never;
    const resolved = logic.transition({ status: 'active' }, { type: 'xstate.promise.resolve' }, scope);
    return resolved.status === 'done' ? 'promise' : 'observable';
  } catch {
    return 'callback';
  }
}

export const isInline = (src: string): boolean => src.startsWith('xstate.invoke.');

/** Whether XState has generated an id, because the developer gave none, such as `0.lamp.on`. */
export const isMadeUp = (id: string): boolean => isInline(id) || /^(x:\d+$|\d+\.)/.test(id);

/** The actions that have to be provided. XState's own, such as `assign`, have a `resolve`. */
export const placeholdersOf = ({ implementations }: AnyStateMachine) =>
  Object.entries<unknown>(implementations.actions).filter(
    (entry): entry is [string, () => void] => typeof entry[1] === 'function' && !('resolve' in entry[1]),
  );

/** The name of an action or a guard, which is a string, an object with a type, or a function. */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (part && (typeof part === 'object' || typeof part === 'function')) {
    // XState's guards of guards, such as `not(isOpen)`. A bundler may append a digit to their names.
    if ('guards' in part && Array.isArray(part.guards) && 'name' in part)
      return `${String(part.name).replace(/\d+$/, '')}(${part.guards.map(nameOf).join(', ')})`;
    if ('type' in part && typeof part.type === 'string') return part.type.replace(/^xstate\./, '');
    if ('name' in part && typeof part.name === 'string' && part.name !== '') return part.name;
  }
  return 'unnamed';
}

/** State names: 'open', or 'editing.failed' for a nested state; for a parallel machine, one name per region. */
export function stateNames(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([outer, inner = {}]) => {
    const names = stateNames(inner);
    return names.length === 0 ? [outer] : names.map(name => `${outer}.${name}`);
  });
}

export const stateName = (value: StateValue = {}): string => stateNames(value).join(' & ');

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values(), node.always ?? []].flat();

/** A transition's name, which `machine.provide` does not change, such as 'lightbox.open: address.change (2 of 2)'. */
export function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const all = (eventType ? source.transitions.get(eventType) : source.always) ?? [];
  const place = all.length > 1 ? ` (${all.indexOf(transition) + 1} of ${all.length})` : '';
  return `${source.id}: ${eventType || 'always'}${place}`;
}

const below = (node: AnyStateNode | undefined, value: StateValue | undefined): AnyStateNode[] => {
  const inner = typeof value === 'string' ? { [value]: {} } : (value ?? {});
  return node ? [node, ...Object.keys(inner).flatMap(key => below(node.states[key], inner[key]))] : [];
};
export const activeIn = ({ machine, value }: AnyMachineSnapshot) => below(machine.root, value);

export const takenIn = ({
  _transitions,
}: Extract<InspectionEvent, { type: '@xstate.microstep' }>): AnyTransitionDefinition[] => _transitions;

export type ActorClass = new (logic: AnyStateMachine, options: object) => Actor<AnyStateMachine>;

export const classOf = (actor: AnyActor) => actor.constructor as ActorClass;

const IDLE = { getInitialSnapshot: () => ({ status: 'active' }), transition: (snapshot: unknown) => snapshot };
/** The clock that all actors share. The client inspects no subclass. */
const clockOf = once((Actor: ActorClass) => new (class extends Actor {})(IDLE as never, {}).clock);
/** Whether the application has given an actor a clock of its own. */
export const hasOwnClock = (actor: AnyActor): boolean => actor.clock !== clockOf(classOf(actor));

type Quiet = Internals & { _parent: unknown; logic: AnyStateMachine; _initState(state: unknown): void };

/** A class of actors that skip every action that is not XState's own, start no children, and send to a parent that ignores it. */
export function quiet(Actor: ActorClass, hasParent: boolean): ActorClass {
  const Base = Actor as unknown as new (...given: unknown[]) => Quiet;
  const isHarmless = ({ type }: Action) => /^xstate\.(raise|sendTo|cancel|emit)$/.test(type);
  class QuietActor extends Base {
    // Before the constructor computes the initial state, whose actions it collects.
    override _initState(state: unknown): void {
      const scope = this._actorScope;
      const run = scope.actionExecutor;
      if (run) scope.actionExecutor = action => void (isHarmless(action) && run(action));
      // A machine's own `start` would start the actors that its first state invokes.
      this.logic = Object.create(this.logic, { start: { value: undefined } });
      if (hasParent) this._parent = { id: 'parent', sessionId: 'parent', send() {}, _send() {} };
      super._initState(state);
    }
  }
  return QuietActor as unknown as ActorClass;
}

/** The transitions that a state has for an event, in XState's order: the exact name, then wildcards, long ones first. */
export function candidatesIn(node: AnyStateNode, type: string): AnyTransitionDefinition[] {
  const wildcards = [...node.transitions.keys()]
    .filter(descriptor => descriptor !== type && matches(type, descriptor))
    .sort((one, other) => other.length - one.length);
  return [type, ...wildcards].flatMap(descriptor => node.transitions.get(descriptor) ?? []);
}

/** Whether a type, such as `photo.next`, matches a descriptor: itself, `photo.*` or `*`. */
export function matches(type: string, descriptor: string): boolean {
  if (descriptor === type || descriptor === '*') return true;
  return descriptor.endsWith('.*') && (type === descriptor.slice(0, -2) || type.startsWith(descriptor.slice(0, -1)));
}
