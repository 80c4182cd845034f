import type { ReactNode } from 'react';

/** What a chart shows of a running machine, such as its current state and the last transitions. */
export interface LiveState {
  /** Ids of the active states. */
  active: ReadonlySet<string>;
  /** Whether the machine has thrown while these states were active. */
  failed: boolean;
  /** Ids of the last transitions. */
  taken: ReadonlySet<string>;
  /** Ids of the running actors. */
  running: ReadonlySet<string>;
  /** The results of the guards that the last event asked, by transition. */
  guardResults: ReadonlyMap<string, boolean | 'threw'>;
  /** Whether events can be sent from the chart. */
  sends: boolean;
  /** The remaining time of a running delay, shown in place of its full length. */
  countdown: (timer: string) => ReactNode;
}

/** What a part of a chart shows of a running machine; nothing in a picture file. */
export interface Live {
  live: LiveState | undefined;
}
