/** Runs a bare machine step by step, and records what it sends and does. */
import type { AnyKit } from './any-kit';
import type { Step } from './plan';
import { standStill, stringify } from './repeatable';
import { type AnyEventObject, type AnyMachineSnapshot, endingTimer, runBare } from './xstate-5';

/** Written as in a kit's `effects`: a fact for the parent, an action that ran, or an event for an actor. */
type Effect = Record<string, unknown>;

export interface Harness {
  snapshot: () => AnyMachineSnapshot;
  /** Causes the event of a step, and waits for all its consequences. `left`: ms until the delay ends, if it is one. */
  happen: (step: Step, left: number) => Promise<void>;
  /** Sends an event that must change nothing. */
  sendUnexpected: (event: AnyEventObject) => void;
  wait: (milliseconds: number) => void;
  /** What the machine sent and did since the last call. */
  effects: () => Effect[];
  /** Names of the transitions taken since the last call. */
  taken: () => string[];
  /** The actors started since the last call, with their inputs. */
  started: () => Started[];
  /** Names of the running actors. */
  activeActors: () => string[];
  stop: () => void;
  /** The names of values that are another each time, such as ids from a library's pool of random bytes: they are not compared. */
  unsteady: Set<string>;
}

interface Started {
  actor: string;
  input: unknown;
}

/** Waits for more microtasks than a promise actor needs to deliver its result. */
export const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

export function createHarness(kit: AnyKit): Harness {
  const effects: Effect[] = [];
  const taken: string[] = [];
  const started: Started[] = [];
  const restore = standStill('');
  const run = runBare(kit.machine, kit.input, {
    takes: names => taken.push(...names),
    acts: effect => effects.push(effect),
    starts: (actor, input) => started.push({ actor, input }),
  });
  restore();
  // Discards what the machine does when it starts.
  effects.length = 0;

  return {
    snapshot: run.snapshot,
    async happen({ event, from }, left) {
      // The same clock and random numbers as in the plan.
      const restore = standStill(() => stringify([from.value, from.context, event]));
      if (endingTimer(from, event)) run.wait(left);
      else if (!run.settle(event)) run.send(event);
      await settled();
      restore();
    },
    sendUnexpected: run.send,
    wait: run.wait,
    effects: () => effects.splice(0),
    taken: () => taken.splice(0),
    started: () => started.splice(0),
    activeActors: run.activeActors,
    stop: run.stop,
    unsteady: new Set(),
  };
}
