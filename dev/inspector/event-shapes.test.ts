import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { machinesInTheirRoom } from './charts';
import { eventShapes } from './event-shapes';
import { machineFiles } from './machine-files';
import { transitionsIn } from './replay/stand-ins';

describe('the shapes of events', () => {
  it('say what each carries', () => {
    const source = `
      export type DoorEvent =
        | { type: 'door.open'; width: number; by: string; wide: boolean }
        /** A comment between. */
        | { type: 'door.name'; field: FieldName; name: string | null }
        | { type: 'door.close' };
      export type DoorEmitted = { type: 'door.closed'; hard: boolean };`;
    expect(eventShapes(source, 'door.machine.ts')).toEqual({
      'door.open': [
        { name: 'width', kind: 'number', type: 'number' },
        { name: 'by', kind: 'text', type: 'string' },
        { name: 'wide', kind: 'boolean', type: 'boolean' },
      ],
      'door.name': [
        { name: 'field', kind: 'text', type: 'FieldName' },
        { name: 'name', kind: 'json', type: 'string | null' },
      ],
      'door.close': [],
    });
  });

  it('are found for every event of every machine', async () => {
    for (const { name, machine } of await machinesInTheirRoom()) {
      const path = machineFiles().find(({ folder }) => folder === name)?.path ?? '';
      const own = transitionsIn(machine)
        .map(({ eventType }) => eventType)
        .filter(type => !/^xstate\.|\*$/.test(type));
      expect(Object.keys(eventShapes(readFileSync(path, 'utf8'), path))).toEqual(expect.arrayContaining(own));
    }
  });
});
