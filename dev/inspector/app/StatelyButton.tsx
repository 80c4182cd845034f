import { useEffect, useRef, useState } from 'react';
import { passOn } from './stately';
import { useStore } from './use-store';

/** Opens Stately's inspector by a click, so that popup blockers allow it, and forwards all events with typed text masked. */
export function StatelyButton() {
  const store = useStore();
  const [isOpen, setOpen] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      title="Needs the network: the viewer is on stately.ai"
      onClick={() => {
        stop.current?.();
        stop.current = isOpen ? undefined : passOn(store);
        setOpen(!isOpen);
      }}
    >
      Stately
    </button>
  );
}
