import { closeSnackbar, enqueueSnackbar } from 'notistack';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ShowToast } from '../../actors/toasts';
import { Toasts } from './Toasts';
import { wordsOf } from './toast-words';

/** Longer than a toast takes to move in. */
const SETTLED_MS = 500;

let mounted = false;

/** Toasts have a root of their own, made with the first of them, so that no page waits for their code. */
function mount(): void {
  if (mounted) return;
  mounted = true;
  flushSync(() => createRoot(document.createElement('div')).render(<Toasts />));
}

export const showToast: ShowToast = (toast, dismiss) => {
  mount();
  const { title, variant, detail, links = [] } = wordsOf(toast);
  const key = enqueueSnackbar(title, { variant, detail, links, dismiss, autoHideDuration: null });
  // By its key: closing all would forget the one that still waits for its predecessor to leave.
  return () => {
    closeSnackbar(key);
    // notistack forgets a request that comes just as the toast has moved in.
    setTimeout(() => closeSnackbar(key), SETTLED_MS);
  };
};
