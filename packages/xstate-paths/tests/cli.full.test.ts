import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const example = at('../example/checkout.kit.ts');

async function called(...given: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = ['--import', 'tsx', at('../src/cli.ts'), ...given];
  return promisify(execFile)(process.execPath, command, { cwd: at('..') }).then(
    said => ({ code: 0, ...said }),
    failed => failed,
  );
}

it('ends with 2 and the usage if an option is unknown or has a wrong value', async () => {
  for (const given of ['--limit=-1', '--foo'])
    expect(await called(given, example)).toMatchObject({
      ...{ code: 2, stderr: expect.stringMatching(/^[^\n]*--[^\n]*\n\nxstate-paths <.*says\.\n$/s) },
    });
});

/** A project with these files, as a folder that is removed afterwards. */
async function projectWith(files: Record<string, string>, installed = ['']): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'xstate-paths-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  if (installed[0]) await mkdir(join(folder, 'node_modules'));
  for (const name of installed)
    await symlink(join(at('../../../node_modules'), name), join(folder, 'node_modules', name));
  for (const [name, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}
const machine = (first = "'a'") =>
  `import { createMachine } from 'xstate';
   export const machine = createMachine({ initial: ${first}, states: { a: { on: { go: 'b' } }, b: { on: { go: 'a' } } } });`;
const fileOf = async (text: string) => join(await projectWith({ 'x.machine.ts': text }), 'x.machine.ts');
const CLEAN = 'Every state is reached, every transition is taken, and no guard always passes.';
const aliased = `import { first } from '@/first'; ${machine('first')}`;
const others = {
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  'src/first.ts': "export const first = 'a';",
};

it.each<[what: string, files: Record<string, string>, says: string | RegExp]>([
  [
    'whose config cannot be read',
    { 'vite.config.js': "throw new Error('no key')", 'x.machine.ts': aliased, ...others },
    'is read with Vite without the project’s config, because the project’s Vite fails: no key',
  ],
  [
    'whose tsconfig extends a file that is not there',
    { 'tsconfig.json': '{ "extends": "not-installed/tsconfig.json" }', 'x.machine.ts': machine() },
    'is read with jiti without tsconfig',
  ],
  [
    'that starts what fails',
    { 'x.machine.ts': `${machine()} Promise.reject(new Error('no network'));` },
    /A file has started what fails: no network\n.* at .*x\.machine\.ts/,
  ],
])('reads a machine of a project %s, and says so', async (_, files, says) => {
  const folder = await projectWith(files);
  const { code, stdout, stderr } = await called(join(folder, 'x.machine.ts'));
  expect(stderr).toMatch(says);
  expect(stdout).toContain(CLEAN);
  expect(code).toBe(0);
});

it('gives a file that reads a page one, if asked', async () => {
  const file = await fileOf(machine("localStorage.getItem('first') ?? (document.title || 'a')"));
  const { code, stderr } = await called(file);
  expect(code).toBe(2);
  expect(stderr).toMatch(/localStorage is not defined[\s\S]*--dom gives it one/);
  expect(await called('--dom', file)).toMatchObject({ code: 0, stdout: expect.stringContaining(CLEAN) });
});

it('writes a kit to begin with, once', async () => {
  const text = await readFile(at('../example/checkout.machine.ts'), 'utf8');
  const folder = await projectWith({ 'checkout.machine.ts': text });
  expect(await called('--kit', join(folder, 'checkout.machine.ts'))).toMatchObject({ code: 0 });
  const kit = await readFile(join(folder, 'checkout.kit.ts'), 'utf8');
  expect(kit).toContain("import type { checkoutMachine } from './checkout.machine';");
  for (const name of ['order.cancel', 'help.open']) expect(kit).toContain(`    '${name}': `);
  expect(kit).toContain("import { button, field, text, type Driver, type PageKit } from 'xstate-paths';");
  expect(kit).toMatch(/'address.change': \{\n +payloads/);
  const again = await called('--kit', join(folder, 'checkout.machine.ts'));
  expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('checkout.kit.ts exists already') });
});

it('names a file without a machine, and the reason why a file cannot be read, and where', async () => {
  const { code, stderr } = await called(example, await fileOf(machine().replace("go: 'b'", "go: 'missing'")));
  expect(code).toBe(2);
  expect(stderr).toContain('checkout.kit.ts: exports no XState machine, and no kit made with kitOf(machine, kit)');
  expect(stderr).toMatch(/x\.machine\.ts cannot be read: .*\n.*missing/);
  expect(stderr.match(/^ +at /gm) ?? []).toHaveLength(1);
});

it('names what it is given besides files, and what to write instead', async () => {
  const folder = await projectWith({
    'a/one.machine.ts': machine(),
    'a/two.machine.ts': `import { createActor } from 'xstate'; ${machine().replace('const machine = ', 'const door = ').replace('export ', '')}
      export const machines = { door: createActor(door), other: 1 };
      export class Shop { static machine = door.provide({}); }`,
    'b/make.ts': machine().replace('const machine =', 'const makeDoor = () =>'),
  });
  const { stdout } = await called(join(folder, 'a'));
  expect(stdout).toMatch(
    /one.machine.ts, machine: 2 states.*two.machine.ts, machines.door.logic: 2 states.*Shop.machine: 2 states/s,
  );
  const { stderr } = await called(join(folder, 'b'), join(folder, 'b/*.ts'), join(folder, 'b/make.ts'));
  expect(stderr).toContain('no file in this folder is named *.machine.ts: name files instead');
  expect(stderr).toContain('without quotes, the shell replaces a pattern');
  expect(stderr).toContain('If a function makes the machine, export what it returns');
});

it('reports on every kit of a machine, without what the file prints', async () => {
  const guard = "guard: () => { console.log('asked'); return true; }, target: 'b'";
  const text = `import { kitOf } from '${at('../src/index.ts')}'; console.log('loaded'); ${machine().replace("go: 'b'", `go: { ${guard} }`)}
    export const one = kitOf(machine); export const other = kitOf(machine);`;
  const { stdout, stderr } = await called(await fileOf(text));
  expect(stdout).toMatch(/^.*, one: 2 states.*\n {2}Guards that never refuse: 1\n.*\n\n.*, other: 2 states/);
  expect(stdout).not.toMatch(/asked|loaded/);
  expect(stderr).toBe('loaded\n');
});

it('ends with 2 if a file ends the process', async () => {
  const { code, stderr } = await called(await fileOf(`process.exit(0); ${machine()}`));
  expect(stderr).toMatch(/x\.machine\.ts cannot be read: it ends the process/);
  expect(code).toBe(2);
});

it.each(['./x.css', '@/first'])('a project without Vite that imports %s is told to install it', async asset => {
  const files = { 'x.css': '.a { color: red; }', 'x.machine.ts': `import '${asset}'; ${machine()}` };
  const folder = await projectWith(files, ['xstate']);
  const { stderr } = await called(join(folder, 'x.machine.ts'));
  expect(stderr).toContain('install Vite: npm install --save-dev vite');
});
