import { useState } from 'react';
import { readRecording } from '../replay/recording';
import { replay } from '../replay/replay';
import { knownMachine } from './catalogue';
import type { Store } from './store';
import { useStore } from './use-store';

/** Opens a saved log and replays it on a machine of machines/. */
export function LoadLog() {
  const store = useStore();
  const [trouble, setTrouble] = useState('');
  return (
    <>
      <label className="button">
        Load log
        <input
          className="unseen"
          type="file"
          accept="application/json,.json"
          onChange={async ({ currentTarget }) => {
            try {
              setTrouble('');
              load(store, (await currentTarget.files?.[0]?.text()) ?? '');
            } catch (error) {
              setTrouble(error instanceof Error ? error.message : String(error));
            }
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
      {trouble ? (
        <p className="refused" role="alert">
          {trouble}
        </p>
      ) : null}
    </>
  );
}

function load(store: Store, json: string): void {
  const recording = readRecording(json);
  const known = knownMachine(recording.machine);
  if (!known) throw new Error(`There is no ${recording.machine} in machines/`);
  const { watched } = replay(known.machine, recording);
  store.add({ kind: 'recording', watched });
  store.showReplay({ watched, position: 0 });
}
