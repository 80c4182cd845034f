import type { InspectionEvent } from 'xstate';

export type Inspect = (event: InspectionEvent) => void;

declare global {
  interface Window {
    /**
     * Set by the inspector on its own window. The argument is the window of the site that the inspector frames or
     * opened.
     */
    __inspect?: (site: Window) => Inspect;
  }
}

/** Returns the inspector of the window that frames or opened this one, if there is one. Loads nothing. */
export function findInspector(): Inspect | undefined {
  for (const host of [window.parent, window.opener as Window | null]) {
    try {
      if (host?.__inspect) return host.__inspect(window);
    } catch {
      // Reading a window of another origin throws; such a window is not an inspector.
    }
  }
  return undefined;
}
