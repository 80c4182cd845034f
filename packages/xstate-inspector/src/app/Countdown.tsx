import { useEffect, useState } from 'react';
import { seconds } from '../chart/names';
import { useStore } from './use-store';

/** The remaining time of a delay, in a component of its own, so that nothing else re-renders as time passes. */
export function Countdown({ due }: { due: number }) {
  const store = useStore();
  const [, draw] = useState(0);
  useEffect(() => {
    // Short enough to look continuous.
    const timer = setInterval(() => draw(count => count + 1), 100);
    return () => clearInterval(timer);
  }, []);
  const now = store.session()?.clock.now() ?? due;
  return <>{seconds(Math.max(0, due - now), 1)}</>;
}
