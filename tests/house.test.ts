import { expect, it } from 'vitest';
import { houseFigures } from '../dev/quality/sizes';

it.each(houseFigures())('$what: $goal', ({ figure, met }) => {
  expect(met, figure).toBe(true);
});
