import { useState } from 'react';

interface TextDialogProps {
  title: string;
  text: string;
  onClose: () => void;
}

/** A dialog with a text to read and copy. */
export function TextDialog({ title, text, onClose }: TextDialogProps) {
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
        <button type="button" onClick={copy}>
          Copy
        </button>
        <span role="status">{said}</span>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </dialog>
  );
}
