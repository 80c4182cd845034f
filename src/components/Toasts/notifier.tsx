// Before notistack.
import './goober-sheet';

import { type CustomContentProps, SnackbarContent, SnackbarProvider } from 'notistack';
import type { Ref } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { ShowToast } from '../../actors/site';
import { mark } from '../../effects/marks';
import { media } from '../../theme/media';
import { Icon } from '../../ui/Icon/Icon';
import { subscribeToDialogs, topDialog } from '../../ui/ModalDialog/open-dialogs';
import * as css from './Toasts.css';
import { DISMISS, type ToastWords, wordsOf } from './toast-words';

/** A toast's content, and the functions through which it reports the visitor's actions. */
type ToastContents = Required<Pick<ToastWords, 'detail' | 'links'>> & {
  /** False once the toast has moved into or out of a dialog, so that screen readers announce it only once. */
  isNew: boolean;
  send: Parameters<ShowToast>[1];
  close: () => void;
};

interface ToastProps extends CustomContentProps, ToastContents {
  ref?: Ref<HTMLDivElement>;
}

declare module 'notistack' {
  interface VariantOverrides {
    destructive: ToastContents;
    success: ToastContents;
  }
}

function ToastContent({ ref, variant, message, detail, links, isNew, send, close }: ToastProps) {
  const destructive = variant === 'destructive';
  return (
    <SnackbarContent
      ref={ref}
      role={destructive && isNew ? 'alert' : 'status'}
      aria-live={isNew ? undefined : 'off'}
      onFocus={() => send({ type: 'focus.enter' })}
      onBlur={() => send({ type: 'focus.leave' })}
      onPointerEnter={() => send({ type: 'pointer.enter' })}
      onPointerLeave={() => send({ type: 'pointer.leave' })}
    >
      <div className={css.toast[destructive ? 'destructive' : 'success']} {...mark('toast', variant)}>
        <div>
          <p className={destructive ? css.destructiveTitle : css.title}>{message}</p>
          <p className={css.detail}>{detail}</p>
          {links.map(({ href, label, inTab }) => (
            <a key={href} className={css.link} href={href} target={inTab ? '_blank' : undefined} rel="noreferrer">
              {label}
            </a>
          ))}
        </div>
        <button type="button" className={css.close} aria-label={DISMISS} onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </div>
    </SnackbarContent>
  );
}

/** In ms; longer than a toast's exit animation. */
const MOVED_OUT_MS = 500;

/** Toasts have their own React root, created with the first toast, because notistack cannot be prerendered. */
let root: Root | undefined;
let latest = 0;
/** React key of the provider, different for every toast and container. */
let key = 0;

/**
 * Shows the toast on the page, or inside an open modal dialog, because everything outside a modal dialog is inert. Each
 * toast gets a new notistack provider, and another when its container changes: just after an entry animation or a
 * change of container, notistack ignores a request to close the toast, and then never shows another one.
 */
export const showToast: ShowToast = (toast, send) => {
  root ??= createRoot(document.createElement('div'));
  latest += 1;
  const id = latest;
  let isNew = true;
  /** The provider's ref has the methods to show and close a toast. */
  const enqueue = (provider: SnackbarProvider) => {
    const { title, variant, detail, links = [] } = wordsOf(toast);
    const close = () => {
      send({ type: 'toast.dismiss' });
      // Closes the toast even if the toasts machine has failed.
      provider.closeSnackbar(shown);
    };
    const shown = provider.enqueueSnackbar(title, {
      variant,
      detail,
      links,
      isNew,
      send,
      close,
      autoHideDuration: null,
    });
    isNew = false;
    return () => provider.closeSnackbar(shown);
  };
  let place: HTMLDialogElement | null | undefined;
  const draw = (isShown: boolean) => {
    if (place !== topDialog()) {
      // Pointer and focus do not move along, and the removed element reports nothing.
      if (place !== undefined) for (const type of ['pointer.leave', 'focus.leave'] as const) send({ type });
      place = topDialog();
      key += 1;
    }
    const isCentered = place || matchMedia(media.phone).matches;
    root?.render(
      <SnackbarProvider
        key={key}
        ref={isShown ? enqueue : null}
        maxSnack={1}
        // A toast slides in from the edge at which it is shown.
        anchorOrigin={{ vertical: 'top', horizontal: isCentered ? 'center' : 'right' }}
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
