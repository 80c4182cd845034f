import type { ReactNode } from 'react';

/** What a chart shows besides the definition: the current state and the last transitions. */
export interface Lights {
  /** Ids of the active states. */
  active: ReadonlySet<string>;
  /** Ids of the states in which the machine threw. */
  failed: boolean;
  /** Ids of the last transitions. */
  taken: ReadonlySet<string>;
  /** Ids of the running actors. */
  running: ReadonlySet<string>;
  /** The last result of each transition's guard; old if for an earlier event. */
  guardResults: ReadonlyMap<string, { holds: boolean; isOld: boolean }>;
  /** Events that can be sent from the chart. */
  sends: boolean;
  /** Replaces a running delay's length. */
  countdown: (timer: string) => ReactNode;
}
