import { fromCallback } from 'xstate';
import { focusFirst } from './focus';

/** Moves the focus from the form to the receipt's heading once it is drawn, unless the visitor has gone elsewhere meanwhile. */
export const receiptFocus = fromCallback(() => {
  const frame = requestAnimationFrame(() => {
    const { activeElement: at } = document;
    if (!at || at === document.body || at.closest('form')) focusFirst('[data-receipt]');
  });
  return () => cancelAnimationFrame(frame);
});
