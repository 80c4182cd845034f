/** For tests: a machine under inspection, on a simulated clock. */
import { type AnyStateMachine, createActor, createMachine } from 'xstate';
import { machines } from '../../fixtures/react-app/src/machines';
import { revived, withStubs } from '../replay/copy';
import { createHeldClock } from '../watch/held-clock';
import type { Plain, PlainEvent } from '../watch/plain';
import { createSession } from '../watch/session';

/** `isChild`: the machine runs in another one, which ignores what it is told. */
export function watchMachine(machine: AnyStateMachine, input?: Plain, isChild = false) {
  const clock = createHeldClock();
  const session = createSession(clock);
  const stubbed = withStubs(machine);
  const root = isChild ? createMachine({ invoke: { id: 'child', src: stubbed } }) : stubbed;
  createActor(root, { clock, input: revived(input), inspect: session.inspect }).start();
  const watched = session.actors().find(({ name }) => !isChild || name === 'child');
  if (!watched) throw new Error(`${machine.id} was not seen to start`);
  return { watched, clock, session };
}

/** What each fixture does: its input, and its events; a number is a time to wait. */
const runs: { [name in keyof typeof machines]: { input?: Plain; isChild?: true; steps: (PlainEvent | number)[] } } = {
  lampMachine: {
    input: { level: 1 },
    steps: [
      { type: 'lamp.set', lamp: { color: 'green', level: 3 } },
      { type: 'lamp.set', lamp: { color: 'green', level: 7 }, note: 'Ada' },
      { type: 'meter.read' },
      { type: 'xstate.done.actor.0.lamp.meter.busy', output: 1 },
      5000,
      { type: 'lamp.press' },
    ],
  },
  machine: { steps: [...Array.from({ length: 5 }, () => ({ type: 'key.press' })), 1000] },
  counterMachine: { steps: [{ type: 'say hi' }] },
  bellMachine: { isChild: true, steps: [{ type: 'bell.ring' }, 500] },
};

export const fixtures = Object.keys(machines) as (keyof typeof machines)[];

/** A fixture after its events. */
export function runOf(name: keyof typeof machines) {
  const { input, isChild, steps } = runs[name];
  const { watched, clock } = watchMachine(machines[name], input, isChild);
  for (const step of steps) {
    if (typeof step === 'number') clock.step(step);
    else watched.ref?.send(step);
    clock.step(10);
  }
  return watched;
}
