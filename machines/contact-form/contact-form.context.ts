/** What the contact form begins with, remembers, and reports. */
import type { Parent } from '../parent';
import type { FieldName, Fields } from './message.schema';
import type { LineKind } from './request-lines';
import type { SendFailure } from './send-failure';

export interface ContactFormInput {
  parent: Parent<ContactFormFact>;
  salonEmail: string;
  /** The kinds of choices that can be made by tap, in the order of their lines. */
  lineKinds: readonly LineKind[];
  /** A draft to go on with. */
  fields?: Fields | undefined;
  /** A hairstyle chosen before the form was there, to be named in the message. */
  hairstyle?: string | undefined;
}

export interface ContactFormContext {
  parent: Parent<ContactFormFact>;
  /** The salon's own address, part of what the provider's template receives. */
  salonEmail: string;
  lineKinds: readonly LineKind[];
  fields: Fields;
  /** Fields found empty at the last try, cleared one by one as they are filled. */
  missing: FieldName[];
  /** By how many bytes the request is over the provider's limit; 0 when it fits. */
  excess: number;
  failure: SendFailure | undefined;
  /** What was sent, from the moment the provider accepts it until the visitor moves on. */
  receipt: Fields | undefined;
}

/** As long as nothing is known to be wrong. */
export const noMarks = { missing: [], excess: 0, failure: undefined };

export type ContactFormFact =
  | { type: 'message.submitted' }
  | { type: 'message.incomplete'; missing: FieldName[] }
  | { type: 'message.sent' }
  /** `text`: the whole request as plain text, to be sent another way. */
  | { type: 'message.failed'; failure: SendFailure; text: string }
  | { type: 'message.copied' }
  | { type: 'message.uncopied' };
