import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faults } from './faults';

it.each(faults)('the source text of the fault "$name" occurs once in its file', ({ file, find }) => {
  const source = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
  expect(source.split(find)).toHaveLength(2);
});
