/** Parts of the environment that jsdom lacks: the system's preferences, a hidden tab, `:focus-visible`, a clipboard. */
import type { System } from 'xstate-paths';

const initial = { dark: false, reducedMotion: false, savedData: false, mouse: false };
const asks = { ...initial };
const queries = new Set<{ media: string; listeners: Set<() => void> }>();
const isAsked = (media: string) =>
  (media.includes('color-scheme: dark') && asks.dark) ||
  (media.includes('reduced-motion') && asks.reducedMotion) ||
  (media.includes('reduced-data') && asks.savedData);

let tabHidden = false;
let focusByKeyboard = false;

export const usesMouse = () => asks.mouse;

export function ask(what: System): void {
  const before = { ...asks };
  if ('theme' in what) asks.dark = what.theme === 'dark';
  else if ('motion' in what) asks.reducedMotion = what.motion === 'reduced';
  else if ('data' in what) asks.savedData = true;
  else if ('pointer' in what) asks.mouse = true;
  for (const { media, listeners } of queries) {
    const changed = media.includes('dark') ? before.dark !== asks.dark : before.reducedMotion !== asks.reducedMotion;
    if (changed) for (const listener of listeners) listener();
  }
}

export function setTab(where: 'hidden' | 'shown'): void {
  if (tabHidden === (where === 'hidden')) return;
  tabHidden = where === 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Sets whether the focus moves by keyboard or by pointer. */
export function focusMovesBy(means: 'keyboard' | 'pointer'): void {
  focusByKeyboard = means === 'keyboard';
}

const observers = new Map<IntersectionObserver, { all: Set<Element>; tell: (at: Element) => void }>();
let inView: Element | undefined;

/** Scrolls the page so that only this element is in view. */
export function scrollTo(element: Element): void {
  inView = element;
  for (const { all, tell } of observers.values()) for (const one of all) tell(one);
}

/** Replaces `IntersectionObserver`: reports when it starts observing an element, and after every `scrollTo`. */
class ScrollObserver {
  constructor(notice: IntersectionObserverCallback) {
    const isIn = (at: Element) => inView !== undefined && (at.contains(inView) || inView.contains(at));
    const observer = this as unknown as IntersectionObserver;
    const tell = (target: Element) =>
      notice([{ target, isIntersecting: isIn(target) } as IntersectionObserverEntry], observer);
    observers.set(observer, { all: new Set(), tell });
  }
  observe(element: Element): void {
    const own = observers.get(this as unknown as IntersectionObserver);
    own?.all.add(element);
    own?.tell(element);
  }
  disconnect(): void {
    observers.delete(this as unknown as IntersectionObserver);
  }
}

/** Installs the environment: light theme, full motion, visible tab, no keyboard use. */
export function installEnvironment(): void {
  Object.assign(asks, initial);
  queries.clear();
  inView = undefined;
  observers.clear();
  Object.assign(window, { IntersectionObserver: ScrollObserver });
  tabHidden = false;
  focusByKeyboard = false;
  window.matchMedia = media => {
    const query = { media, listeners: new Set<() => void>() };
    queries.add(query);
    return {
      media,
      get matches() {
        return isAsked(media);
      },
      addEventListener: (_: string, listener: () => void) => query.listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => query.listeners.delete(listener),
    } as unknown as MediaQueryList;
  };
  // Replaces computed styles, which are slow in jsdom and know no layout.
  window.getComputedStyle = element => (element as HTMLElement).style;
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => ({ saveData: asks.savedData }) });
  // Pictures of quotes, which a built site serves.
  globalThis.fetch = async () => new Response('');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => {} } });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => tabHidden });
}

const matches = Element.prototype.matches;
Element.prototype.matches = function matchesOf(this: Element, selector: string): boolean {
  if (selector === ':focus-visible') return this === document.activeElement && focusByKeyboard;
  return matches.call(this, selector);
} as typeof matches;
