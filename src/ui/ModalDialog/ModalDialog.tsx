import { type ComponentProps, useCallback } from 'react';
import { noteOpen } from './open-dialogs';

interface ModalDialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onClose' | 'onCancel'> {
  /** Called when Escape, Android's Back gesture or the browser itself has closed the dialog. */
  onClose: () => void;
  /** What takes the focus afterwards; without it, whatever had it before. The same function at every render. */
  returnFocusTo?: () => HTMLElement | null;
  /** Whether a press on the backdrop closes too. */
  closeOnBackdrop?: boolean;
}

/**
 * A native modal dialog, mounted only while its machine says `open`: the page behind is inert and Escape is the browser's.
 * `data-first-focus` inside it marks what has the focus at first; without it, the first control has.
 */
export function ModalDialog({ onClose, returnFocusTo, closeOnBackdrop = false, children, ...rest }: ModalDialogProps) {
  const show = useCallback(
    (dialog: HTMLDialogElement) => {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
      const forget = noteOpen(dialog);
      return () => {
        // Closed before it leaves the document: only then does the browser give the focus back.
        dialog.close();
        // After React's commit, which gives the focus back to whatever had it before: with Escape, the browser's own choice.
        queueMicrotask(() => returnFocusTo?.()?.focus());
        forget();
      };
    },
    [returnFocusTo],
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; Escape and the close button are for keys.
    <dialog
      {...rest}
      ref={show}
      onClose={onClose}
      onClick={event => {
        if (closeOnBackdrop && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
