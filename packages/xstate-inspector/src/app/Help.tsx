import { Button, Setting } from './Button';
import { SHORTCUTS } from './shortcuts';

export function Help({ onClose }: { onClose: () => void }) {
  return (
    <dialog ref={dialog => dialog?.showModal()} onClose={onClose} aria-labelledby="help-heading">
      <h2 id="help-heading">Keyboard shortcuts</h2>
      <table>
        <tbody>
          {Object.entries(SHORTCUTS).map(([keys, { help }]) => (
            <tr key={keys}>
              <th scope="row">{keys}</th>
              <td>{help}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <form method="dialog" className="bar">
        <Setting name="hasShortcuts" icon="keys" label="Shortcuts work" />
        <Button type="submit" label="Close" />
      </form>
    </dialog>
  );
}
