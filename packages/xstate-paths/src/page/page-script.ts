import { type ActorControl, controlActors } from '../xstate-5.ts';
import { createQueries, type Queries } from './queries.ts';
import { createSystem, type PageSystem } from './system.ts';

declare global {
  interface Window {
    queries: Queries;
    actorControl: ActorControl;
    system: PageSystem;
    /** The real `requestAnimationFrame`, saved before the clock is stopped. */
    realFrame: typeof requestAnimationFrame;
    /** A helper that the tests' compiler wraps around functions to keep their names. */
    __name: <T>(value: T) => T;
  }
}

/**
 * A script that adds the queries to a page, and controls its actors through the inspector's hook. `window.name`, which outlives
 * a page, says whether the tab is hidden. `places`: as in `createQueries`.
 */
export const pageScript = (places: Readonly<Record<string, string>> = {}) =>
  `window.__name ??= value => value; window.queries = (${createQueries})('', ${JSON.stringify(places)}); window.realFrame = requestAnimationFrame.bind(window); window.actorControl = (${controlActors})(); window.system = (${createSystem})(); window.__inspect = () => window.actorControl.inspect; Object.defineProperty(document, 'hidden', { get: () => name === 'hidden' });`;
