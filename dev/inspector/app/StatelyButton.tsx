import { useEffect, useRef, useState } from 'react';
import { passOn } from './stately';
import { useStore } from './use-store';

/** Opens Stately's inspector and forwards everything, with typed text masked. Opened by a press, so popup blockers allow it. */
export function StatelyButton() {
  const store = useStore();
  const [isOpen, setOpen] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      title="Needs the network: the viewer lives on stately.ai"
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
