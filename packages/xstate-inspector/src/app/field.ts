import type { Plain } from '../watch/plain';

/** A part of an event's payload, as its TypeScript type describes it. */
export interface Field {
  name: string;
  /** The type as source text. */
  type: string;
  isOptional: boolean;
  /** `choice` is one of the options; `code` is what JSON cannot represent, such as a `Date`. */
  kind: 'choice' | 'string' | 'number' | 'json' | 'code';
  /** Values to choose from, or to begin with: one for each part of a union. */
  options: Plain[];
}

/** Fields by event type. */
export type EventTypes = { [eventType: string]: Field[] };
