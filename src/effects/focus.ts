/** The only module that moves focus. The machines decide what receives it, and in which states it is kept. */
import { flushSync } from 'react-dom';
import { fromCallback } from 'xstate';
import { listen } from './listen';

const FOCUSABLE = ':is(h1, h2)[tabindex], a[href], button, input, select, textarea, summary';

/** Focuses the first element that matches, at once or after the dialog that covers it has closed. */
export function focusFirst(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog && !dialog.contains(element)) dialog.addEventListener('close', () => element?.focus(), { once: true });
  else element?.focus();
}

/** Focuses the first element that matches, once React has rendered the machine's new state. */
export function focusAfterRender(selector: string): void {
  queueMicrotask(() => {
    flushSync(() => {});
    focusFirst(selector);
    // Focus alone does not scroll a field of which a part is in view.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
}

/**
 * Focuses the target of the address's fragment; on another page, the link by which a visitor left it before, or its
 * heading.
 */
export function focusArrival(fragment = '', isOtherPage = true, left = ''): void {
  const part = document.getElementById(fragment);
  if (!part) {
    if (!isOtherPage) return;
    const link = document.querySelector<HTMLElement>(`main a[href="${left}"]`);
    link?.focus({ preventScroll: true });
    // A hidden link takes no focus.
    if (!link || document.activeElement !== link) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    return;
  }
  part.tabIndex = -1;
  // Instantly: a smooth scroll through the new page would be distracting.
  part.scrollIntoView({ behavior: 'instant' });
  part.focus({ preventScroll: true });
}

/** Moves focus from a removed message to its replacement, or to the page's heading. */
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
 * Remembers the focused element. If focus is lost when the state ends, because the element was disabled or was in a toast,
 * restores it, unless the visitor has moved the focus.
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

/** How long to wait for the receipt, in frames; on another page it is never rendered. */
const PATIENCE = 30;

/** Moves the focus from the form to the receipt's heading, unless the visitor has moved the focus meanwhile. */
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
