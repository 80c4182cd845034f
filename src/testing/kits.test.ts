import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kits } from './kits';

const inRoom = (path: string) => readdirSync(join(import.meta.dirname, path), { recursive: true, encoding: 'utf8' });
const names = kits.map(kit => kit.name).sort();

it('walks every machine that is in the room, on paths and at random', () => {
  const machines = inRoom('../../machines').flatMap(file => /([\w-]+)\.machine\.ts$/.exec(file)?.[1] ?? []);
  expect(names).toEqual(machines.sort());
  expect(
    inRoom('walks')
      .flatMap(file => /([\w-]+)\.walks\.tsx$/.exec(file)?.[1] ?? [])
      .sort(),
  ).toEqual(names);
});
