import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Runs the check in a project with this folder's name, nothing installed, and an npm that only prints how it was called. */
function checkedIn(name: string, env: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dev = join(folder, name, 'dev');
  mkdirSync(dev, { recursive: true });
  copyFileSync(join(import.meta.dirname, 'ensure-installed.mjs'), join(dev, 'ensure-installed.mjs'));
  const npm = join(folder, 'npm');
  writeFileSync(npm, '#!/bin/sh\necho "npm $*"\n');
  chmodSync(npm, 0o755);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(dev, 'ensure-installed.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH: `${folder}${delimiter}${process.env.PATH}` },
  });
  return { status, said: stdout + stderr };
}

it.skipIf(process.platform === 'win32')('missing packages are installed with those that only build the site', () => {
  const { status, said } = checkedIn('salon (2) ñ', { NODE_ENV: 'production' });
  expect(status).toBe(0);
  expect(said).toMatch(/^npm ci .*--include=dev/m);
});

const names = ["Ama's salon", 'salon #1', ...(process.platform === 'win32' ? [] : ['salon?'])];
it.each(names)('a folder called %s is refused, because its name breaks builds', name => {
  const { status, said } = checkedIn(name);
  expect(status).toBe(1);
  expect(said).toContain(name);
  expect(said).toContain('Rename the folder');
});
