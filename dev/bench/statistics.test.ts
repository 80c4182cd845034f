import { expect, it } from 'vitest';
import { median, percentile } from './statistics';

it('takes the middle of an odd number of values, and between the two middles of an even one', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('leaves one of thirty values above the 95th percentile', () => {
  const thirty = Array.from({ length: 30 }, (_, index) => 30 - index);
  expect(percentile(thirty, 0.95)).toBe(29);
  expect(percentile([7], 0.95)).toBe(7);
});
