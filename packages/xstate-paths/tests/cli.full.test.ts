/** The command `xstate-paths`, as it is called. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const example = at('../example/checkout.kit.ts');

async function called(...given: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', at('../src/cli.ts'), ...given], {
    cwd: at('..'),
  });
  return run.then(
    said => ({ code: 0, ...said }),
    failed => failed as { code: number; stdout: string; stderr: string },
  );
}

it('ends with 2 and the usage if an option is unknown or has a wrong value', async () => {
  for (const given of [['--limit', 'abc'], ['--limit=-1'], ['--foo'], ['--seconds', '0']]) {
    const { code, stderr } = await called(...given, example);
    expect({ given, code, stderr }).toEqual({
      given,
      code: 2,
      stderr: expect.stringMatching(/^.*--.*\n\nxstate-paths </),
    });
    expect(stderr).not.toContain('    at ');
  }
});

it('names a kit that has to be wrapped, and the reason why a file cannot be read, without a stack', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'xstate-paths-'));
  try {
    await symlink(at('../../../node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    const chart = `{ initial: 'a', states: { a: { on: { go: 'missing' } } } }`;
    const wrong = join(folder, 'wrong.machine.ts');
    await writeFile(wrong, `import { createMachine } from 'xstate'; export const machine = createMachine(${chart});`);
    const { code, stderr } = await called(example, wrong);
    expect(code).toBe(2);
    expect(stderr).toContain('checkoutKit looks like a kit: wrap it, kitOf(machine, checkoutKit)');
    expect(stderr).toMatch(/wrong\.machine\.ts cannot be read: .*\n.*missing/);
    expect(stderr.match(/^ +at /gm) ?? []).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
