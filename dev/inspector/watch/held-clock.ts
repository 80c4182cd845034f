/**
 * A clock that can be held (paused), stepped and released. All XState timers of a page use one clock object, which the
 * inspector reaches through any actor and redirects to this clock. React, animations and the network keep real time.
 */
import type { AnyActor } from 'xstate';

/** XState's clock interface. */
export type Clock = AnyActor['clock'];

/** The underlying clock: a window's, or a test's. */
export interface RealTime {
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(handle: unknown): void;
  /** In ms, from an arbitrary start. */
  now(): number;
}

export interface HeldClock extends Clock {
  /** In ms since the clock was created, not counting the time for which it was held. */
  now(): number;
  isHeld(): boolean;
  hold(): void;
  release(): void;
  /** Advances the held clock by ms, and fires timers in order. Throws if the clock is not held. */
  step(milliseconds: number): void;
}

interface Timer {
  due: number;
  run: () => void;
  handle?: unknown;
}

export function createHeldClock(real: RealTime): HeldClock {
  const timers = new Map<number, Timer>();
  let lost = real.now();
  let heldAt: number | undefined;
  let ids = 0;
  const now = () => heldAt ?? real.now() - lost;

  function arm(id: number, timer: Timer) {
    timer.handle = real.setTimeout(
      () => {
        timers.delete(id);
        timer.run();
      },
      Math.max(0, timer.due - now()),
    );
  }

  const earliest = () => [...timers].sort(([, one], [, other]) => one.due - other.due)[0];

  return {
    now,
    isHeld: () => heldAt !== undefined,
    setTimeout(run, milliseconds) {
      const id = ++ids;
      const timer: Timer = { run, due: now() + milliseconds };
      timers.set(id, timer);
      if (heldAt === undefined) arm(id, timer);
      return id;
    },
    clearTimeout(id: number) {
      real.clearTimeout(timers.get(id)?.handle);
      timers.delete(id);
    },
    hold() {
      heldAt ??= now();
      for (const { handle } of timers.values()) real.clearTimeout(handle);
    },
    release() {
      if (heldAt === undefined) return;
      lost = real.now() - heldAt;
      heldAt = undefined;
      for (const [id, timer] of timers) arm(id, timer);
    },
    step(milliseconds) {
      if (heldAt === undefined) throw new Error('Only a held clock can be stepped');
      const end = heldAt + milliseconds;
      for (let next = earliest(); next && next[1].due <= end; next = earliest()) {
        const [id, timer] = next;
        heldAt = Math.max(heldAt, timer.due);
        timers.delete(id);
        timer.run();
      }
      heldAt = end;
    },
  };
}

/** The timers of the site's window: those of the inspector are throttled while its tab is in the background. */
export function windowTime(site: Window): RealTime {
  return {
    setTimeout: (run, milliseconds) => site.setTimeout(run, milliseconds),
    clearTimeout: handle => site.clearTimeout(handle as number | undefined),
    now: () => site.performance.now(),
  };
}
