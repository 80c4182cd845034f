/** A type in which every alias is resolved. JSON omits the value of the literal `undefined`. */
export type Shape =
  | { kind: 'string' }
  | { kind: 'number' }
  | { kind: 'boolean' }
  | { kind: 'literal'; value?: string | number | boolean | null | undefined }
  | { kind: 'union'; options: Shape[] }
  | { kind: 'array'; item: Shape }
  | { kind: 'object'; fields: Field[] }
  /** A type that has no form field of its own, as source text; `isCode` means that JSON cannot represent it. */
  | { kind: 'other'; text: string; isCode: boolean };

export interface Field {
  name: string;
  shape: Shape;
}

/** Fields by event type. */
export type EventTypes = { [eventType: string]: Field[] };
