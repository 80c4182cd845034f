/** For tests of machines: a machine of these states, of which the first is the initial one. */
import { createMachine } from 'xstate';

type Chart = NonNullable<Parameters<typeof createMachine>[0]>;

export const chart = (states: NonNullable<Chart['states']>, others: Chart = {}) =>
  createMachine({ ...others, initial: Object.keys(states)[0] as never, states });

/** A machine that is in several regions at once. */
export const regions = (states: NonNullable<Chart['states']>, others: Chart = {}) =>
  createMachine({ ...others, type: 'parallel', states });
