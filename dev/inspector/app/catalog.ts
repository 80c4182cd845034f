/** All machines in the site's folder, with the types of their events. */
import machines from 'virtual:machines';
import type { EventTypes, Field } from '../event-types';
import { machineOf } from '../machine-of';
import type { MachineSource } from '../replay/as-test';

const catalog = machines.flatMap(({ file, module, events }): (MachineSource & { events: EventTypes })[] => {
  const found = machineOf(module);
  const name = file.split('/').at(-1)?.replace(/\.ts$/, '');
  return found ? [{ ...found, module: `./${name}`, events }] : [];
});

export function knownMachine(id: string | undefined): (typeof catalog)[number] | undefined {
  return catalog.find(({ machine }) => machine.id === id);
}

/** The payload fields of an event; empty for a machine outside the site's folder. */
export function fieldsOf(machineId: string, eventType: string): Field[] {
  return knownMachine(machineId)?.events[eventType] ?? [];
}
