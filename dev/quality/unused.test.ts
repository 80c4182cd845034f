import { expect, it } from 'vitest';
import { unusedFigure } from './unused';

it('what nothing uses is named with its file', () => {
  const issues = [
    { file: 'src/a.ts', exports: [{ name: 'left' }], types: [{ name: 'Right' }], files: [] },
    { file: 'src/old.ts', exports: [], types: [], files: [{ name: 'src/old.ts' }] },
  ];
  expect(unusedFigure(JSON.stringify({ issues }))).toMatchObject({
    figure: 'left in src/a.ts, Right in src/a.ts, src/old.ts in src/old.ts',
    met: false,
  });
});

it('where everything is used there is nothing to name', () => {
  expect(unusedFigure('{"issues":[]}')).toMatchObject({ figure: 'none', met: true });
});
