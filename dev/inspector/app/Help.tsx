import { Fragment } from 'react';
import { Check } from './Check';
import { SHORTCUTS } from './shortcuts';
import { useStore } from './use-store';

export function Help({ onClose }: { onClose: () => void }) {
  const store = useStore();
  return (
    <dialog ref={dialog => dialog?.showModal()} onClose={onClose} aria-labelledby="help-heading">
      <h2 id="help-heading">Keyboard shortcuts</h2>
      <dl className="shortcuts">
        {Object.entries(SHORTCUTS).map(([keys, { help }]) => (
          <Fragment key={keys}>
            <dt>
              {keys.split(' ').map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{help}</dd>
          </Fragment>
        ))}
      </dl>
      <form method="dialog" className="bar">
        <Check
          label="Shortcuts work"
          isOn={store.settings().hasShortcuts}
          onChange={hasShortcuts => store.set({ hasShortcuts })}
        />
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}
