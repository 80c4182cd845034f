import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Toast } from '../../actors/toasts';
import { Toasts } from './Toasts';

/** Success leaves by itself after this many milliseconds; a destructive toast stays until dismissed or the next attempt. */
const SUCCESS_MS = 6_000;

let mounted = false;
let latest: SnackbarKey | undefined;

/** Toasts have a root of their own, made with the first of them, so that no page waits for their code. */
function mount(): void {
  if (mounted) return;
  mounted = true;
  flushSync(() => createRoot(document.createElement('div')).render(<Toasts />));
}

export function showToast({ variant, title, detail, links = [] }: Toast): void {
  mount();
  latest = enqueueSnackbar(title, {
    variant,
    detail,
    links,
    autoHideDuration: variant === 'success' ? SUCCESS_MS : null,
  });
}

/** By its key: closing all would forget the one that still waits for its predecessor to leave, and it would be shown afterwards. */
export function dismissToasts(): void {
  // Without a first toast there is no provider yet, and notistack's functions exist only with one.
  if (mounted) closeSnackbar(latest);
}
