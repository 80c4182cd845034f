import { fromCallback } from 'xstate';

/**
 * The submit button is disabled while a message is being sent, and a disabled button loses focus to the body.
 * Restores focus when sending ends, unless the visitor has moved it elsewhere.
 */
export const focusKeeper = fromCallback(() => {
  const button = document.activeElement?.closest('form')?.querySelector<HTMLElement>('[type="submit"]');
  return () =>
    void requestAnimationFrame(() => {
      if (document.activeElement === null || document.activeElement === document.body)
        button?.focus({ preventScroll: true });
    });
});
