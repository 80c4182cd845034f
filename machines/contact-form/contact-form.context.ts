/** Input, context and facts of the contact form. */
import type { Parent } from '../parent';
import type { FieldName, Fields } from './message.schema';
import type { LineKind } from './request-lines';
import type { SendFailure } from './send-failure';

export interface ContactFormInput {
  parent: Parent<ContactFormFact>;
  salonEmail: string;
  /** The kinds of choices, in the order of their lines. */
  lineKinds: readonly LineKind[];
  /** The draft of an earlier form. */
  fields?: Fields | undefined;
  /** A hairstyle chosen before the form existed. */
  hairstyle?: string | undefined;
}

export interface ContactFormContext {
  parent: Parent<ContactFormFact>;
  /** The salon's address, for the mail service's template. */
  salonEmail: string;
  lineKinds: readonly LineKind[];
  fields: Fields;
  /** Fields that were empty at the last attempt and have not been filled since. */
  missing: FieldName[];
  /** Bytes over the mail service's limit; 0 if the request fits. */
  excess: number;
  failure: SendFailure | undefined;
  /** The sent request, until the visitor's next edit or page. */
  receipt: Fields | undefined;
}

/** The context without error marks. */
export const noMarks = { missing: [], excess: 0, failure: undefined };

export type ContactFormFact =
  | { type: 'message.submitted' }
  | { type: 'message.incomplete'; missing: FieldName[] }
  | { type: 'message.sent' }
  /** `text`: the whole request as plain text, to send another way. */
  | { type: 'message.failed'; failure: SendFailure; text: string }
  | { type: 'message.copied' }
  | { type: 'message.uncopied' };
