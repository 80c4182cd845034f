/** For tests: runs every machine under inspection, with events from its kit. */
import { basename } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { randomPath } from 'xstate-paths';
import { machinesByFolder } from '../../dev/machines';
import type { Exported } from '../../packages/xstate-inspector/src/replay/as-test';
import { revived } from '../../packages/xstate-inspector/src/replay/copy';
import { watchMachine } from '../../packages/xstate-inspector/src/testing/watch-machine';
import { createCopier, type PlainEvent } from '../../packages/xstate-inspector/src/watch/plain';
import type { Watched } from '../../packages/xstate-inspector/src/watch/watched';
import { kits } from '../paths/kits';

/** Number of events in a run, enough for actors to answer and delays to end. */
const LENGTH = 40;

type Kit = (typeof kits)[number];

function runMachine(kit: Kit): Watched {
  const { copy } = createCopier();
  const { watched, clock } = watchMachine(kit.machine, copy(kit.input));
  const choices = Array.from({ length: LENGTH }, (_, index) => index * index * 37 + index * 11);
  for (const { event } of randomPath(kit, choices)) {
    const timer = watched.timers.find(({ type }) => type === event.type);
    if (event.type.startsWith('xstate.after.')) clock.step((timer?.due ?? clock.now()) - clock.now());
    else watched.ref?.send(revived(copy(event)) as PlainEvent);
    clock.step(37);
  }
  return watched;
}

/** The runs by the machines' folder names. */
export const runs: { [folder: string]: Exported & { machine: AnyStateMachine; watch: () => Watched } } =
  Object.fromEntries(
    (await machinesByFolder()).map(({ name: folder, path, machine, exported }) => {
      const kit = kits.find(each => each.machine.id === machine.id);
      if (!kit) throw new Error(`No kit for ${folder}`);
      return [
        folder,
        { module: `./${basename(path, '.ts')}`, name: exported, machine, watch: () => runMachine(kit) },
      ] as const;
    }),
  );
