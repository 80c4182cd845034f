import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { initial } from '../src/app/payload';
import { ShapeInput } from '../src/app/ShapeInput';
import { eventTypes } from './event-types.js';

const root = join(import.meta.dirname, '../fixtures');
const file = join(root, 'machines.ts');

describe('the payloads of a machine’s events', () => {
  const [lamp, untyped] = eventTypes(root, file) ?? [];
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
    const inputs = (type: string) =>
      (lamp?.[type] ?? []).map(({ name, shape }) =>
        renderToStaticMarkup(createElement(ShapeInput, { label: name, shape, value: initial(shape), onChange() {} })),
      );
    expect(inputs('lamp.check')).toMatchObject(
      ['at: Date', 'element: HTMLElement'].map(text => expect.stringContaining(text)),
    );
    expect(inputs('lamp.set').join()).not.toContain('cannot give');
  });

  it('have types from aliases of the project that includes the file, also if the nearest tsconfig.json only refers to it', () => {
    const folder = mkdtempSync(join(root, 'aliases-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const write = (path: string, text: string | object) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), typeof text === 'string' ? text : JSON.stringify(text));
      return join(folder, path);
    };
    const machine = (alias: string) => `import { setup } from 'xstate';
import type { Tone } from '${alias}/tone';
export const machine = setup({ types: { events: {} as { type: 'ring'; tone: Tone } } }).createMachine({});`;
    write('tsconfig.json', {
      files: [],
      references: [{ path: './tsconfig.node.json' }, { path: './app/tsconfig.app.json' }],
    });
    write('tsconfig.node.json', { compilerOptions: { composite: true }, include: ['vite.config.ts'] });
    write('app/tsconfig.base.json', { compilerOptions: { composite: true, paths: { '@/*': ['./src/*'] } } });
    write('app/tsconfig.app.json', { extends: './tsconfig.base.json', include: ['src'] });
    write('app/src/tone.ts', "export type Tone = 'high' | 'low';");
    write('neighbor/tsconfig.json', { compilerOptions: { baseUrl: '.', paths: { '~/*': ['lib/*'] } } });
    write('neighbor/lib/tone.ts', "export type Tone = 'soft';");
    const [own, other] = [write('app/src/bell.ts', machine('@')), write('neighbor/bell.ts', machine('~'))];
    const shapes = [own, other].map(path => eventTypes(folder, path)?.[0]?.ring?.[0]?.shape);
    expect(shapes).toMatchObject([
      { kind: 'union', options: [{ value: 'high' }, { value: 'low' }] },
      { kind: 'literal', value: 'soft' },
    ]);
  });

  it('are unknown for a machine without types', () => {
    expect(untyped).toEqual({});
  });
});
