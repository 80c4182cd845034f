import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { machines } from '../../fixtures/react-app/src/machines';
import { fixtures, runOf } from '../testing/watch-machine';
import { asTest } from './as-test';
import { recordingOf } from './recording';

it('a log copied as a test compiles and passes for each machine, and fails if it behaves differently', {
  timeout: 300_000,
}, () => {
  const cache = join(import.meta.dirname, '../../../../.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'pasted-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(import.meta.dirname, '../../fixtures/react-app/src/machines.ts'), join(folder, 'machines.ts'));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('vitest.config.ts', 'export default {};');
  write('tsconfig.json', '{ "extends": "../../tsconfig.json", "include": ["."] }');
  for (const name of fixtures) {
    // The actors of a run are stubs; those of the machine are not.
    const text = asTest(
      { module: './machines', name },
      { ...recordingOf(runOf(name), false), machine: machines[name] },
    );
    write(`${name}.test.ts`, text);
    if (name === 'machine') write('changed.test.ts', text.replace('value: "b"', 'value: "a"'));
  }
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const command = (...words: string[]) => spawnSync('npx', words, { cwd: folder, env, encoding: 'utf8' }).stdout;
  expect(command('tsc', '--noEmit')).toBe('');
  const { testResults } = JSON.parse(command('vitest', 'run', '--root', folder, '--reporter', 'json'));
  expect(testResults).toHaveLength(fixtures.length + 1);
  const failed = testResults.filter(({ status }: { status: string }) => status !== 'passed');
  expect(failed.map(({ name }: { name: string }) => basename(name))).toEqual(['changed.test.ts']);
});
