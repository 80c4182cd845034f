/** Open modal dialogs, oldest first. Elements that must stay reachable, such as a toast, must be inside the last one. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function topDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers an open dialog; the returned function removes it. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  for (const listener of listeners) listener();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    for (const listener of listeners) listener();
  };
}
