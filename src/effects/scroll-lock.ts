import { fromCallback } from 'xstate';

/**
 * Keeps the page from scrolling while the state is active. The styles of `data-scroll-locked` prevent a layout shift.
 */
export const scrollLock = fromCallback(() => {
  const root = document.documentElement;
  root.dataset.scrollLocked = '';
  return () => {
    delete root.dataset.scrollLocked;
  };
});
