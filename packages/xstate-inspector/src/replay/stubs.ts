/** A machine without effects: its actors do nothing, the replay sends their answers. Guards and `assign` actions stay. */
import { type AnyStateMachine, fromTransition } from 'xstate';
import { isBuiltIn } from '../watch/xstate-5';

/** The logic that replaces any actor: it ignores all events. A parent may read the context of a child that is a machine. */
export const stub = fromTransition(state => state, {});

/** The names of a machine's effects: plain functions, unlike XState's own actions (`assign`, `emit`, `sendTo`). */
export function effectsOf({ implementations }: AnyStateMachine): string[] {
  return Object.entries(implementations.actions)
    .filter(([, action]) => typeof action === 'function' && !isBuiltIn(action))
    .map(([name]) => name);
}

/** The names of the actors that a machine starts by name. */
export function actorNamesOf({ implementations }: AnyStateMachine): string[] {
  // XState stores inline logic under a name of its own.
  return Object.keys(implementations.actors).filter(name => !name.startsWith('xstate.invoke.'));
}

export function withStubs(machine: AnyStateMachine): AnyStateMachine {
  const each = <T>(names: string[], value: T) => Object.fromEntries(names.map(name => [name, value]));
  return machine.provide({
    actors: each(Object.keys(machine.implementations.actors), stub),
    actions: each(effectsOf(machine), () => {}),
  } as unknown as Parameters<AnyStateMachine['provide']>[0]);
}
