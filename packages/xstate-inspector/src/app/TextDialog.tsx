import { useState } from 'react';
import { Button } from './Button';

export function TextDialog({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  const [said, say] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('This page can’t use the clipboard: select the text and copy it'),
    );
  return (
    <dialog ref={dialog => dialog?.showModal()} onClose={onClose} aria-label={title}>
      <h2>{title}</h2>
      <textarea readOnly aria-label="Text" value={text} rows={24} />
      <div className="bar">
        <Button label="Copy" onClick={copy} />
        <span role="status">{said}</span>
        <Button label="Close" onClick={onClose} />
      </div>
    </dialog>
  );
}
