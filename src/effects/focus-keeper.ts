import { fromCallback } from 'xstate';

/**
 * While a message is sent the button is disabled, and a disabled button loses the focus to nowhere. Gives it back when the
 * send has ended, unless the visitor has gone elsewhere meanwhile.
 */
export const focusKeeper = fromCallback(() => {
  const button = document.activeElement?.closest('form')?.querySelector<HTMLElement>('[type="submit"]');
  return () =>
    void requestAnimationFrame(() => {
      if (document.activeElement === null || document.activeElement === document.body)
        button?.focus({ preventScroll: true });
    });
});
