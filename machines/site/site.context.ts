/** The root's context, and the events it receives: mostly facts, which its children report. */
import type { ContactFormInput } from '../contact-form/contact-form.context';
import { type ContactFormActor, draftOf } from '../contact-form/contact-form.machine';
import type { Page } from '../page';

/** What the site needs to know of the salon, and the first page. */
export interface SiteInput extends Pick<ContactFormInput, 'schedule' | 'salonEmail' | 'lineKinds'> {
  page: Page;
}

export interface SiteContext extends SiteInput {
  /** The form, also one that has failed: guards, which do not see the children, ask whether something is written in it. */
  form: ContactFormActor | undefined;
  /** What the browser itself opens in `leaving`. */
  link: Link;
}

export type SiteEvent =
  | { type: 'hairstyle.choose'; title: string }
  /** Restarts the failed actors. */
  | { type: 'failure.retry' }
  // Facts from the children:
  | { type: 'page.left' }
  | { type: 'page.shown'; page: Page }
  | { type: 'page.closed' | 'page.failed'; link: string; path: string; reason: unknown }
  /** The visitor asks for the request form. `title`: the hairstyle; by default, the page's hairstyle. */
  | { type: 'booking.requested'; title?: string }
  | { type: 'message.submitted' }
  | { type: 'message.incomplete' }
  | { type: 'message.sent' }
  | { type: 'message.failed'; reason: unknown; text: string }
  | { type: 'message.copied' }
  | { type: 'message.uncopied' }
  | { type: 'sheet.closed' }
  | { type: 'sheet.failed'; reason: unknown }
  | { type: 'link.copied' }
  | { type: 'link.failed'; link: string }
  /** One of a child's own actors has failed; the child continues. */
  | { type: 'part.failed'; part: string; reason: unknown }
  | { type: `xstate.error.actor.${string}`; error: unknown };

/** A link; empty for the page in the address bar, undefined for the page with the form. */
export type Link = string | undefined;

/** Whether a new document would clear something that the visitor has written or chosen. */
export const isWritten = ({ form }: SiteContext): boolean =>
  Object.values((form && draftOf(form).fields) ?? {}).some(Boolean);
