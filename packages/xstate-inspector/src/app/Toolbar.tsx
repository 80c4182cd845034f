import { Button, Icon, Setting } from './Button';
import { readSession, sessionText } from './session-file';
import { type Store, useStore } from './store';

export function Toolbar({ onToggle, onHelp }: { onToggle: () => void; onHelp: () => void }) {
  const store = useStore();
  const { isHeld, problem } = store.settings();
  return (
    <>
      <header className="bar">
        <h1>Inspector</h1>
        <form
          className="bar"
          onSubmit={event => {
            event.preventDefault();
            store.step(Number(new FormData(event.currentTarget).get('milliseconds')));
          }}
        >
          <Setting
            name="isHeld"
            icon="pause"
            label="Pause time"
            title="Stops the delays of all machines. Requests, animations and intervals go on"
          />
          <input
            name="milliseconds"
            aria-label="Milliseconds to step"
            type="number"
            min="1"
            defaultValue="5000"
            required
            disabled={!isHeld}
            style={{ width: '4.5rem' }}
          />
          <Button type="submit" icon="now" label="Step" disabled={!isHeld} />
        </form>
        <Setting name="follows" icon="follow" label="Select what changes" />
        <Setting name="showsTyped" icon="eye" label="Show masked text" />
        <Button icon="save" label="Save session" onClick={() => store.attempt(() => saveSession(store))} />
        <OpenSession />
        <Button icon="application" label="Application" title="Shows or hides the application" onClick={onToggle} />
        <Button icon="keys" label="Shortcuts" title="Keyboard shortcuts" onClick={onHelp} />
      </header>
      {problem ? (
        <p className="bad bar" role="alert">
          {problem}
          <Button icon="close" label="Dismiss" isBare onClick={() => store.set({ problem: '' })} />
        </p>
      ) : null}
    </>
  );
}

function OpenSession() {
  const store = useStore();
  const open = (file: File | undefined) =>
    file && store.attempt(async () => store.addSaved(readSession(await file.text(), store.timeline.next())));
  return (
    <label className="button" title="Shows a file that Save session has written">
      <Icon name="open" />
      <span className="name">Open session</span>
      <input
        type="file"
        className="unseen"
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
