import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

it('the lockfile matches package.json, and has a hash for every package', () => {
  const { dependencies, devDependencies } = read('package.json');
  const { packages } = read('package-lock.json') as { packages: Record<string, Record<string, unknown>> };
  expect(packages['']).toMatchObject({ dependencies, devDependencies });
  // The workspace's own packages are in the repository.
  const unknown = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path && !path.startsWith('packages/') && !integrity && !link,
  );
  expect(unknown.map(([path]) => path)).toEqual([]);
});
