import { useEffect, useState } from 'react';
import { seconds } from '../chart/names';
import { useStore } from './use-store';

/** Interval in ms, short enough to look continuous. */
const TICK = 100;

/** The remaining time of a delay, in a component of its own, so that nothing else re-renders as time passes. */
export function Countdown({ due }: { due: number }) {
  const store = useStore();
  const [, draw] = useState(0);
  const clock = store.session()?.clock;
  useEffect(() => {
    const interval = setInterval(() => draw(count => count + 1), TICK);
    return () => clearInterval(interval);
  }, []);
  return <>{seconds(Math.max(0, due - (clock?.now() ?? due)), 1)}</>;
}
