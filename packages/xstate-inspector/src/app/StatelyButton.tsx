import { useState } from 'react';
import { Button } from './Button';
import { passOn } from './stately';
import { useStore } from './use-store';

/** Opens Stately's inspector by a click, so that popup blockers allow it, and forwards all events with typed text masked. */
export function StatelyButton() {
  const store = useStore();
  const [stop, setStop] = useState<() => void>();
  const turn = () => {
    stop?.();
    const next = stop ? undefined : passOn(store);
    setStop(() => next);
  };
  return (
    <Button
      label="Stately"
      hint="Opens stately.ai and sends it every event and context, masked, until you press this again"
      isOn={stop !== undefined}
      onClick={turn}
    />
  );
}
