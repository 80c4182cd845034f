import type { ReactNode } from 'react';

/** What a chart shows beyond the definition: where the machine is and how it came there. */
export interface Lights {
  /** Ids of the states that it is in. */
  active: ReadonlySet<string>;
  /** The machine threw in these states. */
  failed: boolean;
  /** Transitions just taken. */
  taken: ReadonlySet<string>;
  /** Ids of the actors that run now. */
  running: ReadonlySet<string>;
  /** What the guard of a transition said when it was last asked; old if that was for an earlier event. */
  verdicts: ReadonlyMap<string, { holds: boolean; isOld: boolean }>;
  /** Events that the active states handle can be sent from the chart. */
  sends: boolean;
  /** Shown in place of a delay's full length while it runs. */
  countdown: (timer: string) => ReactNode;
}
