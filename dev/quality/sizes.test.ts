import { describe, expect, it } from 'vitest';
import { houseFigures, MOST, median } from './sizes';

describe('the figures of the files', () => {
  const files = (...lines: number[]) => lines.map((count, index) => ({ file: `dev/${index}.ts`, lines: count }));

  it.each([
    [[10, 30, 20], 20],
    [[10, 20, 30, 40], 25],
  ])('take the middle of %j', (lines, middle) => {
    expect(median(files(...lines))).toBe(middle);
  });

  it('name the longest, and say when it is too long', () => {
    const machine = { file: 'machines/zoom/zoom.machine.ts', lines: MOST.machine + 1 };
    expect(houseFigures([...files(10, 20, MOST.source + 1), machine])).toEqual([
      expect.objectContaining({ met: false }),
      expect.objectContaining({ figure: `${MOST.source + 1} lines, dev/2.ts`, met: false }),
      expect.objectContaining({ figure: `${MOST.machine + 1} lines, ${machine.file}`, met: false }),
    ]);
    expect(houseFigures(files(10, 20)).every(({ met }) => met)).toBe(true);
  });
});
