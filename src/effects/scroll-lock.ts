import { fromCallback } from 'xstate';

/**
 * Keeps the page from scrolling while the state is active. Where the scrollbar takes room, `gutter` keeps that room free, so that
 * nothing moves.
 */
export const scrollLock = fromCallback(() => {
  const root = document.documentElement;
  root.dataset.scrollLocked = innerWidth > root.clientWidth ? 'gutter' : '';
  return () => {
    delete root.dataset.scrollLocked;
  };
});
