import { readRecording } from '../replay/recording';
import { replay } from '../replay/replay';
import { Button } from './Button';
import { knownMachine } from './catalog';
import { Setting } from './Setting';
import { StatelyButton } from './StatelyButton';
import type { Store } from './store';
import { useStore } from './use-store';

/** The toolbar, with tools that affect all actors. */
export function Toolbar({ onToggleSite, onHelp }: { onToggleSite: () => void; onHelp: () => void }) {
  const store = useStore();
  const { isHeld, problem } = store.settings();
  return (
    <header className="bar top">
      <h1>Inspector</h1>
      <form
        className="bar"
        onSubmit={event => {
          event.preventDefault();
          store.step(Number(new FormData(event.currentTarget).get('milliseconds')));
        }}
      >
        <Button label={isHeld ? 'Resume time' : 'Pause time'} isOn={isHeld} onClick={() => store.toggle('isHeld')} />
        <label>
          <span className="unseen">Milliseconds to step</span>
          <input name="milliseconds" type="number" min="1" step="1" defaultValue="5000" required disabled={!isHeld} />{' '}
          ms
        </label>
        <button type="submit" disabled={!isHeld}>
          Step
        </button>
      </form>
      <Setting
        name="follows"
        label="Follow the page"
        hint="Selects the actor that last received something from the page, and one that fails"
      />
      <Setting
        name="showsTyped"
        label="Show typed text"
        hint="Also in copied tests, saved logs and Stately’s inspector"
      />
      <details className="menu">
        <summary>More</summary>
        <div className="menu-body">
          <LoadLog />
          <StatelyButton />
          <a href="/__outbox" target="_blank" rel="noreferrer">
            Outbox
          </a>
          <Button label="Show or hide the site" onClick={onToggleSite} />
        </div>
      </details>
      <Button label="Keyboard shortcuts" icon="?" onClick={onHelp} />
      {problem ? (
        <p className="problem" role="alert">
          {problem}
        </p>
      ) : null}
    </header>
  );
}

/** Opens a saved log and replays it on the machine of the same name. */
function LoadLog() {
  const store = useStore();
  return (
    <label>
      Load log
      <input
        type="file"
        accept="application/json,.json"
        onChange={async ({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) await store.attempt(async () => load(store, file.name, await file.text()));
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

function load(store: Store, file: string, json: string): void {
  const recording = readRecording(json);
  const known = knownMachine(recording.machine);
  if (!known) throw new Error(`No machine in the site's folder has the id ${recording.machine}`);
  const { watched } = replay(known.machine, recording);
  store.addRecording(Object.assign(watched, { name: `${watched.name} (${file})`, path: file, status: 'saved' }));
}
