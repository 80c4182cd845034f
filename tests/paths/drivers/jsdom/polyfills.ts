/**
 * Browser features that the views need and jsdom lacks. Files may share a window, so each of them replaces the one before.
 * The document is reset after every test, its body before every file.
 */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('data-scroll-locked');
});

document.documentElement.lang = 'en';
document.body.replaceChildren();

window.scrollTo = (({ top }: ScrollToOptions) =>
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top })) as typeof window.scrollTo;
Element.prototype.scrollIntoView = () => {};

/** Adds an observer of sizes, which never change. */
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.matchMedia = (media: string) =>
  ({ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;

/** Adds constructed style sheets, which stay empty because jsdom has no layout. */
Object.assign(document, { adoptedStyleSheets: [] });
CSSStyleSheet.prototype.replaceSync ??= () => {};

/** Creates an `<object>` in place of each `<iframe>`, for which jsdom would create a window. */
const { createElement } = Document.prototype;
document.createElement = (name: string, options?: ElementCreationOptions) =>
  createElement.call(document, name === 'iframe' ? 'object' : name, options);

/** Adds modal dialogs: the `open` attribute, the `close` event, Escape, and returning the focus. */
const before = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  before.set(this, document.activeElement);
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>('button, input, [href]')?.focus();
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  const earlier = before.get(this);
  if (earlier instanceof HTMLElement) earlier.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
document.onkeydown = event => {
  if (event.key !== 'Escape') return;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (top instanceof HTMLDialogElement) top.close();
};
