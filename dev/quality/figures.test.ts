import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { git } from './commit';
import { forgetFigures, keepFigures, keptFigures } from './figures';

const folder = mkdtempSync(join(tmpdir(), 'figures-'));
afterAll(() => rmSync(folder, { recursive: true }));
const figure = { what: 'Arrows', goal: 'all', figure: '9 of 9', met: true };

describe('the figures of a command', () => {
  it('are kept with the commit that was measured', () => {
    keepFigures('paths', [figure], folder);
    expect(keptFigures('paths', folder)).toEqual({
      code: expect.stringMatching(git('rev-parse', 'HEAD')),
      figures: [figure],
    });
  });

  it('take the place of those of its last run', () => {
    keepFigures('walks', [figure, figure], folder);
    keepFigures('walks', [figure], folder);
    expect(keptFigures('walks', folder)?.figures).toEqual([figure]);
  });

  it('are none where none were kept, or when they are forgotten', () => {
    expect(keptFigures('mutants', folder)).toBeUndefined();
    keepFigures('mutants', [figure], folder);
    forgetFigures('mutants', folder);
    expect(keptFigures('mutants', folder)).toBeUndefined();
  });
});
