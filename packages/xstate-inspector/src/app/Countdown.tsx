import { useEffect, useState } from 'react';
import { seconds } from '../chart/names';
import { useStore } from './use-store';

/**
 * The remaining time of a delay, and how long an actor has been running, in components of their own, so that nothing else
 * re-renders as time passes.
 */
export function Countdown({ due }: { due: number }) {
  // Short enough to look continuous.
  const now = useNow(100);
  return <>{seconds(Math.max(0, due - (now ?? due)), 1)}</>;
}

export function Age({ start }: { start: number | undefined }) {
  const now = useNow(1000);
  return now === undefined || start === undefined ? null : <> since {seconds(Math.max(0, now - start))}</>;
}

/** The time of the page, read again after each interval in ms. */
function useNow(interval: number): number | undefined {
  const store = useStore();
  const [, draw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => draw(count => count + 1), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return store.session()?.clock.now();
}
