/** Runs a bare machine step by step, and records what it sends and does. */
import type { AnyKit } from './any-kit';
import type { Step } from './plan';
import { standStill, stringify } from './repeatable';
import { endingTimer, runBare } from './xstate-5';

/** Waits for more microtasks than a promise actor needs to deliver its result. */
export const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

export type Harness = ReturnType<typeof createHarness>;

export function createHarness(kit: AnyKit) {
  const effects: Record<string, unknown>[] = [];
  const taken: string[] = [];
  const started: { actor: string; input: unknown }[] = [];
  const restore = standStill('');
  const { settle, send, ...run } = runBare(kit.machine, kit.input, {
    takes: names => taken.push(...names),
    acts: effect => effects.push(effect),
    starts: (actor, input) => started.push({ actor, input }),
  });
  restore();
  // Discards what the machine does when it starts.
  effects.length = 0;

  return {
    ...run,
    /** Causes the event of a step, and waits for all its consequences. `left`: ms until the delay ends, if it is one. */
    async happen({ event, from }: Step, left: number): Promise<void> {
      // The same clock and random numbers as in the plan.
      const restore = standStill(() => stringify([from.value, from.context, event]));
      if (endingTimer(from, event)) run.wait(left);
      else if (!settle(event)) send(event);
      await settled();
      restore();
    },
    /** Sends an event that must change nothing. */
    sendUnexpected: send,
    /** What the machine sent and did since the last call: facts for the parent, actions, and events for actors, as in a kit. */
    effects: () => effects.splice(0),
    /** Names of the transitions taken since the last call. */
    taken: () => taken.splice(0),
    /** The actors started since the last call, with their inputs. */
    started: () => started.splice(0),
    /** The names of values that are another each time, such as ids from a library's pool of random bytes: they are not compared. */
    unsteady: new Set<string>(),
  };
}
