import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventTypes, positionIn } from './event-types.js';

const root = join(import.meta.dirname, '../fixtures');
const file = join(root, 'react-app/src/machines.ts');

describe('the payloads of a machine’s events', () => {
  const [lamp, untyped] = eventTypes(file);
  const fieldOf = (type: string, field: string) => lamp?.[type]?.find(({ name }) => name === field);

  it('are the fields of their types, and unknown without types', () => {
    expect(untyped).toEqual({});
    expect(lamp?.['lamp.press']).toEqual([]);
    expect(fieldOf('lamp.set', 'lamp')).toMatchObject({ kind: 'json', options: [{ color: 'red', level: 0 }] });
    expect(fieldOf('lamp.set', 'note')).toMatchObject({ kind: 'string', isOptional: true });
  });

  it('are JSON for a tuple, and cannot be entered for what is not data', () => {
    expect(fieldOf('lamp.move', 'to')).toMatchObject({ kind: 'json', type: '[number, number]', options: [[0, 0]] });
    expect(fieldOf('lamp.move', 'parts')).toMatchObject({ kind: 'json', isOptional: true, options: [[]] });
    expect(fieldOf('lamp.move', 'names')?.kind).toBe('code');
    expect(fieldOf('lamp.check', 'at')?.kind).toBe('code');
    expect(fieldOf('lamp.check', 'element')?.kind).toBe('code');
  });

  it('have types from aliases, also if the nearest tsconfig.json only refers to the one that has them', () => {
    const folder = mkdtempSync(join(root, 'aliases-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const write = (path: string, text: string | object) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), typeof text === 'string' ? text : JSON.stringify(text));
      return join(folder, path);
    };
    const machine = `import { setup } from 'xstate';
import type { Tone } from '@/tone';
export const machine = setup({ types: { events: {} as { type: 'ring'; tone: Tone } } }).createMachine({});`;
    write('tsconfig.json', {
      files: [],
      references: [{ path: './tsconfig.node.json' }, { path: './app/tsconfig.app.json' }],
    });
    write('tsconfig.node.json', { compilerOptions: { composite: true }, include: ['vite.config.ts'] });
    write('app/tsconfig.base.json', { compilerOptions: { composite: true, paths: { '@/*': ['./src/*'] } } });
    write('app/tsconfig.app.json', { extends: './tsconfig.base.json', include: ['src'] });
    write('app/src/tone.ts', "export type Tone = 'high' | 'low';");
    const options = eventTypes(write('app/src/bell.ts', machine))[0]?.ring?.[0]?.options;
    expect(options).toEqual(['high', 'low']);
  });
});

it('a machine and its states are found in the file as it was written, whatever text is before them', () => {
  const text = [
    '// createMachine(',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a file
    "const css = `a { ${nested ? `b: ${'`'} createMachine(` : ''} }`; const quote = /['\"`]/;",
    'const a = "createMachine("; const b = setup<A>({}).createMachine<B>({',
    '  context: { idle: createMachine({}) },',
    "  states: { 'on air': { states: { idle: { on: {} } } }, idle: {} } satisfies States });",
  ].join('\n');
  const at = (number: number, ...states: string[]) => text.slice(positionIn('a.ts', text, number, states)).slice(0, 19);
  expect([at(0), at(1)]).toEqual(['createMachine<B>({\n', 'createMachine({}) }']);
  expect(at(0, 'on air', 'idle')).toBe('idle: { on: {} } } ');
  expect(at(0, 'idle')).toBe('idle: {} } satisfie');
  const component = `<p>It's {{ createMachine(1) }}</p>\n<script setup lang="ts">createMachine({})</script>`;
  expect(component.slice(positionIn('a.vue', component, 0, [])).slice(0, 17)).toBe('createMachine({})');
});
