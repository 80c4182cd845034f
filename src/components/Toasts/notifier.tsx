import { createRoot, type Root } from 'react-dom/client';
import type { ShowToast } from '../../actors/toasts';
import { Toasts } from './Toasts';

/** In ms; longer than a toast's exit animation. */
const MOVED_OUT_MS = 500;

/** Toasts have their own React root, created with the first toast, so no page waits for their code. */
let root: Root | undefined;
let latest = 0;

/**
 * Each toast has its own notistack provider, unmounted soon after the toast: notistack ignores a request to close that comes
 * just after the entry animation, and would then never show another toast.
 */
export const showToast: ShowToast = (toast, send) => {
  root ??= createRoot(document.createElement('div'));
  latest += 1;
  const id = latest;
  root.render(<Toasts key={id} toast={toast} send={send} />);
  return () => {
    if (id !== latest) return;
    root?.render(<Toasts key={id} toast={undefined} send={send} />);
    setTimeout(() => id === latest && root?.render(null), MOVED_OUT_MS);
  };
};
