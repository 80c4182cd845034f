import { createRoot, type Root } from 'react-dom/client';
import type { ShowToast } from '../../actors/toasts';
import { Toasts } from './Toasts';

/** Longer than a toast takes to move out. */
const MOVED_OUT_MS = 500;

/** Toasts have a React root of their own, made with the first of them, so that no page waits for their code. */
let root: Root | undefined;
let latest = 0;

/**
 * Each toast has a notistack of its own, which is gone soon after the toast: notistack forgets a request to close that comes
 * just as a toast has moved in, and would then never show another.
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
