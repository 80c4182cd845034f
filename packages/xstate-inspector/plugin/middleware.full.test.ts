import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createInspector } from '../index.js';

it('only files are read that the dev server may serve, also by links and parts of names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'allowed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['app', 'shared', 'app-secret']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'a.ts'), 'createMachine({})');
  }
  symlinkSync(join(folder, 'app-secret'), join(folder, 'app/link'));
  const root = join(folder, 'app');
  const answer = async (file: string, allow?: string[]) => {
    const { handle } = createInspector(root, '/', allow && { allow });
    const body = await new Promise<string>((end, fail) => {
      const response = { writeHead: () => ({ end }) };
      handle({ url: `/__inspector/position?number=0&file=${file}`, method: 'GET' } as never, response as never, fail);
    });
    return JSON.parse(body)?.line;
  };
  expect([await answer('a.ts'), await answer('../shared/a.ts', [folder])]).toEqual([1, 1]);
  for (const file of ['../shared/a.ts', '../app-secret/a.ts', 'link/a.ts', join(folder, 'shared/a.ts')])
    expect(await answer(file), file).toBeUndefined();
});

it.each(['/', '//', '/services'])('%s is left to the server', url => {
  const next = vi.fn();
  createInspector().handle({ url } as never, {} as never, next);
  expect(next).toHaveBeenCalledWith();
});
