import type { InspectionEvent } from 'xstate';

/** The watcher of a developer's inspector; absent in production. */
interface InspectOptions {
  inspect?: (event: InspectionEvent) => void;
}

declare global {
  interface Window {
    /** Set by a developer's inspector on its own window: takes the window of a site that it frames or has opened. */
    __inspect?: (site: Window) => NonNullable<InspectOptions['inspect']>;
  }
}

let options: InspectOptions = {};
let isWatchedElsewhere = false;

/** For the root actor, which passes it on, and for actors that live and end with one component. */
export const inspectOptions = (): InspectOptions => options;

export function inspectWith(inspect: InspectOptions['inspect'], isElsewhere = false): void {
  isWatchedElsewhere = isElsewhere;
  options = inspect ? { inspect } : {};
}

/** Whether a developer watches from another window, and wants to see machines that nobody has needed yet. */
export const isWatched = () => isWatchedElsewhere;

/** Asks the window that frames or has opened this one whether it wants to watch. Nothing is loaded either way. */
export function askForInspector(): void {
  for (const host of [window.parent, window.opener as Window | null]) {
    try {
      if (!host?.__inspect) continue;
      inspectWith(host.__inspect(window), host !== window);
      return;
    } catch {
      // A window of another origin may not be looked into, and is no inspector.
    }
  }
}
