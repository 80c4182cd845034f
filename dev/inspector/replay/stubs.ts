/** A machine without effects, for replays: its actors wait until the replay ends them. Guards and `assign` actions stay. */
import type { AnyActor, AnyStateMachine, AnyTransitionDefinition, Snapshot, StateValue } from 'xstate';
import { transitionsOf } from '../chart/names';

/** The result of an invoked actor. */
export interface Answer {
  type: 'answer';
  outcome: 'done' | 'error';
  value: unknown;
}

interface StubSnapshot {
  status: 'active' | 'done' | 'error';
  output: unknown;
  error: unknown;
  input: unknown;
  /** Present because a parent may read the context of a child that is a machine. */
  context: object;
}

/** The logic that replaces any actor: it ignores all events, and ends when it receives an answer. */
export const stub = {
  config: undefined,
  getInitialSnapshot: (_: unknown, input: unknown): StubSnapshot => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
    context: {},
  }),
  transition(snapshot: StubSnapshot, event: { type: string } | Answer): StubSnapshot {
    if (!isAnswer(event)) return snapshot;
    return event.outcome === 'done'
      ? { ...snapshot, status: 'done', output: event.value }
      : { ...snapshot, status: 'error', error: event.value };
  },
  getPersistedSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
};

function isAnswer(event: { type: string }): event is Answer {
  return event.type === 'answer';
}

/** The names of a machine's effects: plain functions, unlike XState's own actions (`assign`, `emit`, `sendTo`). */
export function effectsOf({ implementations }: AnyStateMachine): string[] {
  return Object.entries(implementations.actions)
    .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
    .map(([name]) => name);
}

export function actorsOf({ implementations }: AnyStateMachine): string[] {
  return Object.keys(implementations.actors);
}

/** The actors that a machine invokes in a state. */
export function actorsIn(machine: AnyStateMachine, value: StateValue): { id: string; src: unknown }[] {
  return machine.resolveState({ value, context: {} })._nodes.flatMap(({ invoke }) => invoke);
}

/** Whether a machine handles an actor's end, as it does for a promise. */
export function isAwaited(machine: AnyStateMachine, id: string): boolean {
  if (!actorsOf(machine).includes(id)) return false;
  return transitionsIn(machine).some(
    ({ eventType }) => /^xstate\.(done|error)\.actor\./.test(eventType) && eventType.endsWith(`.${id}`),
  );
}

export function transitionsIn(machine: AnyStateMachine): AnyTransitionDefinition[] {
  const collect = (node: AnyStateMachine['root']): AnyTransitionDefinition[] => [
    ...transitionsOf(node),
    ...Object.values(node.states).flatMap(collect),
  ];
  return collect(machine.root);
}

export function withStubs(machine: AnyStateMachine): AnyStateMachine {
  const each = <T>(names: string[], value: T) => Object.fromEntries(names.map(name => [name, value]));
  return machine.provide({
    actors: each(actorsOf(machine), stub),
    actions: each(effectsOf(machine), () => {}),
  } as unknown as Parameters<AnyStateMachine['provide']>[0]);
}

/** Ends a stub with a result or an error, as the real actor would. */
export function answer(actor: AnyActor, id: string, outcome: Answer['outcome'], value: unknown): void {
  const child: AnyActor | undefined = actor.getSnapshot().children[id];
  if (!child) throw new Error(`Nothing called ${id} is running`);
  const message: Answer = { type: 'answer', outcome, value };
  child.send(message);
}
