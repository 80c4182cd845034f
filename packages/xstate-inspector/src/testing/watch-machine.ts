/** For tests: a machine under inspection, on a simulated clock. */
import { type AnyStateMachine, createActor } from 'xstate';
import { machines } from '../../fixtures/machines';
import { revived } from '../replay/copy';
import { withStubs } from '../replay/stubs';
import { createHeldClock } from '../watch/held-clock';
import type { Plain, PlainEvent } from '../watch/plain';
import { createSession } from '../watch/session';

export function watchMachine(machine: AnyStateMachine, input?: Plain) {
  const clock = createHeldClock();
  const session = createSession(clock);
  const actor = createActor(withStubs(machine), { clock, input: revived(input), inspect: session.inspect }).start();
  const watched = session.actors().find(({ ref }) => ref === actor);
  if (!watched) throw new Error(`${machine.id} was not seen to start`);
  return { watched, clock, session };
}

/** What each fixture does: its input, and its events; a number is a time to wait. */
const runs: { [name in keyof typeof machines]: { input?: Plain; steps: (PlainEvent | number)[] } } = {
  lampMachine: {
    input: { level: 1 },
    steps: [
      { type: 'lamp.set', lamp: { color: 'green', level: 3 } },
      { type: 'lamp.set', lamp: { color: 'green', level: 7 }, note: 'Ada' },
      { type: 'xstate.done.actor.0.lamp.meter.busy', output: 1 },
      5000,
      { type: 'lamp.press' },
    ],
  },
  machine: { steps: [...Array.from({ length: 5 }, () => ({ type: 'key.press' })), 1000] },
  counterMachine: { steps: [{ type: 'say hi' }] },
  bellMachine: { steps: [] },
};

export const fixtures = Object.keys(machines) as (keyof typeof machines)[];

/** A fixture after its events. */
export function runOf(name: keyof typeof machines) {
  const { input, steps } = runs[name];
  const { watched, clock } = watchMachine(machines[name], input);
  for (const step of steps) {
    if (typeof step === 'number') clock.step(step);
    else watched.ref?.send(step);
    clock.step(10);
  }
  return watched;
}
