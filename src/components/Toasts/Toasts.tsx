import { type CustomContentProps, SnackbarContent, SnackbarProvider, useSnackbar } from 'notistack';
import { type Ref, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Toast } from '../../../machines/toasts/toasts.machine';
import type { ShowToast } from '../../actors/toasts';
import { Icon } from '../../ui/Icon/Icon';
import { subscribeToDialogs, topDialog } from '../../ui/ModalDialog/open-dialogs';
import * as css from './Toasts.css';
import { type ToastWords, wordsOf } from './toast-words';

type Send = Parameters<ShowToast>[1];

/** What a toast says below its title, and where it reports what the visitor does. */
type Told = Required<Pick<ToastWords, 'detail' | 'links'>> & { send: Send };

interface ToastProps extends CustomContentProps, Told {
  ref?: Ref<HTMLDivElement>;
}

declare module 'notistack' {
  interface VariantOverrides {
    destructive: Told;
    success: Told;
  }
}

function ToastContent({ ref, id, variant, message, detail, links, send }: ToastProps) {
  const { closeSnackbar } = useSnackbar();
  const destructive = variant === 'destructive';
  const cameFrom = useRef<EventTarget | null>(null);
  const close = () => {
    send({ type: 'toast.dismiss' });
    // Even if the machine of the toasts has failed.
    closeSnackbar(id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <SnackbarContent
      ref={ref}
      role={destructive ? 'alert' : 'status'}
      onFocus={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
        send({ type: 'toast.hold' });
      }}
      onBlur={() => send({ type: 'toast.release' })}
      onPointerEnter={() => send({ type: 'toast.hold' })}
      onPointerLeave={() => send({ type: 'toast.release' })}
    >
      <div className={css.toast[destructive ? 'destructive' : 'success']} data-toast={variant}>
        <div>
          <p className={destructive ? css.destructiveTitle : css.title}>{message}</p>
          <p className={css.detail}>{detail}</p>
          {links.map(({ href, label }) => (
            <a key={href} className={css.link} href={href}>
              {label}
            </a>
          ))}
        </div>
        <button type="button" className={css.close} aria-label="Dismiss" onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </div>
    </SnackbarContent>
  );
}

interface ToastsProps {
  toast: Toast | undefined;
  send: Send;
}

/** Shows the toast on the page, or inside the dialog that lies over it: only there can it be seen and reached. */
export function Toasts({ toast, send }: ToastsProps) {
  const dialog = useSyncExternalStore(subscribeToDialogs, topDialog);
  return (
    <SnackbarProvider
      // notistack never removes a toast whose container changes while the toast moves out: a new container gets a new provider.
      key={dialog?.getAttribute('aria-label') ?? dialog?.getAttribute('aria-labelledby') ?? 'page'}
      maxSnack={1}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      domRoot={dialog ?? document.body}
      classes={{ containerRoot: css.container }}
      Components={{ success: ToastContent, destructive: ToastContent }}
    >
      {toast && <Shown toast={toast} send={send} />}
    </SnackbarProvider>
  );
}

/** A toast, for as long as this is rendered. */
function Shown({ toast, send }: Required<ToastsProps> & { toast: Toast }): null {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => {
    const { title, variant, detail, links = [] } = wordsOf(toast);
    const key = enqueueSnackbar(title, { variant, detail, links, send, autoHideDuration: null });
    return () => closeSnackbar(key);
  }, [toast, send, enqueueSnackbar, closeSnackbar]);
  return null;
}
