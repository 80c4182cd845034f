/** A machine without effects: its actors do nothing until they are told to end, its own rules stay. */
import type { AnyActor, AnyStateMachine, AnyTransitionDefinition, Snapshot, StateValue } from 'xstate';
import { transitionsOf } from '../chart/names';

/** What an invoked actor came to. */
export interface Answer {
  type: 'answer';
  outcome: 'done' | 'error';
  value: unknown;
}

interface StandInSnapshot {
  status: 'active' | 'done' | 'error';
  output: unknown;
  error: unknown;
  input: unknown;
  /** A parent may read the context of a child that is a machine. */
  context: object;
}

/** Replaces any actor: ignores all events, and ends when it is sent an answer. */
export const standIn = {
  config: undefined,
  getInitialSnapshot: (_: unknown, input: unknown): StandInSnapshot => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
    context: {},
  }),
  transition(snapshot: StandInSnapshot, event: { type: string } | Answer): StandInSnapshot {
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

/** Names of the effects: plain functions. What XState made (`assign`, `emit`, `sendTo`) is the machine's own and stays. */
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

/** Whether a machine waits for the end of an actor, as it does for a promise. */
export function isAwaited(machine: AnyStateMachine, id: string): boolean {
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

export function withStandIns(machine: AnyStateMachine): AnyStateMachine {
  const each = <T>(names: string[], value: T) => Object.fromEntries(names.map(name => [name, value]));
  return machine.provide({
    actors: each(actorsOf(machine), standIn),
    actions: each(effectsOf(machine), () => {}),
  } as unknown as Parameters<AnyStateMachine['provide']>[0]);
}

/** Ends a stand-in. */
export function answer(actor: AnyActor, id: string, outcome: Answer['outcome'], value: unknown): void {
  const child: AnyActor | undefined = actor.getSnapshot().children[id];
  if (!child) throw new Error(`Nothing called ${id} is running`);
  const message: Answer = { type: 'answer', outcome, value };
  child.send(message);
}
