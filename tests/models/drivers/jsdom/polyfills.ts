/** What browsers have and jsdom lacks, as far as the views need it. */
import { vi } from 'vitest';

window.scrollTo = vi.fn() as typeof window.scrollTo;

window.matchMedia = (media: string) =>
  ({ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;

/** Style sheets that are made by script; nothing is laid out, so they may stay empty. */
Object.assign(document, { adoptedStyleSheets: [] });
CSSStyleSheet.prototype.replaceSync ??= () => {};

/** A frame shows somebody else's page; jsdom would build a whole window for it each time. */
const { createElement } = document;
document.createElement = (name: string, options?: ElementCreationOptions) =>
  createElement.call(document, name === 'iframe' ? 'object' : name, options);

/** A modal dialog as far as jsdom can tell: open, and closed again with the event that browsers send, and the focus given back. */
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
window.addEventListener('keydown', event => {
  if (event.key !== 'Escape') return;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (top instanceof HTMLDialogElement) top.close();
});
