/**
 * Moves the focus; only ModalDialog.tsx does so, too. Machines decide which element receives the focus, and in which
 * states to restore it.
 */
import { flushSync } from 'react-dom';
import { fromCallback } from 'xstate';
import { listen } from './listen';

const FOCUSABLE = ':is(h1, h2)[tabindex], a[href], button, input, select, textarea, summary';

/** Focuses the first element that matches. If an open dialog covers the element, waits until the dialog closes. */
export function focusFirst(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!dialog || dialog.contains(element)) element?.focus();
  else {
    const focusPage = () => {
      element?.focus();
      // The element may be hidden by then, such as a thumbnail that the style filter has hidden.
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
    };
    dialog.addEventListener('close', focusPage, { once: true });
  }
}

/** Focuses the first element that matches, once React has rendered the machine's new state. */
export function focusAfterRender(selector: string): void {
  queueMicrotask(() => {
    flushSync(() => {});
    focusFirst(selector);
    // Browsers do not scroll a focused field if a part of the field is already in view.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
}

/**
 * Focuses the element that the address's fragment names. Without a fragment, focuses the link by which the visitor last
 * left this page (`left`), or else the page's heading. Without a fragment on the same page, focuses nothing.
 */
export function focusArrival(fragment = '', isOtherPage = true, left = ''): void {
  const part = document.getElementById(fragment);
  if (!part) {
    if (!isOtherPage) return;
    const link = document.querySelector<HTMLElement>(`main a[href="${left}"]`);
    link?.focus({ preventScroll: true });
    // A hidden link cannot receive focus.
    if (!link || document.activeElement !== link) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    return;
  }
  part.tabIndex = -1;
  // A smooth scroll through the new page would be distracting.
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
 * Remembers the focused element while the state is active. When the state ends, focuses that element again if the focus
 * is in a toast, or on no element, as after the element was disabled.
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

/** How long to wait for an element, in frames. If the visitor is on another page, the element is never rendered. */
const PATIENCE = 30;

/** Calls `found` when the element is rendered. Returns a function that stops waiting. */
function whenRendered(selector: string, found: (element: HTMLElement) => void): () => void {
  let frame = 0;
  const lookFor = (left: number) => {
    frame = requestAnimationFrame(() => {
      const element = document.querySelector<HTMLElement>(selector);
      if (element) found(element);
      else if (left > 0) lookFor(left - 1);
    });
  };
  lookFor(PATIENCE);
  return () => cancelAnimationFrame(frame);
}

/** Whether the focus is in a form, or on no element. */
function isInForm(): boolean {
  const { activeElement: at } = document;
  return !at || at === document.body || at.closest('form') !== null;
}

/** Moves the focus from the form to the receipt's heading, unless the focus is on an element outside the form. */
export const receiptFocus = fromCallback(() =>
  whenRendered('[data-receipt]', heading => {
    if (isInForm()) heading.focus();
  }),
);

/** Scrolls the other ways to send a request into view, unless the focus is on an element outside the form. */
export const otherWaysView = fromCallback(() =>
  whenRendered('[data-other-ways]', help => {
    if (isInForm()) help.scrollIntoView({ block: 'nearest' });
  }),
);
