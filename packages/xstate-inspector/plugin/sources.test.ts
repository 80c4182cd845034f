import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { xstateInspector } from '../index.js';
import { withSources } from './sources.js';

const sources = (code: string) =>
  [...(withSources(code, '/app/src/a.js', '/app', parseAst)?.code.matchAll(/, (\{"file.*?\})\)/g) ?? [])].map(
    ([, text = '']) => JSON.parse(text),
  );

describe('the sources of machines', () => {
  it('have the file, the number of the call, the variable, and the export if that is the machine itself', () => {
    expect(
      sources(`
        export const one = setup({}).createMachine({});
        const two = createMachine({ invoke: { src: createMachine({}) } });
        export { two as other };
        export default createMachine({});
        function Component() { return useMachine(createMachine({})); }
        const three = createMachine({}).provide({});
        export const make = () => createMachine({});
        export const machines = { a: createMachine({}) };
        export const actor = createActor(createMachine({}));
        export { three };
      `),
    ).toEqual([
      { file: 'src/a.js', number: 0, name: 'one', variable: 'one' },
      { file: 'src/a.js', number: 2, variable: 'two' },
      { file: 'src/a.js', number: 1, name: 'other', variable: 'two' },
      { file: 'src/a.js', number: 3, name: 'default', variable: 'a' },
      { file: 'src/a.js', number: 4 },
      { file: 'src/a.js', number: 5, name: 'three', variable: 'three' },
      { file: 'src/a.js', number: 6, variable: 'make' },
      { file: 'src/a.js', number: 7, variable: 'machines' },
      { file: 'src/a.js', number: 8, variable: 'actor' },
    ]);
  });

  it('are noted without changing what the module does, or its lines', () => {
    const code = 'export const a = createMachine({\n  id: "a",\n});\nexport const b = 1;\nthrow a;';
    const wrapped = withSources(code, '/app/a.js', '/app', parseAst)?.code ?? '';
    expect(wrapped.split('\n').slice(0, 5)[4]).toBe('throw a;');
    expect(withSources('export const a = 1;', '/app/a.js', '/app', parseAst)).toBeUndefined();
    expect(withSources('createMachine(<T>{})', '/app/a.ts', '/app', parseAst)).toBeUndefined();
  });
});

it('a function of another package stays as it is, although it has the name of XState’s', () => {
  const plugin = xstateInspector() as unknown as {
    configResolved: (config: object) => void;
    transform: (...given: string[]) => unknown;
  };
  plugin.configResolved({ root: '/', base: '/', command: 'serve', server: { fs: {} } });
  const code = 'export function createActor(id, options) { return Actor.createActor(id, options); }';
  expect(plugin.transform(code, '/node_modules/other/a.js')).toBeUndefined();
});

const rules = {
  isSecret(key: string) {
    return key === 'a';
  },
};
it.each([
  ['a method', [rules.isSecret], 'mask[0] is a method'],
  ['a bound function', ['key', rules.isSecret.bind(rules)], 'mask[1] is a method'],
  ['a native function', [/a/, () => true, Array.isArray], 'mask[2] is a method'],
  ['an async function', [async () => false], 'mask[0] should be a key, a pattern or a function that answers at once'],
  ['a key alone', 'password', 'mask should be an array'],
  ['nothing', [undefined], 'mask[0] should be a key'],
])('a mask that the page could not run is refused at the server’s start: %s', (_, mask, problem) => {
  expect(() => xstateInspector({ mask: mask as never })).toThrow(problem);
});
