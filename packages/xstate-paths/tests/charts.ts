/** For tests of machines: a machine of these states, of which the first is the initial one. */
import { type AnyStateMachine, createMachine } from 'xstate';
import { paths, type Telling } from '../src';

type Chart = NonNullable<Parameters<typeof createMachine>[0]>;

export const chart = (states: NonNullable<Chart['states']>, others: Chart = {}) =>
  createMachine({ ...others, initial: Object.keys(states)[0] as never, states });

/** A machine that is in several regions at once. */
export const regions = (states: NonNullable<Chart['states']>, others: Chart = {}) =>
  createMachine({ ...others, type: 'parallel', states });

/** The failures of the tests that `paths` registers for the bare machine. */
export async function failures(machine: AnyStateMachine, kit: object = {}, telling: Telling = {}): Promise<string[]> {
  const tests: Promise<string>[] = [];
  paths(
    (name, doing) =>
      tests.push(
        doing().then(
          () => '',
          ({ message }) => `${name}: ${message}`,
        ),
      ),
    machine,
    kit,
    telling,
  );
  return (await Promise.all(tests)).filter(Boolean);
}
