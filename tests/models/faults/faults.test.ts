import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faults } from './faults';

it.each(faults.map(fault => [fault.name, fault] as const))(
  'the source text of the fault “%s” occurs once in its file',
  (_, { file, find }) => {
    const source = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
    expect(source.split(find)).toHaveLength(2);
  },
);
