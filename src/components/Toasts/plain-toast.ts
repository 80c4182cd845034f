import type { ShowToast } from '../../actors/toasts';
import { subscribeToDialogs, topDialog } from '../../ui/ModalDialog/open-dialogs';
import * as css from './Toasts.css';
import { wordsOf } from './toast-words';

/** Shows a toast without React or notistack, if the code for toasts cannot be loaded. */
export const showPlainToast: ShowToast = (shown, send) => {
  const { variant, title, detail, links = [] } = wordsOf(shown);
  const toast = document.createElement('div');
  toast.className = `${css.toast[variant]} ${css.plain}`;
  toast.dataset.toast = variant;
  toast.setAttribute('role', variant === 'destructive' ? 'alert' : 'status');
  const words = document.createElement('div');
  words.append(written('p', css.title, title), written('p', css.detail, detail));
  for (const { href, label } of links) {
    const link = written('a', css.link, label);
    link.href = href;
    words.append(link);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.className = css.close;
  close.textContent = '×';
  close.setAttribute('aria-label', 'Dismiss');
  close.addEventListener('click', () => send({ type: 'toast.dismiss' }));
  const reported = {
    pointerover: 'pointer.enter',
    pointerout: 'pointer.leave',
    focusin: 'focus.enter',
    focusout: 'focus.leave',
  } as const;
  for (const [name, type] of Object.entries(reported)) toast.addEventListener(name, () => send({ type }));
  toast.append(words, close);
  // An open modal dialog makes everything outside it inert.
  const place = () => {
    const parent = topDialog() ?? document.body;
    if (toast.parentElement === parent) return;
    if (toast.isConnected) {
      // The pointer stays where it is.
      send({ type: 'pointer.leave' });
      // Keeps screen readers from announcing the moved toast again.
      toast.setAttribute('role', 'status');
      toast.setAttribute('aria-live', 'off');
    }
    parent.append(toast);
  };
  place();
  const stopMoving = subscribeToDialogs(place);
  return () => {
    stopMoving();
    toast.remove();
  };
};

function written<Tag extends 'p' | 'a'>(tag: Tag, className: string, text: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
