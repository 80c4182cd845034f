import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { git, project } from './commit';
import { steps } from './steps';

const parts = steps.flatMap(step => step.parts);

/** Parts that some command names as it keeps its figures; names that are put together at run time are not seen. */
const kept = git('ls-files', '*.ts', '*.tsx')
  .split('\n')
  .filter(file => !file.startsWith('dev/quality/') || !file.endsWith('.test.ts'))
  .flatMap(file => [...readFileSync(join(project, file), 'utf8').matchAll(/\bkeepFigures\(\s*'([\w-]+)'/g)])
  .map(([, part]) => part);

it('whoever keeps figures is asked for them', () => {
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.filter(part => !parts.includes(part ?? ''))).toEqual([]);
});

it('no part is asked of two commands', () => {
  expect(parts.filter((part, index) => parts.indexOf(part) !== index)).toEqual([]);
});
