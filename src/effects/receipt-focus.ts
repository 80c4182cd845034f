import { fromCallback } from 'xstate';

/** How long to wait for the receipt, in frames: on another page it is never drawn. */
const PATIENCE = 30;

/** Moves the focus from the form to the receipt's heading once it is drawn, unless the visitor has gone elsewhere meanwhile. */
export const receiptFocus = fromCallback(() => {
  let frame = 0;
  const lookFor = (left: number) => {
    frame = requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>('[data-receipt]');
      const { activeElement: at } = document;
      if (!heading) return left > 0 && lookFor(left - 1);
      if (!at || at === document.body || at.closest('form')) heading.focus();
    });
  };
  lookFor(PATIENCE);
  return () => cancelAnimationFrame(frame);
});
