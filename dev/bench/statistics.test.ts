import { expect, it } from 'vitest';
import { median, percentile } from './statistics';

it('the median is the middle value, or halfway between the two middle ones', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('the 95th percentile leaves one of thirty values above it', () => {
  const thirty = Array.from({ length: 30 }, (_, index) => 30 - index);
  expect(percentile(thirty, 0.95)).toBe(29);
  expect(percentile([7], 0.95)).toBe(7);
});
