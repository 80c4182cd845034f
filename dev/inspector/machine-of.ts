import { type AnyStateMachine, StateMachine } from 'xstate';

/** The one machine that a module of machines/ exports. */
export function machineOf(module: Record<string, unknown>, file: string): AnyStateMachine {
  const machine = Object.values(module).find(value => value instanceof StateMachine);
  if (!machine) throw new Error(`${file} exports no machine`);
  return machine as AnyStateMachine;
}
