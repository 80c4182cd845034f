import { type AnyStateMachine, StateMachine } from 'xstate';

/** The one machine that a module exports, and its name there. */
export function machineOf(module: Record<string, unknown>): { name: string; machine: AnyStateMachine } | undefined {
  const found = Object.entries(module).find(([, value]) => value instanceof StateMachine);
  return found && { name: found[0], machine: found[1] as AnyStateMachine };
}
