/** For tests: runs every machine under inspection, with events from its kit. */
import { basename } from 'node:path';
import { type AnyStateMachine, createActor } from 'xstate';
import { kits } from '../../../tests/models/kits';
import { randomPath } from '../../../tests/models/plan';
import { machinesByFolder } from '../charts';
import { machineOf } from '../machine-of';
import type { MachineSource } from '../replay/as-test';
import { revived } from '../replay/copy';
import { withStubs } from '../replay/stubs';
import { createHeldClock, type HeldClock } from '../watch/held-clock';
import { createCopier, type Plain, type PlainEvent } from '../watch/plain';
import { createSession, type Session } from '../watch/session';
import type { Watched } from '../watch/watched';

export interface InspectedRun {
  watched: Watched;
  clock: HeldClock;
  session: Session;
}

/** Number of events in a run, enough for actors to answer and delays to end. */
const LENGTH = 40;

/** Starts a machine under inspection, on a simulated clock. */
export function watchMachine(machine: AnyStateMachine, input?: Plain): InspectedRun {
  const clock = createHeldClock();
  const session = createSession(clock);
  const actor = createActor(withStubs(machine), { clock, input: revived(input), inspect: session.inspect }).start();
  const watched = session.actors().find(({ ref }) => ref === actor);
  if (!watched) throw new Error(`${machine.id} was not seen to start`);
  return { watched, clock, session };
}

type Kit = (typeof kits)[number];

function runMachine(kit: Kit): Watched {
  const { copy } = createCopier();
  const { watched, clock } = watchMachine(kit.machine, copy(kit.input));
  const choices = Array.from({ length: LENGTH }, (_, index) => index * index * 37 + index * 11);
  for (const { event } of randomPath(kit, choices)) {
    const timer = watched.timers.find(({ type }) => type === event.type);
    if (event.type.startsWith('xstate.after.')) clock.step((timer?.due ?? clock.now()) - clock.now());
    else watched.ref.send(revived(copy(event)) as PlainEvent);
    clock.step(37);
  }
  return watched;
}

const files = await machinesByFolder();

/** The runs by the machines' folder names. */
export const runs: { [folder: string]: MachineSource & { watch: () => Watched } } = Object.fromEntries(
  await Promise.all(
    files.map(async ({ name: folder, path, machine }) => {
      const kit = kits.find(each => each.machine.id === machine.id);
      const name = machineOf(await import(path))?.name;
      if (!kit || !name) throw new Error(`No kit for ${folder}`);
      return [folder, { machine, module: `./${basename(path, '.ts')}`, name, watch: () => runMachine(kit) }] as const;
    }),
  ),
);
