/** Input and context of the contact form, and its facts: the events that it sends to its parent. */
import type { Schedule } from '../open-hours/opening';
import type { Parent } from '../parent';
import { emptyFields, type Receipt, type Request } from './message.schema';

export interface ContactFormInput extends Pick<Request, 'salonEmail' | 'lineKinds'> {
  parent: Parent<ContactFormFact>;
  /** When the salon is open. */
  schedule: Schedule;
  /** What the form begins with: after an exception, what was entered before. */
  draft?: Draft;
}

/** What the visitor has entered. */
export interface Draft extends Pick<Request, 'fields' | 'reference'> {
  /** A date that the visitor chose although the salon cannot take anyone then. It is not in the message, and a date there replaces it. */
  unusableDate: string;
}

export interface ContactFormContext extends Omit<ContactFormInput, 'draft'>, Draft, Request {
  /** The request that was sent last. */
  receipt: Receipt | undefined;
  /** The lines of choices that the visitor's own edits have taken out of the message, without another of their kind since. */
  lost: readonly string[];
  /** A hairstyle that was chosen while a request is being sent; the message names it afterwards. */
  nextHairstyle: string | undefined;
}

export const emptyDraft: Draft = { fields: emptyFields, unusableDate: '', reference: '' };

/** Whether a new document would clear something that the visitor has written, chosen or dated. */
export const isEmpty = ({ fields, unusableDate }: Draft) => !unusableDate && !Object.values(fields).some(Boolean);

export type ContactFormFact =
  /** What the visitor has entered so far. */
  | { type: 'draft.changed'; draft: Draft }
  | { type: 'form.submitted' }
  | { type: 'message.incomplete' }
  | { type: 'message.sent' }
  /** `text`: the whole request as plain text, so that the visitor can send it another way. */
  | { type: 'message.failed'; reason: unknown; text: string }
  | { type: 'message.copied' }
  | { type: 'message.copyFailed' };
