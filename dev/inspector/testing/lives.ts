/** A run of every machine, watched as the inspector watches it. What happens in it comes from the machines' kits. */
import { basename } from 'node:path';
import { type AnyStateMachine, createActor } from 'xstate';
import { kits } from '../../../tests/models/kits';
import { eventName, randomPath } from '../../../tests/models/plan';
import { machinesInTheirRoom } from '../charts';
import { machineOf } from '../machine-of';
import type { MachineSource } from '../replay/as-test';
import { revived } from '../replay/copy';
import { answer, withStandIns } from '../replay/stand-ins';
import { createHeldClock, type HeldClock } from '../watch/held-clock';
import { createCopier, type Plain, type PlainEvent } from '../watch/plain';
import { createSession, type Session } from '../watch/session';
import type { Watched } from '../watch/watched';

export interface Life {
  watched: Watched;
  clock: HeldClock;
  session: Session;
}

/** Events of a run. Long enough for actors to answer and delays to end. */
const LENGTH = 40;

/** Starts a machine on a clock that stands still until it is stepped. */
export function watchMachine(machine: AnyStateMachine, input?: Plain): Life {
  const clock = createHeldClock({ setTimeout: () => 0, clearTimeout: () => {}, now: () => 0 });
  clock.hold();
  const session = createSession(clock);
  const actor = createActor(withStandIns(machine), { clock, input: revived(input), inspect: session.inspect }).start();
  const watched = session.actors().find(({ ref }) => ref === actor);
  if (!watched) throw new Error(`${machine.id} was not seen to start`);
  return { watched, clock, session };
}

type Kit = (typeof kits)[number];

function live(kit: Kit): Watched {
  const { copy } = createCopier();
  const { watched, clock } = watchMachine(kit.machine, copy(kit.input));
  const choices = Array.from({ length: LENGTH }, (_, index) => index * index * 37 + index * 11);
  for (const { event } of randomPath(kit, choices)) {
    const [name = '', ending] = eventName(event).split('.');
    const timer = watched.timers.find(({ type }) => type === event.type);
    if (event.type.startsWith('xstate.after.')) clock.step((timer?.due ?? clock.now()) - clock.now());
    else if (!event.type.startsWith('xstate.')) watched.ref.send(revived(copy(event)) as PlainEvent);
    else if (ending === 'done') answer(watched.ref, name, 'done', revived(copy(event.output)));
    else answer(watched.ref, name, 'error', revived(copy(event.error)));
    clock.step(37);
  }
  return watched;
}

const files = await machinesInTheirRoom();

/** By the name of the machine's folder. */
export const lives: { [folder: string]: MachineSource & { watch: () => Watched } } = Object.fromEntries(
  await Promise.all(
    files.map(async ({ name: folder, path, machine }) => {
      const kit = kits.find(each => each.machine.id === machine.id);
      const name = machineOf(await import(path))?.name;
      if (!kit || !name) throw new Error(`No kit for ${folder}`);
      return [folder, { machine, module: `./${basename(path, '.ts')}`, name, watch: () => live(kit) }] as const;
    }),
  ),
);
