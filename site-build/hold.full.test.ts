import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hold } from './hold';

const WHAT = 'building dist';

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'held-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

/** Starts another process that builds in the folder until it is killed. */
async function other(root: string) {
  const code = `(await import('./site-build/hold.ts')).hold(${JSON.stringify(root)}, '${WHAT}'); console.log('held'); setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

it('a second build of a folder is refused while the first one runs, and allowed after it', () => {
  const root = folder();
  const release = hold(root, WHAT);
  expect(() => hold(root, WHAT)).toThrow(`Another process (${process.pid}) is already ${WHAT} in this folder.`);
  hold(root, 'building .local-site')();
  release();
  hold(root, WHAT)();
});

it('a build that was killed does not keep the next one from running', async () => {
  const root = folder();
  const child = await other(root);
  expect(() => hold(root, WHAT)).toThrow(`Another process (${child.pid}) is already ${WHAT}`);
  child.kill('SIGKILL');
  await once(child, 'close');
  hold(root, WHAT)();
});
