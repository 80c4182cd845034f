/** Every machine of machines/, whether the page runs it or not. */
import shapes from 'virtual:event-shapes';
import type { AnyStateMachine } from 'xstate';
import { StateMachine } from 'xstate';
import type { PayloadField } from '../event-shapes';
import type { MachineSource } from '../replay/as-test';
import type { Plain } from '../watch/plain';

export interface Known extends MachineSource {
  /** Name of its folder. */
  folder: string;
}

const modules = import.meta.glob<Record<string, unknown>>('../../../machines/*/*.machine.ts', { eager: true });

export const catalogue: Known[] = Object.entries(modules).flatMap(([path, module]) => {
  const [folder = '', file = ''] = path.split('/').slice(-2);
  return Object.entries(module).flatMap(([name, value]) =>
    value instanceof StateMachine
      ? [{ folder, module: `./${file.replace(/\.ts$/, '')}`, name, machine: value as AnyStateMachine }]
      : [],
  );
});

export function knownMachine(id: string): Known | undefined {
  return catalogue.find(({ machine }) => machine.id === id);
}

/** What an event of a machine carries, as its types say; nothing for a machine that is not in machines/. */
export function payloadOf(machineId: string, eventType: string): PayloadField[] {
  const folder = knownMachine(machineId)?.folder;
  return (folder && shapes[folder]?.[eventType]) || [];
}

/** Something to start a machine with when nobody has started it on the page yet. */
export const SAMPLE_INPUTS: { [machineId: string]: Plain } = {
  gallery: {
    parent: '[actor site]',
    photos: [
      { id: 'bob', style: 'knotless-braids' },
      { id: 'halo', style: 'ghana-braids' },
    ],
  },
  lightbox: { parent: '[actor gallery]', photos: ['bob', 'halo'], photo: 'bob', alone: false },
  zoom: { parent: '[actor lightbox]' },
  testimonialRotator: { count: 3 },
  contactForm: { parent: '[actor site]', salonEmail: 'salon@example.com' },
  mobileMenu: { parent: '[actor site]' },
  navigation: { parent: '[actor site]', page: { path: '/', exists: true } },
  openHours: { hours: [{ day: 'Monday', opens: '08:00', closes: '18:00' }], closures: [] },
  site: { page: { path: '/', exists: true }, timetable: { hours: [], closures: [] } },
};
