/** What the contact form remembers, and what it tells. */
import type { FieldName, Fields } from './message.schema';
import type { SendFailure } from './send-failure';

export interface ContactFormContext {
  /** The salon's own address, part of what the provider's template receives. */
  salonEmail: string;
  fields: Fields;
  /** Fields found empty at the last try, cleared one by one as they are filled. */
  missing: FieldName[];
  /** By how many bytes the request is over the provider's limit; 0 when it fits. */
  excess: number;
  failure: SendFailure | undefined;
}

/** As long as nothing is known to be wrong. */
export const noMarks = { missing: [], excess: 0, failure: undefined };

export type ContactFormEmitted =
  | { type: 'message.submitted' }
  | { type: 'message.incomplete'; missing: FieldName[] }
  | { type: 'message.sent' }
  | { type: 'message.failed'; failure: SendFailure };
