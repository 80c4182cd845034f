import type { InspectionEvent } from 'xstate';

export type Inspect = (event: InspectionEvent) => void;

declare global {
  interface Window {
    /** Set by a developer's inspector on its own window: takes the window of a site that it frames or has opened. */
    __inspect?: (site: Window) => Inspect;
  }
}

/** What the window that frames or has opened this one wants to watch with, if it is an inspector. Nothing is loaded either way. */
export function findInspector(): Inspect | undefined {
  for (const host of [window.parent, window.opener as Window | null]) {
    try {
      if (host?.__inspect) return host.__inspect(window);
    } catch {
      // A window of another origin may not be looked into, and is no inspector.
    }
  }
  return undefined;
}
