import { useEffect, useState } from 'react';
import { seconds } from '../chart/names';
import { useStore } from './use-store';

/** In milliseconds: often enough to be seen running. */
const TICK = 100;

/** The time that is left of a delay. It alone renders again as the time runs. */
export function Countdown({ due }: { due: number }) {
  const store = useStore();
  const [, draw] = useState(0);
  const clock = store.session()?.clock;
  const isHeld = store.settings().isHeld;
  useEffect(() => {
    if (isHeld) return undefined;
    const interval = setInterval(() => draw(count => count + 1), TICK);
    return () => clearInterval(interval);
  }, [isHeld]);
  return <>{seconds(Math.max(0, due - (clock?.now() ?? due)), 1)}</>;
}
