import { useState } from 'react';
import { createActor } from 'xstate';
import { revived } from '../replay/copy';
import { withStandIns } from '../replay/stand-ins';
import { catalogue, type Known, SAMPLE_INPUTS } from './catalogue';
import type { Store } from './store';
import { useStore } from './use-store';

/** Starts a machine of machines/ by itself: no page, no effects, its actors answered by hand. */
export function Simulate() {
  const store = useStore();
  const [trouble, setTrouble] = useState('');
  return (
    <details className="menu">
      <summary className="button">Drive by itself</summary>
      <div className="menu-body">
        {catalogue.map(known => (
          <form
            key={known.folder}
            onSubmit={event => {
              event.preventDefault();
              setTrouble('');
              try {
                simulate(store, known, String(new FormData(event.currentTarget).get('input') ?? ''));
                event.currentTarget.closest('details')?.removeAttribute('open');
              } catch (error) {
                setTrouble(error instanceof Error ? error.message : String(error));
              }
            }}
          >
            <button type="submit">{known.machine.id}</button>
            {known.machine.id in SAMPLE_INPUTS ? (
              <input
                name="input"
                aria-label={`Input of ${known.machine.id}`}
                defaultValue={JSON.stringify(SAMPLE_INPUTS[known.machine.id])}
              />
            ) : null}
          </form>
        ))}
        {trouble ? (
          <p className="refused" role="alert">
            {trouble}
          </p>
        ) : null}
      </div>
    </details>
  );
}

function simulate(store: Store, { machine }: Known, input: string): void {
  const session = store.newSession(window);
  const { clock, inspect } = session;
  createActor(withStandIns(machine), {
    clock,
    inspect,
    input: input === '' ? undefined : revived(JSON.parse(input)),
  }).start();
  const watched = session.machines()[0];
  if (watched) store.add({ kind: 'simulation', watched, session });
}
