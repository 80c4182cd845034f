import { fromCallback } from 'xstate';

/** Keeps the page from scrolling as long as its state lasts. `data-scroll-locked` carries the style, so that nothing jumps. */
export const scrollLock = fromCallback(() => {
  const root = document.documentElement;
  root.dataset.scrollLocked = '';
  return () => {
    delete root.dataset.scrollLocked;
  };
});
