/** A script for pages in Firefox and WebKit: the queries, and parts of the environment that WebDriver cannot set. */
import { pageScript } from 'xstate-paths/page';

export interface Asks {
  theme: 'light' | 'dark';
  motion: 'reduced' | 'full';
}

declare global {
  interface Window {
    /** Sets the system's preferences. */
    ask: (asks: Asks) => void;
  }
}

function turnableSystem(asks: Asks): void {
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

export const environmentScript = (asks: Asks) => `${pageScript}; (${turnableSystem})(${JSON.stringify(asks)});`;
