/** The machines in the site's folder, with the types of their events, whether the page runs them or not. */
import machines from 'virtual:machines';
import type { EventTypes, Field } from '../event-types';
import { machineOf } from '../machine-of';
import type { MachineSource } from '../replay/as-test';

const catalogue = machines.flatMap(({ file, module, events }): (MachineSource & { events: EventTypes })[] => {
  const found = machineOf(module);
  const name = file.split('/').at(-1)?.replace(/\.ts$/, '');
  return found ? [{ ...found, module: `./${name}`, events }] : [];
});

export function knownMachine(id: string | undefined): (typeof catalogue)[number] | undefined {
  return catalogue.find(({ machine }) => machine.id === id);
}

/** What an event of a machine carries; nothing for a machine that is not in the site's folder. */
export function fieldsOf(machineId: string, eventType: string): Field[] {
  return knownMachine(machineId)?.events[eventType] ?? [];
}
