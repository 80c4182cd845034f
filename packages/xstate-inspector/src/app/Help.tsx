import { Fragment } from 'react';
import { Setting } from './Setting';
import { SHORTCUTS } from './shortcuts';

export function Help({ onClose }: { onClose: () => void }) {
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
        <Setting name="hasShortcuts" label="Shortcuts work" />
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}
