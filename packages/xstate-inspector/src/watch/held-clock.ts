/** A clock that can be held (paused), stepped and released. The inspector redirects XState's timers to it; all else keeps real time. */

/** The underlying time, such as a window's: a background tab may be throttled, so the application's window times its timers. */
interface RealTime {
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(handle: unknown): void;
  performance: { now(): number };
}

type Timer = { due: number; run: () => void; handle?: unknown };

/** Without a real time, the clock is held from the start. */
export function createHeldClock(real?: RealTime) {
  const timers = new Map<number, Timer>();
  const realNow = () => real?.performance.now() ?? 0;
  let lost = realNow();
  let heldAt = real ? undefined : 0;
  let ids = 0;
  /** In ms since the clock was created, not counting the time for which it was held. */
  const now = () => heldAt ?? realNow() - lost;

  function arm(id: number, timer: Timer) {
    timer.handle = real?.setTimeout(
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
    setTimeout(run: () => void, milliseconds: number) {
      const id = ++ids;
      const timer: Timer = { run, due: now() + milliseconds };
      timers.set(id, timer);
      if (heldAt === undefined) arm(id, timer);
      return id;
    },
    clearTimeout(id: number) {
      real?.clearTimeout(timers.get(id)?.handle);
      timers.delete(id);
    },
    hold() {
      heldAt ??= now();
      for (const { handle } of timers.values()) real?.clearTimeout(handle);
    },
    release() {
      if (heldAt === undefined) return;
      lost = realNow() - heldAt;
      heldAt = undefined;
      for (const [id, timer] of timers) arm(id, timer);
    },
    step(milliseconds: number) {
      if (heldAt === undefined) return;
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

export type HeldClock = ReturnType<typeof createHeldClock>;
