import { type CustomContentProps, SnackbarContent, SnackbarProvider, useSnackbar } from 'notistack';
import { type Ref, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Toast } from '../../../machines/toasts/toasts.machine';
import { Icon } from '../../ui/Icon/Icon';
import { subscribeToDialogs, topDialog } from '../../ui/ModalDialog/open-dialogs';
import * as css from './Toasts.css';
import { type ToastWords, wordsOf } from './toast-words';

/** What a toast says below its title. */
type Told = Required<Pick<ToastWords, 'detail' | 'links'>> & { dismiss: () => void };

interface ToastProps extends CustomContentProps, Told {
  ref?: Ref<HTMLDivElement>;
}

declare module 'notistack' {
  interface VariantOverrides {
    destructive: Told;
    success: Told;
  }
}

function ToastContent({ ref, id, variant, message, detail, links, dismiss }: ToastProps) {
  const { closeSnackbar } = useSnackbar();
  const destructive = variant === 'destructive';
  const cameFrom = useRef<EventTarget | null>(null);
  const close = () => {
    dismiss();
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
      }}
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
  dismiss: () => void;
}

/** Shows the toast on the page, or inside the dialog that lies over it: only there can it be seen and reached. */
export function Toasts({ toast, dismiss }: ToastsProps) {
  const dialog = useSyncExternalStore(subscribeToDialogs, topDialog);
  return (
    <SnackbarProvider
      // notistack never removes a toast whose container changes while the toast moves out: a new container gets a new provider.
      key={dialog?.getAttribute('aria-label') ?? 'page'}
      maxSnack={1}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      domRoot={dialog ?? document.body}
      classes={{ containerRoot: css.container }}
      Components={{ success: ToastContent, destructive: ToastContent }}
    >
      {toast && <Shown toast={toast} dismiss={dismiss} />}
    </SnackbarProvider>
  );
}

/** A toast, for as long as this is rendered. */
function Shown({ toast, dismiss }: Required<ToastsProps> & { toast: Toast }): null {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => {
    const { title, variant, detail, links = [] } = wordsOf(toast);
    const key = enqueueSnackbar(title, { variant, detail, links, dismiss, autoHideDuration: null });
    return () => closeSnackbar(key);
  }, [toast, dismiss, enqueueSnackbar, closeSnackbar]);
  return null;
}
