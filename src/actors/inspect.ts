import type { InspectionEvent } from 'xstate';

export type Inspect = (event: InspectionEvent) => void;

declare global {
  interface Window {
    /** The inspector sets this on its own window. It receives the window of the site that it frames or has opened. */
    __inspect?: (site: Window) => Inspect;
  }
}

/** The inspector in the window that frames or opened this one, if there is one. Nothing is loaded either way. */
export function findInspector(): Inspect | undefined {
  for (const host of [window.parent, window.opener as Window | null]) {
    try {
      if (host?.__inspect) return host.__inspect(window);
    } catch {
      // Reading a window of another origin throws; it is not an inspector.
    }
  }
  return undefined;
}
