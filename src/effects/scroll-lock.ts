import { fromCallback } from 'xstate';

/**
 * Keeps the page from scrolling while the state is active. If the scrollbar takes up space, `gutter` reserves that
 * space, so that nothing moves.
 */
export const scrollLock = fromCallback(() => {
  const root = document.documentElement;
  root.dataset.scrollLocked = innerWidth > root.clientWidth ? 'gutter' : '';
  return () => {
    delete root.dataset.scrollLocked;
  };
});
