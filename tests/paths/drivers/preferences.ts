/** The system's preferences, where the browser cannot emulate them: in jsdom, Firefox and WebKit. */
import type { SiteSystem } from '../../../machines/kit';

export interface Preferences {
  theme: 'light' | 'dark';
  motion: 'reduced' | 'full';
}

declare global {
  interface Window {
    /** Sets the system's preferences. */
    ask: (what: SiteSystem) => void;
  }
}

/** Replaces `matchMedia`. One function without imports, because browsers receive it as text. */
export function turnableSystem(asks: Preferences): void {
  const real = window.matchMedia.bind(window);
  const queries = new Set<{ matches: () => boolean; target: EventTarget; before: boolean }>();
  window.ask = next => {
    Object.assign(asks, next);
    for (const query of queries) {
      const changed = query.before !== query.matches();
      query.before = query.matches();
      if (changed) query.target.dispatchEvent(new Event('change'));
    }
  };
  window.matchMedia = media => {
    const dark = media.includes('prefers-color-scheme');
    if (!dark && !media.includes('prefers-reduced-motion')) return real(media);
    const target = new EventTarget();
    const matches = () => (dark ? asks.theme === 'dark' : asks.motion === 'reduced');
    queries.add({ matches, target, before: matches() });
    Object.defineProperty(target, 'matches', { get: matches });
    return target as MediaQueryList;
  };
}
