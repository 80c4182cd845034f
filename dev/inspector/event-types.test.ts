import { describe, expect, it } from 'vitest';
import { isSendable } from './chart/names';
import { machinesInTheirRoom } from './charts';
import { eventTypes } from './event-types';
import { machineFiles } from './machine-files';
import { transitionsIn } from './replay/stand-ins';

const types = eventTypes(machineFiles());

describe('the types of events', () => {
  it('are resolved: aliases become menus and objects', () => {
    const form = Object.entries(types).find(([file]) => file.includes('contact-form'))?.[1] ?? {};
    const names = ['message', 'name', 'phone'].map(value => ({ kind: 'literal', value }));
    expect(form['field.change']).toContainEqual({ name: 'field', shape: { kind: 'union', options: names } });
    expect(form['field.change']).toContainEqual({ name: 'value', shape: { kind: 'string' } });
    expect(form['preference.press']?.[0]).toMatchObject({ shape: { kind: expect.stringMatching(/object|union/) } });
  });

  it('are found for every event of every machine', async () => {
    for (const { machine, path } of await machinesInTheirRoom()) {
      const own = transitionsIn(machine)
        .map(({ eventType }) => eventType)
        .filter(isSendable);
      expect(Object.keys(types[path] ?? {})).toEqual(expect.arrayContaining(own));
    }
  });
});
