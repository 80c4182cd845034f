import { SnackbarProvider } from 'notistack';
import { createRoot, type Root } from 'react-dom/client';
import type { ShowToast } from '../../actors/toasts';
import { subscribeToDialogs, topDialog } from '../../ui/ModalDialog/open-dialogs';
import { ToastContent } from './Toasts';
import * as css from './Toasts.css';
import { wordsOf } from './toast-words';

/** Longer than a toast takes to move out. */
const MOVED_OUT_MS = 500;

/** Toasts have a React root of their own, made with the first of them, so that no page waits for their code. */
let root: Root | undefined;
let latest = 0;
/** Counts the toasts and the places where they are shown. */
let key = 0;

/**
 * Shows the toast on the page, or inside the dialog that lies over it: only there can it be seen and reached. Each toast, and
 * each place of it, has a notistack of its own: notistack forgets a request to close that comes just as a toast has moved in or
 * its place has changed, and would then never show another.
 */
export const showToast: ShowToast = (toast, send) => {
  root ??= createRoot(document.createElement('div'));
  latest += 1;
  const id = latest;
  /** Only the provider's element can be asked to show a toast, and to close it. */
  const enqueue = (provider: SnackbarProvider) => {
    const { title, variant, detail, links = [] } = wordsOf(toast);
    const close = () => {
      send({ type: 'toast.dismiss' });
      // Even if the machine of the toasts has failed.
      provider.closeSnackbar(shown);
    };
    const shown = provider.enqueueSnackbar(title, { variant, detail, links, send, close, autoHideDuration: null });
    return () => provider.closeSnackbar(shown);
  };
  let place: HTMLDialogElement | null | undefined;
  const draw = (isShown: boolean) => {
    if (place !== topDialog()) key += 1;
    place = topDialog();
    root?.render(
      <SnackbarProvider
        key={key}
        ref={isShown ? enqueue : null}
        maxSnack={1}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        domRoot={place ?? document.body}
        classes={{ containerRoot: css.container }}
        Components={{ success: ToastContent, destructive: ToastContent }}
      />,
    );
  };
  draw(true);
  const stop = subscribeToDialogs(() => draw(true));
  return () => {
    stop();
    if (id !== latest) return;
    draw(false);
    setTimeout(() => id === latest && root?.render(null), MOVED_OUT_MS);
  };
};
