import { Button } from './Button';
import { Setting } from './Setting';
import { readSession, sessionText } from './session-file';
import { type Store, useStore } from './store';

/** The toolbar, with tools that affect all actors. */
export function Toolbar({ onToggleSite, onHelp }: { onToggleSite: () => void; onHelp: () => void }) {
  const store = useStore();
  const { isHeld, problem } = store.settings();
  return (
    <header className="bar">
      <h1>Inspector</h1>
      <form
        className="bar"
        onSubmit={event => {
          event.preventDefault();
          store.step(Number(new FormData(event.currentTarget).get('milliseconds')));
        }}
      >
        <Button
          label={isHeld ? 'Resume time' : 'Pause time'}
          title="Stops the delays of all machines. Requests, animations and intervals go on"
          isOn={isHeld}
          onClick={() => store.toggle('isHeld')}
        />
        <input
          name="milliseconds"
          aria-label="Milliseconds to step"
          type="number"
          min="1"
          step="1"
          defaultValue="5000"
          required
          disabled={!isHeld}
        />
        ms
        <button type="submit" disabled={!isHeld} title="Advances the paused time">
          Step
        </button>
      </form>
      <Setting
        name="follows"
        label="Select what changes"
        hint="Selects the actor that last received something from the page, and one that fails"
      />
      <Setting name="showsTyped" label="Show masked text" hint="Also in copied tests and saved sessions" />
      <Button
        label="Save session"
        title="Writes all actors and rows to a file, which Open session shows again"
        onClick={() => store.attempt(() => saveSession(store))}
      />
      <OpenSession />
      <Button label="Show or hide the site" onClick={onToggleSite} />
      <Button label="Keyboard shortcuts" icon="?" onClick={onHelp} />
      {problem ? (
        <p className="bad bar" role="alert">
          {problem}
          <Button label="Dismiss" icon="✕" onClick={() => store.set({ problem: '' })} />
        </p>
      ) : null}
    </header>
  );
}

/** Shows the actors and rows of a saved session. */
function OpenSession() {
  const store = useStore();
  const open = (file: File | undefined) =>
    file && store.attempt(async () => store.addSaved(readSession(await file.text(), store.timeline.next())));
  return (
    <label>
      Open session
      <input
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget }) => {
          open(currentTarget.files?.[0]);
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

function saveSession(store: Store): void {
  const text = sessionText(store.everyone(), store.timeline.entries(), store.settings().showsTyped);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'session.xstate.json';
  link.click();
  // Revokes the URL in the next task, because the download has read the data by the end of this task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
