/**
 * Moves the focus. Machines decide which element receives it, and in which states to restore it. Elsewhere, only
 * ModalDialog.tsx moves it, and keep-open.ts returns it to what React has replaced.
 */
import { flushSync } from 'react-dom';
import { fromCallback } from 'xstate';
import { listen } from './listen';
import { marked } from './marks';
import { shownForm } from './shown-fields';
import { whenRendered } from './watch-element';

const FOCUSABLE = ':is(h1, h2)[tabindex], a[href], button, input, select, textarea, summary';

/** Focuses the first element that matches. If an open dialog covers the element, waits until the dialog closes. */
export function focusFirst(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!dialog || dialog.contains(element)) {
    element?.focus();
    return;
  }
  const focusPage = () => {
    // Another dialog may have opened in its place.
    focusFirst(selector);
    // The element may be hidden by then, such as a thumbnail that the style filter has hidden.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  };
  dialog.addEventListener('close', focusPage, { once: true });
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

/** A link by which the visitor leaves a page: which of those to the same address, and its distance from the window's upper edge. */
export interface LeftLink {
  href: string;
  place: number;
  top: number;
}
const linksTo = (href: string) => [...document.querySelectorAll<HTMLElement>(`main a[href="${href}"]`)];

/** The focused link, if it is in the page's content. */
export function leftLink(): LeftLink | undefined {
  const link = document.activeElement?.closest<HTMLElement>('main a');
  const href = link?.getAttribute('href');
  return link && href ? { href, place: linksTo(href).indexOf(link), top: link.getBoundingClientRect().top } : undefined;
}

/**
 * Focuses the element that the address's fragment names. Without a fragment, focuses the link by which the visitor last
 * left this page (`left`), or else the page's heading. Without a fragment on the same page, focuses nothing.
 */
export function focusArrival(fragment = '', isOtherPage = true, left?: LeftLink): void {
  const part = document.getElementById(fragment);
  if (!part) {
    if (!isOtherPage) return;
    const link = left && linksTo(left.href)[left.place];
    link?.focus({ preventScroll: true });
    // A hidden link cannot receive focus.
    if (!link || document.activeElement !== link) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      return;
    }
    // By the next frame, the scroll position is restored, but what was unfolded above the link is closed again.
    requestAnimationFrame(() =>
      window.scrollBy({ top: link.getBoundingClientRect().top - left.top, behavior: 'instant' }),
    );
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

/** Whether an element has the focus only for a while: a toast, or the bar around Send Message while sending. */
const isPassing = (element: Element) => element.closest(marked('toast')) !== null || element.matches(marked('send'));

/**
 * Remembers the focused element while the state is active. When the state ends, focuses that element again if the focus
 * is in a toast, or on no element, as after the element was disabled.
 */
export const focusKeeper = fromCallback(keepFocus);

function keepFocus(): () => void {
  let last = document.activeElement;
  const stop = listen(document, ['focusin'], ({ target }) => {
    if (target instanceof Element && !isPassing(target)) last = target;
  });
  return () => {
    stop();
    requestAnimationFrame(() => {
      const { activeElement: active, body } = document;
      const isLost = active === null || active === body || isPassing(active);
      if (isLost && last instanceof HTMLElement) last.focus({ preventScroll: true });
    });
  };
}

/** Like `focusKeeper`; while Send Message is disabled, the bar around it has the focus. */
export const sendFocus = fromCallback(() => {
  const stop = keepFocus();
  document.activeElement?.closest<HTMLElement>(marked('send'))?.focus({ preventScroll: true });
  return stop;
});

/** Whether the form is in view, so that the visitor has not scrolled on. */
function isFormInView(): boolean {
  const form = shownForm()?.getBoundingClientRect();
  return form !== undefined && form.bottom >= 0 && form.top <= innerHeight;
}

/** Whether the focus is in the form, or on no element. */
function isFocusInForm(): boolean {
  const { activeElement: at } = document;
  return !at || at === document.body || shownForm()?.contains(at) === true;
}

/** Moves the focus from the form to the receipt's heading, unless the visitor has gone on elsewhere. */
export const receiptFocus = fromCallback(() => {
  // Not later, because the receipt hides the form.
  const isAtForm = isFormInView();
  return whenRendered(marked('receipt'), heading => {
    if (isAtForm && isFocusInForm()) heading.focus();
  });
});

/** Moves the focus from the form to the message about a failure, unless the visitor has gone on elsewhere. */
export const otherWaysFocus = fromCallback(() =>
  whenRendered(marked('other-ways'), message => {
    if (!isFormInView() || !isFocusInForm()) return;
    message.parentElement?.scrollIntoView({ block: 'nearest' });
    // All of it may not fit into the window.
    message.scrollIntoView({ block: 'nearest' });
    message.focus({ preventScroll: true });
  }),
);
