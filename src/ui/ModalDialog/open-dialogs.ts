/**
 * Open modal dialogs, oldest first. An element that must stay usable, such as a toast, must be inside the last dialog.
 */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function topDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a dialog to the list of open dialogs, and returns a function that removes it. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  for (const listener of listeners) listener();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    for (const listener of listeners) listener();
  };
}
