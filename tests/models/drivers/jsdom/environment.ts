/** The world that jsdom has not: a system that asks for a theme or less motion, a tab that can be hidden, a focus that came by keyboard, a clipboard. */

const asks = { dark: false, reducedMotion: false };
const queries = new Set<{ media: string; listeners: Set<() => void> }>();
const isAsked = (media: string) =>
  (media.includes('color-scheme: dark') && asks.dark) || (media.includes('reduced-motion') && asks.reducedMotion);

let tabHidden = false;
let focusByKeyboard = false;

export function ask(what: { theme: 'light' | 'dark' } | { motion: 'reduced' | 'full' }): void {
  const before = { ...asks };
  if ('theme' in what) asks.dark = what.theme === 'dark';
  else asks.reducedMotion = what.motion === 'reduced';
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

/** How the focus moves from now on. */
export function focusMovesBy(means: 'keyboard' | 'pointer'): void {
  focusByKeyboard = means === 'keyboard';
}

/** Puts this world under the page; afterwards it is light, moving, shown and nobody has touched the keyboard. */
export function installEnvironment(): void {
  Object.assign(asks, { dark: false, reducedMotion: false });
  queries.clear();
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
  // Nothing is laid out here, and what jsdom could tell by its own style sheet alone takes it long.
  window.getComputedStyle = element => (element as HTMLElement).style;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => {} } });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => tabHidden });
}

const matches = Element.prototype.matches;
Element.prototype.matches = function matchesOf(this: Element, selector: string): boolean {
  if (selector === ':focus-visible') return this === document.activeElement && focusByKeyboard;
  return matches.call(this, selector);
} as typeof matches;
