/** A machine without effects: its actors do nothing, the replay sends their answers. Guards and `assign` actions stay. */
import { type AnyStateMachine, fromTransition } from 'xstate';
import { isInline, placeholdersOf } from 'xstate-paths/inside';

/** The logic that replaces any actor: it ignores all events. A parent may read the context of a child that is a machine. */
export const stub = fromTransition(state => state, {});

/** The names of the actors that a machine starts by name. */
export const actorNamesOf = ({ implementations }: AnyStateMachine): string[] =>
  Object.keys(implementations.actors).filter(name => !isInline(name));

export function withStubs(machine: AnyStateMachine): AnyStateMachine {
  const actors = Object.keys(machine.implementations.actors).map(name => [name, stub]);
  const actions = placeholdersOf(machine).map(([name]) => [name, () => {}]);
  return machine.provide({
    actors: Object.fromEntries(actors),
    actions: Object.fromEntries(actions),
  } as unknown as Parameters<AnyStateMachine['provide']>[0]);
}
