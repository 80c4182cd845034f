import type { InspectionEvent } from 'xstate';
import type { ClientOptions } from './index.js';

declare global {
  interface Window {
    /** Set by the inspector on its own window. The argument is the window of the application that it frames or opened. */
    __inspect?: (site: Window, options?: ClientOptions) => (event: InspectionEvent) => void;
    /**
     * Set by the inspector on the window of the application: notes where a machine is created, as
     * `<file>:<number of the call in the file>:<export>`, or with `:<variable>` for a machine that is not exported.
     */
    __xstateSource?: <M>(machine: M, source: string) => M;
  }
}

/**
 * The inspector of the window that frames or opened this one; undefined if there is none. Use it as the option `inspect`
 * of `createActor` in an application whose bundler is not Vite.
 */
export function findInspector(options?: ClientOptions): ((event: InspectionEvent) => void) | undefined;

/** Reports every root actor of this class `Actor` of XState to the inspector. */
export function inspectAll(Actor: unknown, options?: ClientOptions): void;
