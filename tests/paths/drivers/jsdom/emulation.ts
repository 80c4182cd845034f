/** Parts of a browser that jsdom lacks: the system's preferences, `:focus-visible`, a clipboard. */
import type { SiteSystem } from '../../../../machines/kit';
import { turnableSystem } from '../preferences';

let savedData = false;
let mouse = false;
let focusByKeyboard = false;
let inView: Element | undefined;

export const usesMouse = () => mouse;

export function ask(what: SiteSystem): void {
  if ('data' in what) savedData = true;
  else if ('pointer' in what) mouse = true;
  else window.ask(what);
}

/** Sets whether the focus moves by keyboard or by pointer. */
export function focusMovesBy(means: 'keyboard' | 'pointer'): void {
  focusByKeyboard = means === 'keyboard';
}

/** Scrolls the page so that only this element is in view. */
export function scrollTo(element: Element): void {
  inView = element;
  for (const observer of observers) observer.tell(...observer.targets);
}

const observers = new Set<ScrollObserver>();

/** Replaces `IntersectionObserver`: reports when it starts observing an element, and after every `scrollTo`. */
class ScrollObserver {
  readonly targets = new Set<Element>();
  readonly notice: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(notice: ScrollObserver['notice']) {
    this.notice = notice;
    observers.add(this);
  }
  observe(target: Element): void {
    this.targets.add(target);
    this.tell(target);
  }
  tell(...targets: Element[]): void {
    for (const target of targets) {
      const isIntersecting = inView !== undefined && (target.contains(inView) || inView.contains(target));
      this.notice([{ target, isIntersecting }]);
    }
  }
  disconnect(): void {
    observers.delete(this);
  }
}

turnableSystem({ theme: 'light', motion: 'full' });
Object.assign(window, { IntersectionObserver: ScrollObserver });
// Replaces computed styles, which are slow in jsdom and know no layout.
window.getComputedStyle = element => (element as HTMLElement).style;
Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: savedData }) });
// Pictures of quotes, which a built site serves.
globalThis.fetch = async () => new Response('');

const { matches } = Element.prototype;
Element.prototype.matches = function matchesOf(this: Element, selector: string): boolean {
  if (selector === ':focus-visible') return this === document.activeElement && focusByKeyboard;
  return matches.call(this, selector);
} as typeof matches;

/** A new path: light theme, full motion, no keyboard use. */
export function resetEmulation(): void {
  window.ask({ theme: 'light', motion: 'full' });
  savedData = false;
  mouse = false;
  focusByKeyboard = false;
  inView = undefined;
  observers.clear();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => {} } });
}
