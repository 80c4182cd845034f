/** What the contact form begins with, remembers, and reports. */
import type { Parent } from '../parent';
import type { FieldName, Fields } from './message.schema';
import type { SendFailure } from './send-failure';

export interface ContactFormInput {
  parent: Parent<ContactFormFact>;
  salonEmail: string;
  /** A draft to go on with. */
  fields?: Fields | undefined;
  /** A hairstyle chosen before the form was there, to be mentioned in the message. */
  hairstyle?: string | undefined;
}

export interface ContactFormContext {
  parent: Parent<ContactFormFact>;
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

export type ContactFormFact =
  | { type: 'message.submitted' }
  | { type: 'message.incomplete'; missing: FieldName[] }
  | { type: 'message.sent' }
  | { type: 'message.failed'; failure: SendFailure };
