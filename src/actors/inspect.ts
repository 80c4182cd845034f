import type { InspectionEvent } from 'xstate';

/** The developer's inspector; undefined in production. */
interface InspectOptions {
  inspect?: (event: InspectionEvent) => void;
}

declare global {
  interface Window {
    /** The inspector sets this on its own window. It receives the window of the site that it frames or has opened. */
    __inspect?: (site: Window) => NonNullable<InspectOptions['inspect']>;
  }
}

let options: InspectOptions = {};
let isWatchedElsewhere = false;

/** Passed once to the root actor, and to actors that live only as long as one component. */
export const inspectOptions = (): InspectOptions => options;

export function inspectWith(inspect: InspectOptions['inspect'], isElsewhere = false): void {
  isWatchedElsewhere = isElsewhere;
  options = inspect ? { inspect } : {};
}

/** Whether an inspector is attached, which wants to show machines that have not started yet. */
export const isWatched = () => isWatchedElsewhere;

/** Asks the window that frames or opened this one whether it is an inspector. Nothing is loaded either way. */
export function askForInspector(): void {
  for (const host of [window.parent, window.opener as Window | null]) {
    try {
      if (!host?.__inspect) continue;
      inspectWith(host.__inspect(window));
      return;
    } catch {
      // Reading a window of another origin throws; it is not an inspector.
    }
  }
}
