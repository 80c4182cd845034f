/** The root's context, and the events it receives: mostly facts, which its children report. */
import type { ContactFormInput, Draft } from '../contact-form/contact-form.context';
import type { Page } from '../page';
import type { CodeFact, PartFact } from '../parent';

/** What the site needs to know of the salon, and the first page. */
export interface SiteInput extends Pick<ContactFormInput, 'schedule' | 'salonEmail' | 'lineKinds'> {
  page: Page;
}

export interface SiteContext extends SiteInput {
  /** What the visitor has entered in the form, with which a form that has failed starts again. */
  draft: Draft;
  /** What the browser itself opens when the document is left. */
  destination: Link;
  /** The link inside the site that was followed last. */
  followed: string;
}

export type SiteEvent =
  | { type: 'hairstyle.choose'; title: string }
  /** A link inside the site is followed. `path`: the path of its page. */
  | { type: 'link.follow'; link: string; path: string }
  /** Restarts the failed actors. */
  | { type: 'failure.retry' }
  // Facts from the children:
  | { type: 'page.left' }
  | { type: 'page.shown'; page: Page }
  /** The visitor asks for the request form. `title`: the hairstyle; by default, the page's hairstyle. */
  | { type: 'booking.requested'; title?: string }
  | { type: 'draft.changed'; draft: Draft }
  | { type: 'form.submitted' }
  | { type: 'message.incomplete' }
  | { type: 'message.sent' }
  | { type: 'message.failed'; reason: unknown; text: string }
  | { type: 'message.copied' }
  | { type: 'message.copyFailed' }
  | { type: 'sheet.closed' }
  /** The gallery opens a picture, whose viewer may have to load first. */
  | { type: 'photo.requested' }
  | { type: 'photoLink.copied' }
  | { type: 'photoLink.failed'; link: string }
  | CodeFact
  | PartFact
  // Raised by the site itself:
  /** The document stays, although code is missing. */
  | { type: 'document.stay' }
  | { type: 'sheet.request' };

/** A link; empty for the page in the address bar, undefined for the page with the form. */
export type Link = string | undefined;
