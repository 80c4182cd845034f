/** The one module that moves focus. The machines say what receives it, and in which states it is kept. */
import { flushSync } from 'react-dom';
import { fromCallback } from 'xstate';
import { listen } from './listen';

const FOCUSABLE = ':is(h1, h2)[tabindex], a[href], button, input, select, textarea, summary';

/** Moves focus to the first element that matches, if there is one: at once, or when the dialog that covers it has closed. */
export function focusFirst(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog && !dialog.contains(element)) dialog.addEventListener('close', () => element?.focus(), { once: true });
  else element?.focus();
}

/** The same for what the new state of a machine shows. */
export function focusAfterRender(selector: string): void {
  queueMicrotask(() => {
    flushSync(() => {});
    focusFirst(selector);
  });
}

/** As when a browser opens an address: focus on the part that its fragment names, or on the heading of another page. */
export function focusArrival(fragment = '', isOtherPage = true): void {
  const part = document.getElementById(fragment);
  if (!part) {
    if (isOtherPage) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    return;
  }
  part.tabIndex = -1;
  // Instantly: a smooth scroll through the new page would be distracting.
  part.scrollIntoView({ behavior: 'instant' });
  part.focus({ preventScroll: true });
}

/** Moves focus from a message that goes away to what is shown in its place, or to the heading of the page. */
export function focusReplacement(): void {
  const message = document.activeElement?.closest('[role="alert"]');
  const parent = message?.parentElement;
  const before = message?.previousElementSibling;
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const place = before ? before.nextElementSibling : parent?.firstElementChild;
    const replacement = parent?.isConnected ? place?.querySelector<HTMLElement>(FOCUSABLE) : undefined;
    (replacement ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  });
}

/**
 * Remembers what has focus. If focus is lost when the state ends, because its element was disabled or is a toast that leaves,
 * restores it, unless the visitor has moved it elsewhere.
 */
export const focusKeeper = fromCallback(() => {
  let last = document.activeElement;
  const stop = listen(document, ['focusin'], ({ target }) => {
    if (target instanceof Element && !target.closest('[data-toast]')) last = target;
  });
  return () => {
    stop();
    requestAnimationFrame(() => {
      const { activeElement: active, body } = document;
      const isLost = active === null || active === body || active.closest('[data-toast]') !== null;
      if (isLost && last instanceof HTMLElement) last.focus({ preventScroll: true });
    });
  };
});

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
