import type { ComponentProps } from 'react';
import { noteOpen } from './open-dialogs';

interface ModalDialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onClose' | 'onCancel'> {
  /**
   * Called when the dialog is closed by Escape, Android's Back gesture, the browser itself, or a press on the backdrop.
   */
  onClose: () => void;
}

/** Ref callback that opens the dialog, because a dialog is modal only if `showModal()` is called on its element. */
function show(dialog: HTMLDialogElement) {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  closeFromBackdrop(dialog);
  const forget = noteOpen(dialog);
  const { parentElement: parent } = dialog;
  // If another program has removed the dialog, it closes, and React finds it in its place.
  const removal = new MutationObserver(() => {
    if (dialog.isConnected) return;
    parent?.append(dialog);
    dialog.close();
  });
  if (parent) removal.observe(parent, { childList: true });
  return () => {
    removal.disconnect();
    // Closes the dialog before React removes it: browsers do not restore focus when an open dialog is removed.
    dialog.close();
    forget();
  };
}

/**
 * Closes the dialog at a press that begins and ends on its backdrop. Text may be selected, or a press be withdrawn, beyond the
 * dialog's edge. `closedby="any"` does the same, but Safari and older supported browsers lack it, and it also takes
 * the second press of a double one, which src/effects/press-filter.ts ignores.
 */
function closeFromBackdrop(dialog: HTMLDialogElement): void {
  let beganOutside = false;
  dialog.addEventListener('pointerdown', event => {
    beganOutside = isOutside(dialog, event);
  });
  dialog.addEventListener('click', event => {
    if (beganOutside && isOutside(dialog, event)) dialog.close();
  });
}

/** Whether a press is beside the dialog: one on its padding has the same target as one on the backdrop. */
function isOutside(dialog: HTMLDialogElement, { target, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}

/**
 * A native modal dialog, mounted only while its machine is in the state `open`. The page behind the dialog is inert,
 * and the browser handles Escape. The element marked `data-first-focus` receives focus first, or else the first
 * control. When the dialog closes, the browser restores the focus, unless a machine focuses another element.
 */
export function ModalDialog({ onClose, children, ...rest }: ModalDialogProps) {
  return (
    <dialog {...rest} ref={show} onClose={onClose}>
      {children}
    </dialog>
  );
}
