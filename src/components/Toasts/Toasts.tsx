import { type CustomContentProps, SnackbarContent } from 'notistack';
import type { Ref } from 'react';
import { mark } from '../../effects/marks';
import { Icon } from '../../ui/Icon/Icon';
import * as css from './Toasts.css';
import { DISMISS, type ToastWords } from './toast-words';

/** What keeps a toast while it is there. */
export type Holder = 'pointer' | 'focus';

/** A toast's content, and the functions through which it reports the visitor's actions. */
type ToastContents = Required<Pick<ToastWords, 'detail' | 'links'>> & {
  /** False once the toast has moved into or out of a dialog, so that screen readers announce it only once. */
  isNew: boolean;
  hold: (by: Holder) => void;
  release: (by: Holder) => void;
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

/** Renders a toast inside notistack. */
export function ToastContent({ ref, variant, message, detail, links, isNew, hold, release, close }: ToastProps) {
  const destructive = variant === 'destructive';
  return (
    <SnackbarContent
      ref={ref}
      role={destructive && isNew ? 'alert' : 'status'}
      aria-live={isNew ? undefined : 'off'}
      onFocus={() => hold('focus')}
      onBlur={() => release('focus')}
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
    >
      <div className={css.toast[destructive ? 'destructive' : 'success']} {...mark('toast', variant)}>
        <div>
          <p className={destructive ? css.destructiveTitle : css.title}>{message}</p>
          <p className={css.detail}>{detail}</p>
          {links.map(({ href, label }) => (
            <a key={href} className={css.link} href={href}>
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
