import { useStore } from './use-store';

/** Holds the delays of all machines, and lets time pass in steps. */
export function TimeControls() {
  const store = useStore();
  const { isHeld } = store.switches();
  return (
    <form
      className="time"
      data-held={isHeld || undefined}
      onSubmit={event => {
        event.preventDefault();
        store.step(Number(new FormData(event.currentTarget).get('milliseconds')));
      }}
    >
      <button type="button" aria-pressed={isHeld} onClick={() => store.turn({ isHeld: !isHeld })}>
        {isHeld ? 'Resume time' : 'Pause time'}
      </button>
      <label>
        <span className="unseen">Milliseconds to step</span>
        <input name="milliseconds" type="number" min="1" step="1" defaultValue="5000" required disabled={!isHeld} />
        ms
      </label>
      <button type="submit" disabled={!isHeld}>
        Step
      </button>
    </form>
  );
}
