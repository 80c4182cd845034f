/** For tests of machines: a machine of these states, of which the first is the initial one. */
import { type AnyStateMachine, createMachine } from 'xstate';
import { type FailureHints, paths } from '../src';

type Chart = NonNullable<Parameters<typeof createMachine>[0]>;

export const chart = (states: NonNullable<Chart['states']>, others: Chart = {}) =>
  createMachine({ ...others, initial: Object.keys(states)[0] as never, states });

export const regions = (states: NonNullable<Chart['states']>, others: Chart = {}) =>
  createMachine({ ...others, type: 'parallel', states });

const lists = ['unreachable', 'neverTaken', 'needsPayload', 'neverRefusing', 'unhandled', 'failed'];
/** What a report lists if nothing is wrong. */
export const nothing = Object.fromEntries(lists.map(name => [name, []]));

/** The failures of the tests that `paths` registers for the bare machine. */
export async function failures(
  machine: AnyStateMachine,
  kit: object = {},
  hints: FailureHints = {},
): Promise<string[]> {
  const failed: string[] = [];
  const tests: Promise<unknown>[] = [];
  const test = (name: string, doing: () => Promise<void>) =>
    tests.push(doing().catch(({ message }) => failed.push(`${name}: ${message}`)));
  paths(test, machine, kit, hints);
  await Promise.all(tests);
  return failed;
}
