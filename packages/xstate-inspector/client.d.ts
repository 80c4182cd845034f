import type { InspectionEvent } from 'xstate';
import type { ClientOptions } from './index.js';

export interface Source {
  /** The file, relative to the project's folder. */
  file: string;
  /** The position among the file's calls of `createMachine`. */
  number: number;
  /** The name under which the file exports the machine itself, if it does. */
  name?: string;
  /** The name of the variable at the top of the file that has the machine, or what creates it. */
  variable?: string;
}

declare global {
  interface Window {
    /** Set by the inspector on its own window. The argument is the window of the application that it frames or opened. */
    __inspect?: (application: Window, options?: ClientOptions) => (event: InspectionEvent) => void;
    /** Set by the inspector on the window of the application: notes where a machine is created. */
    __xstateSource?: <M>(machine: M, source: Source) => M;
  }
}

/**
 * The inspector of the window that frames or opened this one; undefined if there is none. Loads nothing. Use it as the option `inspect` of `createActor`
 * in an application whose bundler is not Vite.
 */
export function findInspector(options?: ClientOptions): ((event: InspectionEvent) => void) | undefined;
