import { useEffect, useRef, useState } from 'react';
import { passOn } from './stately';
import { useStore } from './use-store';

/** Opens Stately's inspector and passes everything on, typed text starred out. A press opens it, so no blocker stops it. */
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
