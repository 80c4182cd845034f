import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeldClock } from './held-clock';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const clock = createHeldClock(globalThis);
  const rung: string[] = [];
  const ring = (name: string, milliseconds: number) => clock.setTimeout(() => rung.push(name), milliseconds);
  return { clock, rung, ring };
}

describe('a clock that can be held (paused)', () => {
  it('stops while it is held, and continues all timers when it is released', () => {
    const { clock, rung, ring } = start();
    ring('one', 100);
    clock.clearTimeout(ring('never', 30));
    vi.advanceTimersByTime(60);
    clock.hold();
    ring('two', 50);
    vi.advanceTimersByTime(10_000);
    expect([rung, clock.now()]).toEqual([[], 60]);
    clock.release();
    vi.advanceTimersByTime(39);
    expect(rung).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(rung).toEqual(['one']);
    vi.advanceTimersByTime(10);
    expect(rung).toEqual(['one', 'two']);
  });

  it('fires timers in order when it is stepped, including those set by a timer', () => {
    const { clock, rung, ring } = start();
    clock.hold();
    ring('third', 300);
    clock.setTimeout(() => {
      rung.push(`first at ${clock.now()}`);
      ring('second', 100);
      ring('fourth', 1000);
    }, 100);
    clock.step(300);
    expect(rung).toEqual(['first at 100', 'second', 'third']);
    expect(clock.now()).toBe(300);
  });
});
