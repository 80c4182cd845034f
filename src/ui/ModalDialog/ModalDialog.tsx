import type { ComponentProps } from 'react';
import { noteOpen } from './open-dialogs';

interface ModalDialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onClose' | 'onCancel'> {
  /** Called when Escape, Android's Back gesture or the browser itself has closed the dialog. */
  onClose: () => void;
  /** Whether a click on the backdrop closes it too. */
  closeOnBackdrop?: boolean;
}

/** A dialog is modal only if its element's `showModal()` is called, hence the ref. */
function show(dialog: HTMLDialogElement) {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  const forget = noteOpen(dialog);
  return () => {
    // Closes the dialog before React removes it: only then does the browser restore focus.
    dialog.close();
    forget();
  };
}

/**
 * A native modal dialog, mounted only while its machine's state is `open`: the page behind is inert and the browser
 * handles Escape. `data-first-focus` marks the element that receives focus first; without it, the first control does.
 * Afterward the browser restores it, unless a machine focuses another element.
 */
export function ModalDialog({ onClose, closeOnBackdrop = false, children, ...rest }: ModalDialogProps) {
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
