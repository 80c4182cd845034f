import { eventLabel } from '../chart/names';
import type { Replay } from './store';
import { useStore } from './use-store';

/** Walks through a replayed copy; the page and its machines go on as they are. */
export function ReplayBar({ replay: { watched, position } }: { replay: Replay }) {
  const store = useStore();
  const last = watched.log.length - 1;
  const go = (to: number) => store.showReplay({ watched, position: Math.max(0, Math.min(last, to)) });
  const event = watched.log[position]?.event.type ?? '';
  return (
    <fieldset className="replay" aria-label="Replay">
      <button type="button" onClick={() => go(0)} disabled={position === 0}>
        Start
      </button>
      <button type="button" onClick={() => go(position - 1)} disabled={position === 0}>
        Step back
      </button>
      <button type="button" onClick={() => go(position + 1)} disabled={position === last}>
        Step forward
      </button>
      <button type="button" onClick={() => go(last)} disabled={position === last}>
        End
      </button>
      <input
        type="range"
        aria-label="Step"
        min="0"
        max={last}
        value={position}
        onChange={change => go(change.target.valueAsNumber)}
      />
      <p role="status">
        Copy at {position} of {last}: <b>{eventLabel(event)}</b>
      </p>
      <button type="button" onClick={() => store.showReplay(undefined)}>
        Back to the page
      </button>
    </fieldset>
  );
}
