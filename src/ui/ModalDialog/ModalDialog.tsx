import { type ComponentProps, useCallback } from 'react';
import { noteOpen } from './open-dialogs';

interface ModalDialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onClose' | 'onCancel'> {
  /** Called when Escape, Android's Back gesture or the browser itself has closed the dialog. */
  onClose: () => void;
  /** What receives focus afterwards; by default, whatever had it before. Must be stable between renders. */
  returnFocusTo?: () => HTMLElement | null;
  /** Whether a click on the backdrop closes it too. */
  closeOnBackdrop?: boolean;
}

/**
 * A native modal dialog, mounted only while its machine's state is `open`: the page behind is inert and the browser
 * handles Escape. `data-first-focus` marks the element that receives focus first; without it, the first control does.
 */
export function ModalDialog({ onClose, returnFocusTo, closeOnBackdrop = false, children, ...rest }: ModalDialogProps) {
  const show = useCallback(
    (dialog: HTMLDialogElement) => {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
      const forget = noteOpen(dialog);
      return () => {
        // Closed before it leaves the document: only then does the browser restore focus.
        dialog.close();
        // After React's commit, which restores focus to the previous element, as the browser does on Escape.
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
