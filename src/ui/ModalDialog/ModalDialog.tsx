import type { ComponentProps, MouseEvent } from 'react';
import { noteOpen } from './open-dialogs';

interface ModalDialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onClose' | 'onCancel'> {
  /**
   * Called when the dialog is closed by Escape, Android's Back gesture, the browser itself, or a click on the backdrop.
   */
  onClose: () => void;
  /** Whether a click on the backdrop closes the dialog, too. */
  closeOnBackdrop?: boolean;
}

/** Ref callback that opens the dialog, because a dialog is modal only if `showModal()` is called on its element. */
function show(dialog: HTMLDialogElement) {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  const forget = noteOpen(dialog);
  return () => {
    // Closes the dialog before React removes it: browsers do not restore focus when an open dialog is removed.
    dialog.close();
    forget();
  };
}

/** Whether a click was beside the dialog: a click on its padding has the same target as one on the backdrop. */
function isOutside({ clientX: x, clientY: y, currentTarget }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/**
 * A native modal dialog, mounted only while its machine is in the state `open`. The page behind the dialog is inert,
 * and the browser handles Escape. The element marked `data-first-focus` receives focus first, or else the first
 * control. When the dialog closes, the browser restores the focus, unless a machine focuses another element.
 */
export function ModalDialog({ onClose, closeOnBackdrop = false, children, ...rest }: ModalDialogProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; Escape and the close button are for keys.
    <dialog
      {...rest}
      ref={show}
      onClose={onClose}
      onClick={event => {
        if (closeOnBackdrop && event.target === event.currentTarget && isOutside(event)) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
