import { type CustomContentProps, closeSnackbar, SnackbarContent, SnackbarProvider } from 'notistack';
import { type Ref, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../../ui/Icon/Icon';
import { subscribeToDialogs, topDialog } from '../../ui/ModalDialog/open-dialogs';
import * as css from './Toasts.css';
import type { ToastWords } from './toast-words';

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
  const destructive = variant === 'destructive';
  const cameFrom = useRef<EventTarget | null>(null);
  const close = () => {
    dismiss();
    // Whatever became of its machine: what is pressed goes.
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

/** Where toasts stand: on the page, or inside the dialog that lies over it, where alone they can be seen and reached. */
export function Toasts() {
  const dialog = useSyncExternalStore(subscribeToDialogs, topDialog);
  return (
    <SnackbarProvider
      maxSnack={1}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      domRoot={dialog ?? document.body}
      classes={{ containerRoot: css.container }}
      Components={{ success: ToastContent, destructive: ToastContent }}
    />
  );
}
