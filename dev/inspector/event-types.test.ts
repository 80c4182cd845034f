import { describe, expect, it } from 'vitest';
import { isSendable } from './chart/names';
import { machinesByFolder } from './charts';
import { eventTypes } from './event-types';
import { machineFiles } from './machine-files';

const types = eventTypes(machineFiles());

describe('the event types of a machine', () => {
  it('are resolved through aliases to options and fields', () => {
    const form = Object.entries(types).find(([file]) => file.includes('contact-form'))?.[1] ?? {};
    const names = ['message', 'name', 'phone'].map(value => ({ kind: 'literal', value }));
    const field = form['field.change']?.find(({ name }) => name === 'field')?.shape;
    expect(field).toEqual({ kind: 'union', options: expect.arrayContaining(names) });
    expect(form['field.change']).toContainEqual({ name: 'value', shape: { kind: 'string' } });
    const toasts = Object.entries(types).find(([file]) => file.includes('toasts'))?.[1] ?? {};
    expect(toasts['toast.show']?.[0]).toMatchObject({ shape: { kind: expect.stringMatching(/object|union/) } });
  });

  it('include every event that the machine handles', async () => {
    for (const { machine, path } of await machinesByFolder()) {
      expect(Object.keys(types[path] ?? {})).toEqual(expect.arrayContaining(machine.events.filter(isSendable)));
    }
  });
});
