/** For tests: machines under inspection, on a simulated clock. */
import { type ActorOptions, type AnyStateMachine, createActor, createMachine } from 'xstate';
import { machines } from '../../fixtures/react-app/src/machines';
import { revived, withStubs } from '../replay/copy';
import { createHeldClock } from '../watch/held-clock';
import type { Plain, PlainEvent } from '../watch/plain';
import { createSession } from '../watch/session';
import type { Watched } from '../watch/watched';

/** Starts an actor under inspection, and handles its errors. `found` are the actors that have started. */
export function watch(machine: AnyStateMachine, given: ActorOptions<AnyStateMachine> = {}, options = {}) {
  const clock = createHeldClock();
  const session = createSession(clock, options);
  const actor = createActor(machine, { ...given, inspect: session.inspect });
  actor.subscribe({ error: () => {} });
  actor.start();
  return { clock, session, actor, found: session.actors() };
}

/** Starts a machine with stubs for its actors. `isChild`: it runs in another one, which ignores what it is told. */
export function watchMachine(machine: AnyStateMachine, input?: Plain, isChild = false) {
  const stubbed = withStubs(machine);
  const root = isChild ? createMachine({ invoke: { id: 'child', src: stubbed } }) : stubbed;
  const { found, ...rest } = watch(root, { input: revived(input) });
  return { ...rest, watched: found[isChild ? 1 : 0] as Watched };
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
