import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { initial, lackingIn } from '../src/app/payload';
import { eventTypes } from './event-types.js';

const root = join(import.meta.dirname, '../fixtures');
const file = join(root, 'machines.ts');

describe('the payloads of a machine’s events', () => {
  const [lamp, untyped] = eventTypes(root, [file])[file] ?? [];
  const shapeOf = (type: string, field: string) => lamp?.[type]?.find(({ name }) => name === field)?.shape;

  it('are the fields of their types', () => {
    expect(lamp?.['lamp.press']).toEqual([]);
    expect(shapeOf('lamp.set', 'lamp')).toMatchObject({
      kind: 'object',
      fields: [
        { name: 'color', shape: { kind: 'union', options: [{ value: 'red' }, { value: 'green' }] } },
        { name: 'level', shape: { kind: 'number' } },
      ],
    });
    expect(shapeOf('lamp.set', 'note')).toMatchObject({ kind: 'union' });
  });

  it('are JSON for a tuple, and cannot be entered for what is not data', () => {
    expect(shapeOf('lamp.move', 'to')).toMatchObject({ kind: 'other', text: '[number, number]', isCode: false });
    expect(shapeOf('lamp.move', 'names')).toMatchObject({ kind: 'other', isCode: true });
    expect(shapeOf('lamp.check', 'at')).toMatchObject({ kind: 'other', isCode: true });
    expect(shapeOf('lamp.check', 'element')).toMatchObject({ kind: 'other', isCode: true });
  });

  it('are named if they are required, and a form cannot give them', () => {
    const lacking = (type: string) =>
      (lamp?.[type] ?? []).flatMap(({ name, shape }) => lackingIn(shape, initial(shape), name));
    expect(lacking('lamp.check')).toEqual(['at: Date', 'element: HTMLElement']);
    expect(lacking('lamp.move')).toEqual(['names: Set<string>']);
    expect(lacking('lamp.set')).toEqual([]);
  });

  it('are unknown for a machine without types', () => {
    expect(untyped).toEqual({});
  });
});
