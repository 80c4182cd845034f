import { describe, expect, it } from 'vitest';
import { scale } from './arithmetic';
import { amount, inBytes } from './report';

describe('the arithmetic of many visits', () => {
  const month = 30.4 * 24 * 3_600;

  it('multiplies what one visit costs', () => {
    const told = scale(month, { requests: 10, bytes: 500_000 });
    expect(told.requests).toBe(month * 10);
    expect(told.peakRequests).toBeCloseTo(100);
    expect(told.peakBits).toBeCloseTo(500_000 * 8 * 10);
  });

  it('says how many messages come too soon after another one', () => {
    expect(scale(1_000, { requests: 1, bytes: 1 }).refused).toBeLessThan(0.0001);
    // One a second on average, and ten in the busiest hours.
    expect(scale(month * 50, { requests: 1, bytes: 1 }).refused).toBeCloseTo(1 - Math.exp(-10));
  });

  it('is written so that it can be read', () => {
    expect([0.00004, 0.042, 7.66, 1_234_567].map(amount)).toEqual(['0.00004', '0.042', '7.7', '1,234,567']);
    expect([950, 1_400, 2_500_000, 7e14].map(inBytes)).toEqual(['950 B', '1.4 KB', '2.5 MB', '700 TB']);
  });
});
